import type { Operator } from '#core/kind.ts'
import type { Operand } from '#domain/lists/operand.ts'

export type Arity = 'none' | 'one' | 'many' | 'pair'

/** The number of values that an operator compares with. */
export function arityOf(operator: Operator): Arity {
  if (operator === 'null' || operator === 'nnull') return 'none'
  if (operator === 'between' || operator === 'nbetween') return 'pair'
  return operator === 'in' || operator === 'nin' ? 'many' : 'one'
}

/** A filter that has all the values that it needs. */
export function isComplete(operator: Operator, value: Operand | undefined): boolean {
  const arity = arityOf(operator)
  if (arity === 'none') return true
  if (value === undefined || value === null || value === '') return false
  if (arity === 'pair')
    return !Array.isArray(value) || (value.length === 2 && value.every((end) => end !== null && end !== ''))
  return !(arity === 'many' && Array.isArray(value) && value.length === 0)
}
