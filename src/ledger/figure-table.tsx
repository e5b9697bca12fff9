import { isZero } from '#core/amount.ts'
import { currencies } from '#domain/currency.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatAmount } from '../fields/format.ts'
import type { LineColumn } from '../ui/line-table.tsx'

interface FigureHeadProps {
  /** Titles of the columns before the amounts. */
  readonly titles: readonly string[]
  /** Titles of the columns of amounts, which say the currency. */
  readonly figures: readonly string[]
  readonly tools: ViewTools
}

/** The head of a report's table: texts, then amounts in the building's currency. */
export function FigureHead({ titles, figures, tools }: FigureHeadProps) {
  const { symbol } = currencies[tools.currency]
  return (
    <thead>
      <tr>
        {titles.map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
        {figures.map((title) => (
          <th key={title} scope="col" data-align="right">
            {`${title} (${symbol})`}
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface FigureColumn<Row> {
  readonly title: string
  readonly amountOf: (row: Row) => string
  /** What all of them come to. */
  readonly sum?: string
  /** It is said where it is nothing, too. Default: nothing is a dash. */
  readonly isBalance?: boolean
  readonly tools: ViewTools
}

/** A column of amounts in the building's currency; nothing is a dash, but a sum is said. */
export function figureColumn<Row>(column: FigureColumn<Row>): LineColumn<Row> {
  const { title, amountOf, sum, isBalance = false, tools } = column
  const { currency, language } = tools
  const said = (amount: string) => formatAmount(amount, currency, language)
  const isEmpty = (row: Row) => !isBalance && isZero(amountOf(row))
  return {
    title: `${title} (${currencies[currency].symbol})`,
    isNumber: true,
    isEmpty,
    cell: (row) => (isEmpty(row) ? <span className="lobby-nothing">–</span> : said(amountOf(row))),
    ...(sum === undefined ? {} : { total: said(sum) }),
  }
}
