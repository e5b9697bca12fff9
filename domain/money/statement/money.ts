import { compareAmounts, isZero, subtractAmounts } from '#core/amount.ts'
import { readAmount } from './cells.ts'
import type { StatementField } from './columns.ts'
import { directionOf, type Direction, type SaidDirections } from './directions.ts'

export type CellOf = (field: StatementField) => string

/** The money of a line as it stands: `amount` may be below zero. */
export interface StatedMoney {
  readonly amount: string
  /** The column or the word beside it; undefined where its sign alone says. */
  readonly side: Direction | undefined
}

export type MoneyFault = 'bad_amount' | 'both_directions' | 'unknown_direction'

interface SideRules {
  /** What somebody has said of words that nobody knows. */
  readonly said: SaidDirections
  /** Whether an amount without a word or a sign is money in, as in a file that writes a minus before money out. */
  readonly isPlainIn: boolean
}

/** What a line says of money; `none`: nothing has moved. */
export function readMoney(cell: CellOf, { said, isPlainIn }: SideRules): StatedMoney | MoneyFault | 'none' {
  const [moneyIn, moneyOut] = [someMoney(cell('money_in')), someMoney(cell('money_out'))]
  if (moneyIn === 'bad' || moneyOut === 'bad') return 'bad_amount'
  if (moneyIn !== undefined && moneyOut !== undefined) return 'both_directions'
  if (moneyIn !== undefined) return { amount: moneyIn, side: 'in' }
  if (moneyOut !== undefined) return { amount: moneyOut, side: 'out' }
  const text = cell('amount')
  const amount = someMoney(text)
  if (amount === 'bad') return 'bad_amount'
  if (amount === undefined) return 'none'
  const word = cell('direction')
  const side = directionOf(word, said)
  // What may be both is never read as money in; a sign, or a side within the cell, says it all the same.
  if (side === undefined && (word !== '' || !isPlainIn) && !saysSide(text)) return 'unknown_direction'
  return { amount, side }
}

/** Whether the cell of an amount says by itself which way it goes. */
export function saysSide(text: string): boolean {
  const amount = readAmount(text)
  return (amount !== undefined && isBelowZero(amount)) || /^\s*\+|(CR|DR)\.?\s*$/i.test(text)
}

/** An amount of a cell that holds more than nothing; undefined for an empty one, a dash or zero. */
function someMoney(text: string) {
  if (text === '' || /^[-–—]+$/.test(text)) return undefined
  const amount = readAmount(text)
  if (amount === undefined) return /\d/.test(text) ? ('bad' as const) : undefined
  return isZero(amount) ? undefined : amount
}

export const isBelowZero = (amount: string) => compareAmounts(amount, '0') < 0

export const sizeOf = (amount: string) => (isBelowZero(amount) ? subtractAmounts('0', amount) : amount)

const otherWay = { in: 'out', out: 'in' } as const

/**
 * The direction of money and its size. Below zero it goes the other way, which is how a bank takes back what it booked;
 * but money out where the bank writes a minus before it, and what has none there comes back.
 */
export function directed({ amount, side }: StatedMoney, isMinusUsual: boolean) {
  const written = side ?? 'in'
  const isTurned = (written === 'out' && isMinusUsual) !== isBelowZero(amount)
  return { type: isTurned ? otherWay[written] : written, price: sizeOf(amount) }
}
