import { z } from 'zod'
import { languages } from '#core/language.ts'
import type { ReadonlyDeep } from '../calls/call.ts'
import type { ErrorCode } from '../errors/catalogue.ts'
import { isRecord, type Values } from './values.ts'

/** The values of a receipt that a pre-printed form may have a place for. */
export const preprintValues = [
  'number',
  'serial',
  'day',
  'month',
  'year',
  'unit',
  'unit_address',
  'payer',
  'apartment',
  'reason',
  'amount',
  'amount_in_words',
  'collector',
  'lines',
] as const
export type PreprintValue = (typeof preprintValues)[number]

export const placeSides = ['left', 'center', 'right'] as const
type Side = (typeof placeSides)[number]

/** Limits of a form's paper and of a text's size on it. */
export const formLimits = {
  paper: { min: 40, max: 420 },
  shift: { min: -30, max: 30 },
  size: { min: 5, max: 36 },
} as const

/** Where a value stands on a form: millimetres from the paper's top left corner; its size is in points. */
export interface Place {
  readonly value: PreprintValue
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
  readonly align: Side
}

const placedRow = z.strictObject({ name: z.string(), amount: z.string() })
export type PlacedRow = ReadonlyDeep<z.output<typeof placedRow>>

/** A text at its place; a value of several lines has rows of a name and an amount instead. */
const placedText = z.strictObject({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  size: z.number(),
  align: z.enum(placeSides),
  text: z.string(),
  /** Millimetres down to what stands below it, or to the paper's edge: more would print over it, or not at all. */
  room: z.number(),
  rows: z.array(placedRow).optional(),
  /** In place of the rows from the one at its index on, where not all have room. */
  rests: z.array(placedRow).optional(),
})
export type PlacedText = ReadonlyDeep<z.output<typeof placedText>>

/** A pre-printed form's texts, without the form itself: measures in millimetres. */
export const placedPage = z.strictObject({
  language: z.enum(languages),
  width: z.number(),
  height: z.number(),
  /** How much a printer pulls the paper aside: added to every place. */
  shift: z.strictObject({ x: z.number(), y: z.number() }),
  texts: z.array(placedText),
  /** A test print: with a frame around each text, and rulers. */
  isTest: z.boolean().optional(),
})
export type PlacedPage = ReadonlyDeep<z.output<typeof placedPage>>

const at = (value: PreprintValue, x: number, y: number, width: number, align: Side = 'left'): Place => ({
  value,
  x,
  y,
  width,
  size: 11,
  align,
})

/** The usual form on A5 across (210 × 148 mm), where the office has not placed anything yet. */
export const usualPlaces: readonly Place[] = [
  at('number', 155, 14, 50),
  at('serial', 155, 21, 50),
  at('day', 88, 36, 10, 'center'),
  at('month', 108, 36, 10, 'center'),
  at('year', 128, 36, 16, 'center'),
  at('payer', 55, 48, 145),
  at('apartment', 55, 57, 145),
  at('reason', 55, 66, 145),
  at('amount', 55, 75, 60),
  at('amount_in_words', 55, 84, 145),
  at('collector', 75, 128, 65, 'center'),
]

/** How far down a place may begin: its first line must still be on the paper. */
const lineHeight = (size: number) => (size * 25.4) / 72

/** Printers leave the last millimetres of a sheet free. */
const bottomEdge = 4

/** How far down a place has room: to the next one that begins below any part of it, or to where a printer stops. */
export function roomBelow({ x, y, width }: Place, places: readonly Place[], height: number): number {
  const below = places.filter((other) => other.y > y && other.x < x + width && x < other.x + other.width)
  const room = Math.min(height - bottomEdge, ...below.map((other) => other.y)) - y
  // As exact as places are.
  return Math.round(room * 10) / 10
}

/** The refusal where a place leaves the paper. Values that are not there yet leave nothing. */
export function outsidePaper(rows: readonly unknown[], { width, height }: Values): ErrorCode | undefined {
  const [right, bottom] = [Number(width), Number(height)]
  const leaves = rows
    .filter(isRecord)
    .some(
      ({ x, y, width: long, size }) =>
        Number(x) + Number(long) > right || Number(y) + lineHeight(Number(size)) > bottom,
    )
  return leaves ? 'outside_paper' : undefined
}
