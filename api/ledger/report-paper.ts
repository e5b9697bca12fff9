import { isAmount, isZero } from '#core/amount.ts'
import type { Language } from '#core/language.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { DocumentPage } from '#domain/documents/page.ts'
import { paperWords } from '#domain/documents/words.ts'
import { formatAmount, formatDecimal } from '#domain/money/money-text.ts'
import type { FigureKind } from '#domain/reports/book.ts'
import { reportFigureWords } from '#domain/reports/words.ts'
import { momentText } from '../records/present/cell-text.ts'
import type { Cell } from '../records/present/export-cells.ts'
import { summing } from '../records/read/export-foot.ts'

/** A report as a table. */
export interface ReportTable {
  readonly title: string
  /** Below it: the period, whose it is. */
  readonly under: readonly string[]
  readonly titles: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
  /** Columns of figures, and of what: amounts are all in this currency. */
  readonly figures: readonly (FigureKind | undefined)[]
  readonly currency: CurrencyCode
  /** Columns whose sums stand below the rows; absent: the report has none. */
  readonly summed?: readonly boolean[] | undefined
  /** Its last row is what the others come to. */
  readonly isSumLast?: boolean | undefined
  /** Behind its rows: who made it, and what else it says. */
  readonly notes: readonly string[]
  /** Default: those who sign for the books. */
  readonly signers?: readonly string[] | undefined
}

interface Printed {
  readonly language: Language
  readonly building: { readonly name: string; readonly address: string } | undefined
}

type Write = (text: string, said: { readonly currency: CurrencyCode; readonly language: Language }) => string
const amount: Write = (text, { currency, language }) => formatAmount(text, currency, language)

/** How figures are written; an amount of nothing is a dash, but a balance is said. */
const writers: Readonly<Record<FigureKind, Write>> = {
  money: (text, said) => (isAmount(text) && isZero(text) ? '–' : amount(text, said)),
  balance: amount,
  count: (text, { language }) => formatDecimal(text, { language, digits: 0 }),
  percent: (text, { language }) => formatDecimal(text, { language, digits: 1 }),
}

/** A report on paper: its table with the sums, what is behind it, and the signatures. */
export function reportTablePage(
  {
    title,
    under,
    titles,
    rows,
    figures,
    currency,
    summed,
    isSumLast = summed !== undefined,
    notes,
    signers,
  }: ReportTable,
  { language, building }: Printed,
): DocumentPage {
  const words = reportFigureWords[language]
  const cellText = (cell: Cell, column: number): string => {
    if (cell === null) return ''
    if (typeof cell === 'object') return momentText(cell)
    const text = String(cell)
    const kind = figures[column]
    if (kind !== undefined) return writers[kind](text, { currency, language })
    // A number of an entry is no quantity.
    return typeof cell === 'number' && !Number.isInteger(cell)
      ? formatDecimal(text, { language, digits: 6 })
      : text
  }
  const lines = rows.map((row) => row.map(cellText))
  const widest = widestOf(
    titles.map((_title, at) => (figures[at] === undefined ? lines.map((line) => line[at]) : [])),
  )
  return {
    language,
    ...(building === undefined ? {} : { head: { name: building.name, lines: [building.address] } }),
    title,
    under: under.filter((text) => text !== ''),
    table: {
      columns: titles.map((heading, at) => ({
        title: heading,
        ...(figures[at] === undefined ? {} : { align: 'right' as const }),
        ...(at === widest ? { share: 1 } : {}),
      })),
      rows: summed === undefined ? lines : [...lines, sumLine()],
      ...(isSumLast ? { sum: true } : {}),
    },
    notes,
    signatures: (signers ?? Object.values(words.signers)).map((one) => ({
      title: one,
      hint: paperWords[language].sign,
    })),
  }

  function sumLine(): string[] {
    const adding = summing(summed ?? [])
    for (const row of rows) adding.take(row)
    const sums = adding.cells()
    const first = titles.findIndex((_title, at) => sums[at] === undefined)
    return titles.map((_title, at) => {
      const sum = sums[at]
      if (sum === undefined || sum === null) return at === first ? words.total : ''
      const write = figures[at] === 'count' ? writers.count : amount
      return write(String(sum), { currency, language })
    })
  }
}

/** The column with the longest text, which takes the width that others leave. */
function widestOf(columns: readonly (readonly (string | undefined)[])[]): number {
  const longest = columns.map((texts) => Math.max(0, ...texts.map((text) => text?.length ?? 0)))
  return longest.indexOf(Math.max(...longest))
}
