import { isAmount } from '#core/amount.ts'
import { currencyFieldOf } from '#core/derive/totals.ts'
import { scaleOf, type NumberField } from '#core/fields/number.ts'
import { defaultCurrency } from '#domain/currency.ts'
import type { DocumentPage } from '#domain/documents/page.ts'
import { formatAmount, formatDecimal } from '#domain/money/money-text.ts'
import { madeText } from '#domain/reports/paper-texts.ts'
import type { PipelineContext } from '../context.ts'
import { momentText } from '../present/cell-text.ts'
import type { Cell, SheetColumn } from '../present/export-cells.ts'
import { footMark } from '../present/foot-mark.ts'

interface ShownList {
  readonly title: string
  readonly columns: readonly SheetColumn[]
  readonly rows: readonly (readonly Cell[])[]
  /** Below the rows, as a workbook has them: the totals, and what they leave out. */
  readonly foot: readonly (readonly Cell[])[]
  /** What the list is narrowed down to. */
  readonly narrowed: readonly string[]
  /** Of the records; null: of the organisation. */
  readonly buildings: readonly string[] | null
  readonly building: { readonly name: string; readonly address: string } | undefined
  /** When it is printed: an instant. */
  readonly at: string
}

/** A list on paper: rows and columns as its file has them, its totals, what it is narrowed down to, and who made it. */
export function listPage(operation: PipelineContext, list: ShownList): DocumentPage {
  const { principal, language } = operation.caller
  const { title, columns, rows, foot, narrowed, building, at } = list
  const [sums, ...notes] = foot
  const isNumber = columns.map((_column, column) => rows.some((row) => typeof row[column] === 'number'))
  const lines = [...rows, ...(sums === undefined ? [] : [sums])].map((row) =>
    columns.map(({ name }, column) => cellText(operation, list, { name, cell: row[column] ?? null })),
  )
  return {
    language,
    ...(building === undefined ? {} : { head: { name: building.name, lines: [building.address] } }),
    title,
    under: [...narrowed],
    table: {
      columns: columns.map((column, at) => ({
        title: column.title,
        ...(isNumber[at] === true ? { align: 'right' as const } : { share: 1 }),
      })),
      rows: lines,
      ...(sums === undefined ? {} : { sum: true }),
    },
    notes: [
      ...notes.map(([said]) => withoutMark(String(said ?? ''))),
      madeText({ language, by: principal.name, at }),
    ],
  }
}

const withoutMark = (text: string) => (text.startsWith(footMark) ? text.slice(footMark.length) : text)

/** Amounts in the digits of the building's currency; of other numbers as many as there are. */
function cellText(
  { plan, caller }: PipelineContext,
  { buildings }: Pick<ShownList, 'buildings'>,
  { name, cell }: { readonly name: string; readonly cell: Cell },
): string {
  if (cell === null) return ''
  if (typeof cell === 'object') return momentText(cell)
  const text = withoutMark(String(cell))
  if (typeof cell !== 'number' || !isAmount(text)) return text
  const { language, principal } = caller
  const field = plan.fields[name]
  if (field?.kind === 'number')
    return formatDecimal(text, { language, digits: scaleOf(field as NumberField) })
  const own = principal.buildings.find(({ id }) => id === buildings?.[0])?.currencyCode ?? defaultCurrency
  const isOwn = field?.kind === 'money' && currencyFieldOf(field) === undefined
  return isOwn ? formatAmount(text, own, language) : formatDecimal(text, { language, digits: 6 })
}
