import { Button } from 'antd'
import { sumAmounts } from '#core/amount.ts'
import { rateText } from '#domain/money/vat-words.ts'
import {
  columnsOf,
  columnTitle,
  type AnyBook,
  type CellKind,
  type NamedColumn,
  type ScreenColumn,
} from '#domain/reports/book.ts'
import { itemText } from '#entities/fee-words.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatAmount, formatDate, formatDateTime, formatDecimal } from '../fields/format.ts'
import { optionLabel } from '../fields/words.ts'
import { LineTable, type LineColumn, type SumLine } from '../ui/line-table.tsx'
import { DocumentLink, kindTexts } from './document-link.tsx'
import { figureColumn } from './figure-table.tsx'
import { readCodes } from './read-codes.ts'
import { CutNote } from './report-frame.tsx'

/** A line of a book, as its call gives it: values by column, and of its document the kind and id. */
type Line = Readonly<Record<string, unknown>>

/** A row of sums: its title, and amounts by column. */
export interface BookSums {
  readonly title: string
  readonly of: Readonly<Record<string, string>>
}

interface BookTableProps<Row extends Line> {
  readonly book: AnyBook
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** Of how many lines these are the latest. Default: they are all. */
  readonly total?: number
  /** Said in place of a table without rows. Default: the table stands empty. */
  readonly nothing?: string
  /** What was before the rows. */
  readonly opening?: BookSums
  readonly sums?: readonly BookSums[]
  /** Opens what a row leads to. */
  readonly onOpen?: (row: Row) => void
  readonly tools: ViewTools
}

/** A book of the ledger as its declaration says: its lines, what was before them, and their sums. */
export function BookTable<Row extends Line>(props: BookTableProps<Row>) {
  const { book, rows, keyOf, total = rows.length, nothing, opening, sums = [], tools } = props
  if (nothing !== undefined && rows.length === 0) return <p className="lobby-secondary">{nothing}</p>
  const shown = shownColumns(book)
  const sumLine = ({ title, of }: BookSums): SumLine => {
    const from = shown.findIndex(({ first }) => of[first.name] !== undefined)
    return { title, cells: shown.slice(from).map(({ first }) => saidSum(of[first.name], tools)) }
  }
  return (
    <>
      <CutNote shown={rows.length} total={total} tools={tools} />
      <LineTable
        columns={shown.map((column) => lineColumn<Row>(column, props))}
        rows={rows}
        keyOf={keyOf}
        opening={opening === undefined ? undefined : sumLine(opening)}
        sums={sums.map(sumLine)}
      />
    </>
  )
}

/** What these rows come to, in each column that is added up. */
export const sumRows = (book: AnyBook, rows: readonly Line[], title: string): BookSums => ({
  title,
  of: Object.fromEntries(
    columnsOf(book)
      .filter(({ is }) => is === 'money')
      .map(({ name }) => [name, sumAmounts(rows.map((row) => valueOf(row, name) ?? '0'))]),
  ),
})

interface Shown extends Pick<ScreenColumn, 'leads' | 'heads'> {
  readonly first: NamedColumn
  readonly of: readonly NamedColumn[]
  readonly beside: readonly NamedColumn[]
  /** Whose word heads it. */
  readonly titled: Pick<NamedColumn, 'name' | 'word'>
}

function shownColumns(book: AnyBook): Shown[] {
  const known = new Map(columnsOf(book).map((column) => [column.name, column]))
  const named = (name: string) => {
    const column = known.get(name)
    if (column === undefined) throw new Error(`${book.name} has no column ${name}`)
    return column
  }
  return book.screen.map((column) => {
    const asked: ScreenColumn = typeof column === 'string' ? { of: [column] } : column
    const { word, of, beside = [], ...more } = asked
    const columns = of.map(named)
    const [first] = columns
    if (first === undefined) throw new Error(`${book.name} shows a column of nothing`)
    const titled = word === undefined ? first : { name: first.name, word }
    return { ...more, first, of: columns, beside: beside.map(named), titled }
  })
}

const saidSum = (amount: string | undefined, { currency, language }: ViewTools) =>
  amount === undefined ? undefined : formatAmount(amount, currency, language)

function lineColumn<Row extends Line>(
  { first, of, beside, titled, leads, heads }: Shown,
  { tools, onOpen }: Pick<BookTableProps<Row>, 'tools' | 'onOpen'>,
): LineColumn<Row> {
  const title = columnTitle(titled, tools.language)
  if (first.is === 'money' || first.is === 'balance')
    return figureColumn({
      title,
      amountOf: (row: Row) => valueOf(row, first.name) ?? '0',
      isBalance: first.is === 'balance',
      tools,
    })
  const textsOf = (row: Row, columns: readonly NamedColumn[]) =>
    columns.map((column) => textOf(row, column, tools)).filter((text) => text !== '')
  const isEmpty = (row: Row) => textsOf(row, [...of, ...beside]).length === 0
  const cell = (row: Row) => {
    const said = textsOf(row, of).join(' · ')
    if (leads === 'page')
      return (
        <Button type="link" size="small" onClick={() => onOpen?.(row)}>
          {said}
        </Button>
      )
    if (leads === 'document')
      return (
        <DocumentLink
          line={{
            kind: valueOf(row, 'kind') ?? '',
            document_id: valueOf(row, 'document_id') ?? '',
            title: valueOf(row, first.name),
          }}
          tools={tools}
        />
      )
    const behind = textsOf(row, beside).filter((text) => !said.includes(text))
    return (
      <>
        {said}
        {behind.length > 0 && <span className="lobby-secondary"> · {behind.join(' · ')}</span>}
      </>
    )
  }
  return {
    title,
    cell,
    ...(leads === 'document' ? {} : { isEmpty }),
    ...(heads === true ? { isHead: true } : {}),
  }
}

/** The text of a value; null where there is none. */
function valueOf(row: Line, name: string): string | null {
  const value = row[name]
  return typeof value === 'string' && value !== '' ? value : null
}

type WriteText = (value: string, tools: ViewTools, column: NamedColumn) => string

/** How values of each kind are written on the screen. */
const writers: Readonly<Record<Exclude<CellKind, 'rate'>, WriteText>> = {
  text: (value) => value,
  number: (value) => value,
  day: (value) => formatDate(value),
  moment: (value) => formatDateTime(value),
  kind: (value, tools) => kindTexts(value, tools).join(' · '),
  codes: (value, { t }) => readCodes(t, value),
  item: (value, { language }) => itemText(value, language) ?? value,
  option: (value, { t }, { of = '', name }) => optionLabel(t, of, name, value),
  money: (value, { currency, language }) => formatAmount(value, currency, language),
  balance: (value, { currency, language }) => formatAmount(value, currency, language),
  count: (value, { language }) => formatDecimal(value, { language, digits: 0 }),
  percent: (value, { language }) => formatDecimal(value, { language, digits: 1 }),
}

function textOf(row: Line, column: NamedColumn, tools: ViewTools): string {
  const value = valueOf(row, column.name)
  if (column.is === 'rate') return rateText(value, tools.language)
  return value === null ? '' : writers[column.is](value, tools, column)
}
