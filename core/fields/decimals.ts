import { z } from '../zod.ts'
import { canonicalAmount, compareAmounts } from '../amount.ts'
import type { RecordContext } from '../kind.ts'
import type { CurrencyCode } from '../vocabulary.ts'
import type { Refusal } from '../wire/error.ts'
import { refusalIssue } from './schemas.ts'

/** The options that amounts and prices share. */
export interface DecimalOptions {
  /** The building's (default), or the one that another field of the record names. */
  readonly currency?: 'building' | { readonly field: string }
  /** Inclusive, as decimal strings. */
  readonly min?: string
  readonly max?: string
}

interface Bounds extends Pick<DecimalOptions, 'min' | 'max'> {
  readonly negative?: boolean
}

const minusZero = /^-0+(\.0+)?$/

/** What amounts and prices share: decimal strings of at most 13 whole digits and so many decimals. */
export function decimalsOf(digits: number) {
  const grammar = new RegExp(`^-?\\d{1,13}(\\.\\d{1,${digits}})?$`)
  const plain = () =>
    z
      .string({ error: 'invalid_amount' })
      .regex(grammar, { error: 'invalid_amount' })
      .refine((value) => !minusZero.test(value), { error: 'invalid_amount' })
  return {
    plain,
    schema: (field: Bounds) =>
      plain().superRefine((value, context) => {
        const refusal = grammar.test(value) ? overLimit(field, value) : undefined
        if (refusal !== undefined) context.addIssue(refusalIssue(refusal))
      }),
    /** A value that is no such number stays unchanged, so that the schema refuses it. */
    canonical: (text: string) => (grammar.test(text) && !minusZero.test(text) ? canonicalAmount(text) : text),
  }
}

function overLimit(field: Bounds, value: string): Refusal | undefined {
  const { min, max } = field
  if (field.negative !== true && value.startsWith('-')) return { code: 'invalid_amount' }
  if (min !== undefined && compareAmounts(value, min) < 0)
    return { code: 'too_small', limits: { min: canonicalAmount(min) } }
  if (max !== undefined && compareAmounts(value, max) > 0)
    return { code: 'too_large', limits: { max: canonicalAmount(max) } }
  return undefined
}

export const boundsFault = ({ min, max }: Bounds) =>
  min !== undefined && max !== undefined && compareAmounts(min, max) > 0 ? 'min is above max' : undefined

/** The currency that an amount or a price is in, where that is known. */
export function currencyOf(
  { currency = 'building' }: Pick<DecimalOptions, 'currency'>,
  record: Readonly<Record<string, unknown>>,
  context: RecordContext = {},
): CurrencyCode | undefined {
  if (currency === 'building') return context.currency
  const code = record[currency.field] ?? null
  // An amount of no named currency is in the building's.
  if (code === null) return context.currency
  return typeof code === 'string' && isCurrency(code, context) ? code : undefined
}

const isCurrency = (code: string, { currencies }: RecordContext): code is CurrencyCode =>
  currencies !== undefined && Object.hasOwn(currencies, code)
