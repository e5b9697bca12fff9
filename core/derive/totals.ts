import type { AnyEntity } from '../entity.ts'
import type { AnyField } from '../field.ts'
import { operandsOf, type ComputedField } from '../fields/computed.ts'
import type { MoneyField } from '../fields/money.ts'
import type { NumberField } from '../fields/number.ts'
import { kindOf } from '../kinds.ts'
import type { FilterNode } from '../wire/filter.ts'
import { allFields, stateFieldOf } from './fields.ts'

/** A list can add this field up: a number that says so, or a sum of money, stored or worked out from stored values. */
export function isSummable(entity: AnyEntity, name: string): boolean {
  const field = allFields(entity)[name]
  if (field === undefined) return false
  if (field.kind === 'number') return (field as NumberField).adds === true
  if (field.kind === 'money') return (field as MoneyField).isRate !== true
  return isComputedMoney(field) && operandsOf(field).every((operand) => isStored(entity, operand))
}

const isComputedMoney = (field: AnyField): field is ComputedField =>
  field.kind === 'computed' && (field as ComputedField).of === 'money'

const isStored = (entity: AnyEntity, name: string) => {
  const field = allFields(entity)[name]
  return field !== undefined && kindOf(field).column !== undefined
}

interface Asked {
  readonly filters: readonly FilterNode[]
  readonly trashed?: 'with' | 'only' | undefined
}

/**
 * States whose records the sums of a list leave out: those that it has. None where it is of such records alone, or of the
 * trash.
 */
export function leftOutOf(entity: AnyEntity, { filters, trashed }: Asked): readonly string[] {
  const { lifecycle } = entity
  if (lifecycle === undefined || trashed === 'only') return []
  const out = Object.entries(lifecycle.states).flatMap(([state, { isCounted }]) =>
    isCounted === false ? [state] : [],
  )
  const asked = statesIn(filters, stateFieldOf(entity))
  if (asked === undefined) return out
  const has = out.filter((state) => asked.includes(state))
  return has.length === asked.length ? [] : has
}

/** The states that a list is limited to; undefined where it is not. */
function statesIn(filters: readonly FilterNode[], field: string | undefined): readonly string[] | undefined {
  for (const filter of filters) {
    if ('or' in filter) continue
    if ('and' in filter) {
      const found = statesIn(filter.and, field)
      if (found !== undefined) return found
    } else if (filter.field === field && (filter.operator === 'eq' || filter.operator === 'in'))
      return [filter.value].flat().map(String)
  }
  return undefined
}

/** The field that names the currency of a sum; undefined where that is the building's. */
export function currencyFieldOf(field: AnyField): string | undefined {
  const { currency } = field as MoneyField
  return field.kind === 'money' && typeof currency === 'object' ? currency.field : undefined
}
