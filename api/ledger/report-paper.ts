import { isAmount, isZero } from '#core/amount.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { DocumentPage } from '#domain/documents/page.ts'
import { paperWords } from '#domain/documents/words.ts'
import { formatAmount, formatDecimal } from '#domain/money/money-text.ts'
import { madeText } from '#domain/reports/paper-texts.ts'
import { reportFigureWords } from '#domain/reports/words.ts'
import type { Caller } from '../context.ts'
import { momentText } from '../records/present/cell-text.ts'
import type { Cell } from '../records/present/export-cells.ts'
import { summing } from '../records/read/export-foot.ts'

/** A report of the books as a table. */
export interface ReportTable {
  readonly title: string
  /** Below it: the period, whose it is. */
  readonly under: readonly string[]
  readonly titles: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
  /** Columns of amounts, all in this currency. */
  readonly amounts: readonly boolean[]
  readonly currency: CurrencyCode
  /** Columns whose sums stand below the rows; absent: the report has none. */
  readonly summed?: readonly boolean[] | undefined
}

interface Printed {
  readonly caller: Caller
  readonly building: { readonly name: string; readonly address: string } | undefined
  /** An instant. */
  readonly at: string
}

/** A report of the books on paper: its table with the sums, who made it, and the signatures. */
export function reportTablePage(
  { title, under, titles, rows, amounts, currency, summed }: ReportTable,
  { caller, building, at }: Printed,
): DocumentPage {
  const { language, principal } = caller
  const words = reportFigureWords[language]
  const cellText = (cell: Cell, column: number): string => {
    if (cell === null) return ''
    if (typeof cell === 'object') return momentText(cell)
    const text = String(cell)
    if (amounts[column] === true)
      return isAmount(text) && isZero(text) ? '–' : formatAmount(text, currency, language)
    // A number of an entry is no quantity.
    return typeof cell === 'number' && !Number.isInteger(cell)
      ? formatDecimal(text, { language, digits: 6 })
      : text
  }
  const lines = rows.map((row) => row.map(cellText))
  const widest = widestOf(
    titles.map((_title, at) => (amounts[at] === true ? [] : lines.map((line) => line[at]))),
  )
  return {
    language,
    ...(building === undefined ? {} : { head: { name: building.name, lines: [building.address] } }),
    title,
    under: under.filter((text) => text !== ''),
    table: {
      columns: titles.map((heading, at) => ({
        title: heading,
        ...(amounts[at] === true ? { align: 'right' as const } : {}),
        ...(at === widest ? { share: 1 } : {}),
      })),
      rows: summed === undefined ? lines : [...lines, sumLine()],
      ...(summed === undefined ? {} : { sum: true }),
    },
    notes: [madeText({ language, by: principal.name, at })],
    signatures: Object.values(words.signers).map((one) => ({ title: one, hint: paperWords[language].sign })),
  }

  function sumLine(): string[] {
    const adding = summing(summed ?? [])
    for (const row of rows) adding.take(row)
    const sums = adding.cells()
    const first = titles.findIndex((_title, at) => sums[at] === undefined)
    return titles.map((_title, at) => {
      const sum = sums[at]
      if (sum === undefined || sum === null) return at === first ? words.total : ''
      return formatAmount(String(sum), currency, language)
    })
  }
}

/** The column with the longest text, which takes the width that others leave. */
function widestOf(columns: readonly (readonly (string | undefined)[])[]): number {
  const longest = columns.map((texts) => Math.max(0, ...texts.map((text) => text?.length ?? 0)))
  return longest.indexOf(Math.max(...longest))
}
