import type { DataOf } from '#domain/calls/call.ts'
import type { readCashBook } from '#domain/calls/cash-book.ts'
import { cashBookWords } from '#domain/money/cash-book-words.ts'
import type { Language } from '#core/language.ts'
import { exactNumber, momentCell, type Cell, type ExportLabels } from '../records/present/export-cells.ts'
import { documentName } from './journal-sheet.ts'

type CashBook = DataOf<typeof readCashBook>

const names = ['date', 'document', 'received', 'paid', 'balance'] as const
const sums: readonly string[] = ['received', 'paid']

export const cashBookTitles = (language: Language): string[] =>
  names.map((name) => cashBookWords[language][name])

/** Columns that are added up below the lines; the last of the others is a balance. */
export const cashBookSums = names.map((name) => sums.includes(name))
export const cashBookAmounts = [...cashBookSums.slice(0, -1), true]

/** What was in the account before, then a line for each entry. */
export function cashBookRows(
  { opening, lines }: Pick<CashBook, 'opening' | 'lines'>,
  language: Language,
  labels: ExportLabels,
): Cell[][] {
  return [
    [null, cashBookWords[language].opening, null, null, exactNumber(opening)],
    ...lines.map(({ booked_on: day, kind, title, received, paid, balance }): Cell[] => [
      momentCell(day),
      [documentName(kind, language, labels), title].filter(Boolean).join(' '),
      exactNumber(received),
      exactNumber(paid),
      exactNumber(balance),
    ]),
  ]
}
