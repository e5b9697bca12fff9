import { z } from 'zod'
import { canonicalAmount, compareAmounts, fractionDigits, isAmount } from '../amount.ts'
import type { Field, FieldOptions } from '../field.ts'
import { digitsFromCell, refusalIssue, type Refusal } from './schemas.ts'
import { defineKind, operatorSets, type RecordContext } from '../kind.ts'
import type { Flag } from '../permission.ts'
import type { CurrencyCode } from '../vocabulary.ts'

export interface MoneyOptions {
  /** The building's (default), or the one that another field of the record names. */
  readonly currency?: 'building' | { readonly field: string }
  /** May be below zero. Default false. */
  readonly negative?: boolean
  /** Inclusive, as decimal strings. */
  readonly min?: string
  readonly max?: string
  /** A price for one, or what else makes no sense added up: lists show no sum of it. Default false. */
  readonly isRate?: true
}
export interface MoneyField<R extends boolean = boolean, G extends Flag = Flag>
  extends Field<'money', string, R, G>, MoneyOptions {}

/** An amount: a decimal string of at most 13 whole digits and 2 decimals (`1250000`, `12.5`). */
export const money = <const R extends boolean = false, const G extends Flag = never>(
  options: FieldOptions<R, G> & MoneyOptions = {},
): MoneyField<NoInfer<R>, NoInfer<G>> => ({ ...options, kind: 'money' })

const grammar = /^-?\d{1,13}(\.\d{1,2})?$/
const minusZero = /^-0+(\.0+)?$/

const plain = () =>
  z
    .string({ error: 'invalid_amount' })
    .regex(grammar, { error: 'invalid_amount' })
    .refine((value) => !minusZero.test(value), { error: 'invalid_amount' })

export const moneyKind = defineKind<MoneyField>({
  schema: (field) =>
    plain().superRefine((value, context) => {
      const refusal = grammar.test(value) ? overLimit(field, value) : undefined
      if (refusal !== undefined) context.addIssue(refusalIssue(refusal))
    }),
  operand: plain,
  column: (field) => ({
    type: 'numeric(18,2)',
    family: 'number',
    // Both bounds: PostgreSQL's NaN and Infinity are above zero.
    check: field.negative === true ? '% > -1e13 AND % < 1e13' : '% >= 0 AND % < 1e13',
  }),
  operators: operatorSets.ordered,
  decode: (_field, node) => (typeof node === 'string' ? canonical(node) : node),
  encode: (_field, value) => String(value),
  fromColumn: (_field, raw) => canonicalAmount(String(raw)),
  check(field, value, record, context) {
    const code = currencyOf(field, record, context)
    const form = code === undefined ? undefined : context.currencies?.[code]
    const amount = String(value)
    return form !== undefined && isAmount(amount) && fractionDigits(amount) > form.digits
      ? 'too_many_decimals'
      : undefined
  },
  compare: (a, b) => compareAmounts(String(a), String(b)),
  demo: (field, seed) => field.min ?? `${(1 + Math.floor(seed.random() * 200)) * 5000}`,
  parseCell: (_field, cell) => canonical(digitsFromCell(cell.trim())),
  formatCell: (_field, value) => String(value),
  fault: (field) =>
    field.min !== undefined && field.max !== undefined && compareAmounts(field.min, field.max) > 0
      ? 'min is above max'
      : undefined,
})

/** The currency that an amount is in, where that is known. */
export function currencyOf(
  field: MoneyField,
  record: Readonly<Record<string, unknown>>,
  context: RecordContext = {},
): CurrencyCode | undefined {
  const { currency = 'building' } = field
  if (currency === 'building') return context.currency
  const code = record[currency.field]
  return typeof code === 'string' && isCurrency(code, context) ? code : undefined
}

const isCurrency = (code: string, { currencies }: RecordContext): code is CurrencyCode =>
  currencies !== undefined && Object.hasOwn(currencies, code)

/** A value that is not an amount stays unchanged, so that the schema refuses it. */
const canonical = (text: string) =>
  grammar.test(text) && !minusZero.test(text) ? canonicalAmount(text) : text

function overLimit(field: MoneyField, value: string): Refusal | undefined {
  const { min, max } = field
  if (field.negative !== true && value.startsWith('-')) return { code: 'invalid_amount' }
  if (min !== undefined && compareAmounts(value, min) < 0)
    return { code: 'too_small', limits: { min: canonicalAmount(min) } }
  if (max !== undefined && compareAmounts(value, max) > 0)
    return { code: 'too_large', limits: { max: canonicalAmount(max) } }
  return undefined
}
