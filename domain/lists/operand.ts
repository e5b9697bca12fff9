import { isOneOf } from '#core/one-of.ts'
export type Scalar = string | number | boolean | null

/** Date ranges that move with the calendar; they are resolved when the list is loaded, not when it is saved. */
export const relativeRanges = [
  'past',
  'today',
  'yesterday',
  'this_week',
  'this_month',
  'last_month',
  'this_year',
  'last_7_days',
  'last_30_days',
  'last_90_days',
  'last_3_months',
  'last_6_months',
  'next_7_days',
  'next_30_days',
] as const
export type RelativeRange = (typeof relativeRanges)[number]

/** The value that a filter compares with. `me` is the user who looks at the list. */
export type Operand =
  | Scalar
  | readonly Scalar[]
  | { readonly relative: RelativeRange }
  | { readonly me: true }

export const isScalar = (value: unknown): value is Scalar =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)

/** Whether a value from an address is one. */
export function isOperand(value: unknown): value is Operand {
  if (isScalar(value)) return true
  if (Array.isArray(value)) return value.every(isScalar)
  if (typeof value !== 'object') return false
  const range = value as { relative?: unknown; me?: unknown }
  return range.me === true || isOneOf(relativeRanges, range.relative)
}
