import { isAmount, multiplyAmounts, roundAmount } from '../amount.ts'
import type { LinesField } from './lines.ts'

type Multiplied = Pick<LinesField, 'product'>
type Row = Readonly<Record<string, unknown>>

/** Digits of a number that is multiplied: as many as any number field keeps. */
const mostDigits = 6

/**
 * What a row of lines with a `product` comes to, rounded once to so many fraction digits. Undefined without a product,
 * and while one of its two fields holds no number.
 */
export function amountOfRow({ product }: Multiplied, row: Row, digits: number): string | undefined {
  if (product === undefined) return undefined
  const [first, second] = product.map((name) => decimalOf(row[name]))
  if (first === undefined || second === undefined) return undefined
  return roundAmount(multiplyAmounts(first, second), digits)
}

function decimalOf(value: unknown): string | undefined {
  const text = typeof value === 'number' && Number.isFinite(value) ? value.toFixed(mostDigits) : value
  return typeof text === 'string' && isAmount(text) ? text : undefined
}
