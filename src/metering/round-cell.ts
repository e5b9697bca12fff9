import { compareAmounts, multiplyAmounts, roundAmount, subtractAmounts } from '#core/amount.ts'
import type { Language } from '#core/language.ts'
import type { DataOf } from '#domain/calls/call.ts'
import type { RoundCalls, SentRow } from '#domain/calls/meter-rounds.ts'
import { readPastedCells } from '#src/crud/sheet/pasted.ts'
import { readPasted } from '#src/fields/format.ts'

export type RoundRow = DataOf<RoundCalls['read']>['rows'][number]
export type RoundPlaceRow = DataOf<RoundCalls['read']>['places'][number]
export type Refusal = DataOf<RoundCalls['save']>['refused'][number] & {
  /** What a replaced meter really used, where that was typed too. */
  readonly used?: string | undefined
}

/** The code of what was typed and has not reached the server. */
export const unsent = 'unsent'

/** The code of an index that waits for what the replaced meter really used. */
export const wantsUsed = 'wants_used'

/** What stood in a row's cells when one began to type, as decimal numbers; '' for nothing. */
export interface Seen {
  readonly index: string
  readonly used: string
}

/** What stands in a row's cells. */
export const seenOf = (row: Pick<RoundRow, 'reading'> | undefined): Seen => ({
  index: row?.reading?.new_number ?? '',
  used: row?.reading?.replaced_consumption ?? '',
})

/** Whether a colleague has saved what a row would be saved over. What was really used is kept where only an index is sent. */
export const isOvertaken = (sent: Pick<SentRow, 'replaced_consumption'>, seen: Seen, now: Seen): boolean =>
  seen.index !== now.index || (sent.replaced_consumption !== undefined && seen.used !== now.used)

/** Fraction digits of an index. */
const digits = 3

/** A cell's text as a decimal number; text that is none stays as it is, so that the server says so at the cell. */
export const readCell = (text: string, language: Language): string =>
  readPasted(text, { language, digits }) ?? text.trim()

/** What one sees at once in a row: nothing was read, or what was read should be looked at. */
export const marks = ['missing', 'zero', 'high', 'replaced'] as const
export type Mark = (typeof marks)[number]

/** How many times the usual is looked at again; a meter that used less than one unit may begin with anything. */
const suspicious = 3

/** Whether so much use is to be looked at again. Decimal text; no usual: nothing has been read yet. */
export const isUnusual = (used: string, usual: string | null): boolean =>
  usual !== null &&
  compareAmounts(usual, '1') >= 0 &&
  compareAmounts(used, multiplyAmounts(usual, String(suspicious))) > 0

export function markOf({ reading, usual }: Pick<RoundRow, 'reading' | 'usual'>): Mark | undefined {
  if (reading === null) return 'missing'
  if (reading.replaced) return 'replaced'
  const used = reading.consumption ?? '0'
  if (compareAmounts(used, '0') === 0) return 'zero'
  return isUnusual(used, usual) ? 'high' : undefined
}

/** What a meter used that went past its last number and began again at zero: 99 987 to 12 is 25. */
export function rolledOver({ previous }: Pick<RoundRow, 'previous'>, fresh: string): string {
  const [whole = ''] = previous.split('.')
  const end = `1${'0'.repeat(whole.length)}`
  return roundAmount(subtractAmounts(end, subtractAmounts(previous, fresh)), digits)
}

/** A row of a pasted sheet. */
export interface PastedRow {
  readonly sent: SentRow
  /** What the sheet calls it. */
  readonly name: string
}

/**
 * Rows copied from a spreadsheet. With one column, the indexes of the meters from `from` on; with more, the first names
 * the meter or its apartment and the last is the index. Empty lines, and a line of headings, say nothing.
 */
export function readSheet(
  text: string,
  { from, language }: { readonly from: readonly RoundRow[]; readonly language: Language },
): readonly PastedRow[] {
  const cells = readPastedCells(text)
  if (cells.some((line) => line.length > 1))
    return cells.flatMap((line, at): PastedRow[] => {
      const [name = ''] = line
      const index = line.findLast((cell) => cell !== '') ?? ''
      const isHeading = at === 0 && !/\d/.test(index)
      if (isHeading || line.every((cell) => cell === '')) return []
      return [{ name, sent: { name, new_number: line.length === 1 ? '' : readCell(index, language) } }]
    })
  return cells.flatMap(([cell = ''], at): PastedRow[] => {
    const row = from[at]
    if (cell === '') return []
    const sent = { new_number: readCell(cell, language) }
    if (row === undefined) return [{ name: '', sent: { ...sent, name: '' } }]
    return [{ name: nameOf(row), sent: { ...sent, meter_id: row.meter_id } }]
  })
}

/** What the office calls a row. */
export const nameOf = ({ apartment, meter }: Pick<RoundRow, 'apartment' | 'meter'>) => apartment ?? meter

/** A refusal that the console makes itself. `used`: what a replaced meter really used, where that was typed too. */
export const ownRefusal = (code: string, message: string, used: string | undefined): Refusal => ({
  at: 0,
  meter_id: null,
  errors: [{ field: 'new_number', code, message }],
  used,
})

/** What came of cells; `known` are the rows as the reader saw them. */
export const replyTo = (
  sent: readonly SentRow[],
  { saved, refused }: DataOf<RoundCalls['save']>,
  known: ReadonlyMap<string, RoundRow>,
) => ({
  saved,
  done: saved.map(({ meter_id: id }) => id),
  refused: refused.flatMap((refusal) => {
    const { meter_id: id, at } = refusal
    if (id === null) return []
    const { new_number: text = '', replaced_consumption: used } = sent[at] ?? {}
    return [{ cell: id, row: id, text, refusal: { ...refusal, used }, seen: seenOf(known.get(id)) }]
  }),
})
