import Big from 'big.js'

/**
 * Exact decimal arithmetic on strings (`1250.5`). Strict: a binary float can neither become an amount nor come out of
 * one.
 */
const Decimal = Big()
Decimal.strict = true
// Half away from zero, once, where somebody asks for it (docs/domain/amounts-and-days.md).
Decimal.RM = Big.roundHalfUp
/** Digits behind the point that a division keeps until it is rounded. */
Decimal.DP = 30

const grammar = /^-?\d{1,30}(\.\d{1,12})?$/

export const isAmount = (text: string) => grammar.test(text)

/** The one spelling of a number: no leading zeros, no trailing fraction zeros, no minus before zero. */
export const canonicalAmount = (text: string) => print(read(text))

export const addAmounts = (a: string, b: string) => print(read(a).plus(read(b)))
export const subtractAmounts = (a: string, b: string) => print(read(a).minus(read(b)))
export const sumAmounts = (amounts: readonly string[]) => amounts.reduce(addAmounts, '0')
export const multiplyAmounts = (a: string, b: string) => print(read(a).times(read(b)))

interface Scale {
  readonly by: string
  readonly over: string
  readonly digits: number
  /** Cut off what is finer instead of rounding it. */
  readonly down?: boolean
}

/** `a × by ÷ over`, rounded once to so many fraction digits. A `RangeError` for a division by zero. */
export function scaleAmount(a: string, { by, over, digits, down = false }: Scale) {
  if (read(over).eq('0')) throw new RangeError('division by zero')
  const scaled = read(a).times(read(by)).div(read(over))
  return print(down ? scaled.round(digits, Big.roundDown) : scaled.round(digits))
}

/** Negative, zero or positive, as sorting wants it. */
export const compareAmounts = (a: string, b: string) => read(a).cmp(read(b))
export const isZero = (text: string) => read(text).eq('0')
export const smallerAmount = (a: string, b: string) => (compareAmounts(a, b) <= 0 ? a : b)

/** Rounds half away from zero to so many fraction digits. */
export const roundAmount = (text: string, digits: number) => print(read(text).round(digits))

/** Digits after the point that carry something: `1.50` has 1. */
export const fractionDigits = (text: string) => (canonicalAmount(text).split('.')[1] ?? '').length

function read(text: string): Big {
  if (!isAmount(text)) throw new RangeError('not a decimal number')
  return Decimal(text)
}

const print = (value: Big) => (value.eq('0') ? '0' : value.toFixed())
