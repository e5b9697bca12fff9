import type { ZodType } from 'zod'
import { z } from '../zod.ts'
import {
  compareAmounts,
  isAmount,
  multiplyAmounts,
  roundAmount,
  subtractAmounts,
  sumAmounts,
} from '../amount.ts'
import type { Field } from '../field.ts'
import type { Flag } from '../permission.ts'
import type { Condition } from '../condition.ts'
import { defineKind, operatorSets, type Compared } from '../kind.ts'
import { isDay } from './calendar.ts'
import { decimalsOf, type DecimalOptions } from './decimals.ts'

export interface ComputedOptions {
  readonly of: 'text' | 'number' | 'money' | 'date'
  /** Joined by a space, empty ones left out. */
  readonly concat?: readonly string[]
  readonly sum?: readonly string[]
  /** The first less all others. */
  readonly difference?: readonly string[]
  readonly product?: readonly string[]
  /** Of a sum of money. Default: the building's. */
  readonly currency?: DecimalOptions['currency']
  /** Digits after the point that a number shows. Default 2. */
  readonly scale?: number
  /** Worked out over other records, by the SQL expression that the entity's extension has for it. */
  readonly server?: true
  /** Of what the server works out: lists sort and filter by it. For expressions that are cheap for every row. */
  readonly ordered?: true
  /** No value where another field of the record is one of these: a draft owes nothing. */
  readonly unless?: { readonly field: string; readonly is: readonly string[] }
  /** The entity whose records such a value shows: only those who may read them see it. Default: this entity's readers. */
  readonly from?: string
  /** Of a day: past it, and while this holds, it is marked as overdue. */
  readonly dueWhile?: Condition
  /** With `from`: the right on that entity that seeing it needs, where reading is not enough. */
  readonly personal?: Flag
}
type ComputedValue<O> = O extends 'number' ? number : string
export interface ComputedField<O extends ComputedOptions['of'] = ComputedOptions['of']>
  extends Field<'computed', ComputedValue<O>, false, never>, ComputedOptions {
  readonly of: O
}

/** A value worked out from other fields of the same record; null where one of the numbers is missing. */
export const computed = <const O extends ComputedOptions['of']>(
  options: ComputedOptions & { of: O },
): ComputedField<O> => ({
  ...options,
  kind: 'computed',
  readOnly: true,
})

/** The fields that a computed one reads. */
export const operandsOf = (field: ComputedOptions) =>
  field.concat ?? field.sum ?? field.difference ?? field.product ?? []

/** The value in a record, by exact decimals; amounts are rounded to 2 digits, numbers to 6. */
export function computeValue(
  field: ComputedField,
  record: Readonly<Record<string, unknown>>,
): string | number | null {
  if (field.unless?.is.includes(String(record[field.unless.field])) === true) return null
  const parts = operandsOf(field).map((name) => record[name])
  if (field.concat !== undefined)
    return parts.filter((part) => part !== null && part !== undefined && part !== '').join(' ')
  const amounts = parts.map((part) => decimalText(part))
  if (amounts.some((amount) => amount === undefined)) return null
  const result = combine(field, amounts as string[])
  return field.of === 'money' ? roundAmount(result, 2) : Number(roundAmount(result, 6))
}

const computedSchema = ({ of }: ComputedField) =>
  of === 'number' ? z.number({ error: 'invalid_number' }) : z.string({ error: 'invalid_text' })

const { plain } = decimalsOf(2)

/** How lists compare values of each sort. */
const comparisons = {
  // Never empty: no debt is a debt of zero.
  money: { type: 'numeric', family: 'number', operators: operatorSets.measured },
  number: { type: 'numeric', family: 'number', operators: operatorSets.ordered },
  text: { type: 'text', family: 'text', operators: operatorSets.textual },
  date: { type: 'date', family: 'date', operators: operatorSets.ordered },
} as const satisfies Record<ComputedOptions['of'], Compared>

const operands: Readonly<Record<ComputedOptions['of'], () => ZodType>> = {
  money: plain,
  number: () => z.number({ error: 'invalid_number' }),
  text: () => z.string({ error: 'invalid_text' }),
  date: () => z.string({ error: 'invalid_date' }).refine(isDay, { error: 'invalid_date' }),
}

export const computedKind = defineKind<ComputedField>({
  derived: true,
  schema: computedSchema,
  operators: operatorSets.none,
  compared: ({ ordered, of }) => (ordered === true ? comparisons[of] : undefined),
  operand: ({ of }) => operands[of](),
  decode: (field, node) =>
    field.of === 'number' && typeof node === 'string' && isAmount(node) ? Number(node) : node,
  encode: (_field, value) => String(value),
  compare: (a, b) => (isAmount(String(a)) && isAmount(String(b)) ? compareAmounts(String(a), String(b)) : 0),
  demo: () => null,
  parseCell: () => null,
  isNumber: ({ of }) => of === 'number' || of === 'money',
  formatCell: (field, value) => (field.of === 'number' ? Number(value) : String(value)),
  fault: (field) => sourceFault(field) ?? orderFault(field),
})

const sourceFault = (field: ComputedField) =>
  [field.concat, field.sum, field.difference, field.product, field.server].filter(
    (said) => said !== undefined,
  ).length === 1 &&
  (field.concat === undefined || field.of === 'text') &&
  (field.of !== 'text' || field.concat !== undefined || field.server === true)
    ? undefined
    : 'says exactly one of concat (text), sum, difference, product (number, money), server'

const orderFault = ({ ordered, server }: ComputedField) =>
  ordered !== true || server === true ? undefined : 'is ordered, but the server does not work it out'

function combine(field: ComputedField, amounts: readonly string[]) {
  const [first = '0', ...rest] = amounts
  if (field.product !== undefined) return rest.reduce(multiplyAmounts, first)
  return field.difference === undefined ? sumAmounts(amounts) : subtractAmounts(first, sumAmounts(rest))
}

function decimalText(value: unknown) {
  const text = typeof value === 'number' ? value.toFixed(6) : typeof value === 'string' ? value : ''
  return isAmount(text) ? text : undefined
}
