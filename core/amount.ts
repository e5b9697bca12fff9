/** Exact decimal arithmetic on strings (`1250.5`), so that no amount ever becomes a binary float. */

const grammar = /^-?\d{1,30}(\.\d{1,12})?$/

export const isAmount = (text: string) => grammar.test(text)

/** The one spelling of a number: no leading zeros, no trailing fraction zeros, no minus before zero. */
export const canonicalAmount = (text: string) => print(read(text))

export const addAmounts = (a: string, b: string) => print(align(a, b, (x, y) => x + y))
export const subtractAmounts = (a: string, b: string) => print(align(a, b, (x, y) => x - y))
export const sumAmounts = (amounts: readonly string[]) => amounts.reduce(addAmounts, '0')

export function multiplyAmounts(a: string, b: string) {
  const [x, y] = [read(a), read(b)]
  return print({ units: x.units * y.units, scale: x.scale + y.scale })
}

/** Negative, zero or positive, as sorting wants it. */
export function compareAmounts(a: string, b: string) {
  const { units } = align(a, b, (x, y) => x - y)
  return units < 0n ? -1 : units > 0n ? 1 : 0
}

/** Rounds half away from zero to so many fraction digits. */
export function roundAmount(text: string, digits: number) {
  const { units, scale } = read(text)
  if (scale <= digits) return print({ units, scale })
  const step = 10n ** BigInt(scale - digits)
  const half = units < 0n ? -step / 2n : step / 2n
  return print({ units: (units + half) / step, scale: digits })
}

/** Digits after the point that carry something: `1.50` has 1. */
export const fractionDigits = (text: string) => (canonicalAmount(text).split('.')[1] ?? '').length

interface Decimal {
  readonly units: bigint
  readonly scale: number
}

function read(text: string): Decimal {
  if (!isAmount(text)) throw new RangeError('not a decimal number')
  const fraction = text.split('.')[1] ?? ''
  return { units: BigInt(text.replace('.', '')), scale: fraction.length }
}

function align(a: string, b: string, combine: (x: bigint, y: bigint) => bigint): Decimal {
  const [x, y] = [read(a), read(b)]
  const scale = Math.max(x.scale, y.scale)
  const raise = (one: Decimal) => one.units * 10n ** BigInt(scale - one.scale)
  return { units: combine(raise(x), raise(y)), scale }
}

function print({ units, scale }: Decimal) {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale)
  const fraction = digits.slice(digits.length - scale).replace(/0+$/, '')
  return `${units < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`
}
