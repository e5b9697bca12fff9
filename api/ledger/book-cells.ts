import { addAmounts } from '#core/amount.ts'
import { officeClock } from '#core/days.ts'
import type { Language } from '#core/language.ts'
import { rateText } from '#domain/money/vat-words.ts'
import { sumWords } from '#domain/reports/book-words.ts'
import {
  fileColumnsOf,
  type AnyBook,
  type CellKind,
  type LineOf,
  type NamedColumn,
} from '#domain/reports/book.ts'
import { itemText } from '#entities/fee-words.ts'
import { exactNumber, momentCell, type Cell, type ExportLabels } from '../records/present/export-cells.ts'
import type { CellPages } from '../records/read/export-file.ts'
import { codesIn, documentName } from './ledger-names.ts'

interface Writing {
  readonly language: Language
  readonly labels: ExportLabels
}

type WriteCell = (value: string, words: Writing, column: NamedColumn) => Cell

/** A value of each kind as a cell: amounts are numbers, codes stay texts, and no text is a formula. */
const writers: Readonly<Record<Exclude<CellKind, 'rate'>, WriteCell>> = {
  text: (value) => value,
  number: (value) => exactNumber(value),
  day: (value) => momentCell(value),
  moment: (value) => momentCell(officeClock(value)),
  kind: (value, { language, labels }) => documentName(value, language, labels),
  codes: (value, { language }) => codesIn(language)(value),
  item: (value, { language }) => itemText(value, language),
  option: (value, { language, labels }, { of = '', name }) =>
    labels[of]?.[language].options?.[name]?.[value] ?? null,
  money: (value) => exactNumber(value),
  balance: (value) => exactNumber(value),
  count: (value) => exactNumber(value),
  percent: (value) => exactNumber(value),
}

/** A line of a book as cells. */
export function bookCells(columns: readonly NamedColumn[], line: LineOf<AnyBook>, words: Writing): Cell[] {
  return columns.map((column) => {
    const value = line[column.name] ?? null
    if (column.is === 'rate') return rateText(value, words.language)
    return value === null ? null : writers[column.is](value, words, column)
  })
}

interface Grouping {
  /** The group in which a line stands; its lines follow one another. */
  readonly groupOf: (line: LineOf<AnyBook>) => string
  /** Before the name of a row of sums, so that nobody takes it for a line. */
  readonly mark: string
}

/** The lines group after group, each under its heading and with its sum, and the total below. For people, not programs. */
export async function* groupedCells(
  book: AnyBook,
  pages: AsyncIterable<readonly LineOf<AnyBook>[]>,
  { groupOf, mark, ...words }: Grouping & Writing,
): CellPages {
  const columns = fileColumnsOf(book)
  const all = sumUp(columns)
  let group: { readonly name: string; readonly sum: ReturnType<typeof sumUp> } | undefined
  const close = () =>
    group === undefined ? [] : [group.sum.row(`${mark}${sumWords.subtotal[words.language]}: ${group.name}`)]
  for await (const page of pages) {
    const rows: (readonly Cell[])[] = []
    for (const line of page) {
      const name = groupOf(line)
      if (group?.name !== name) {
        rows.push(
          ...close(),
          columns.map((_column, at) => (at === 0 ? name : null)),
        )
        group = { name, sum: sumUp(columns) }
      }
      group.sum.take(line)
      all.take(line)
      rows.push(bookCells(columns, line, words))
    }
    yield rows
  }
  yield [...close(), all.row(`${mark}${sumWords.totals[words.language]}`)]
}

function sumUp(columns: readonly NamedColumn[]) {
  const sums = new Map<string, string>(
    columns.flatMap(({ name, is }) => (is === 'money' ? [[name, '0'] as const] : [])),
  )
  return {
    take(line: LineOf<AnyBook>) {
      for (const [name, sum] of sums) sums.set(name, addAmounts(sum, line[name] ?? '0'))
    },
    row: (text: string): Cell[] =>
      columns.map(({ name }, at) => {
        const sum = sums.get(name)
        return at === 0 ? text : sum === undefined ? null : exactNumber(sum)
      }),
  }
}
