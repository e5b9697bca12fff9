import type { ReactNode } from 'react'
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
  readonly tools: ViewTools
}

/** A column of amounts in the building's currency; nothing is a dash, but a sum is said. */
export function figureColumn<Row>({ title, amountOf, sum, tools }: FigureColumn<Row>): LineColumn<Row> {
  const { currency, language } = tools
  const said = (amount: string) => formatAmount(amount, currency, language)
  const isEmpty = (row: Row) => isZero(amountOf(row))
  return {
    title: `${title} (${currencies[currency].symbol})`,
    isNumber: true,
    isEmpty,
    cell: (row) => (isEmpty(row) ? <span className="lobby-nothing">–</span> : said(amountOf(row))),
    ...(sum === undefined ? {} : { total: said(sum) }),
  }
}

interface FigureProps {
  readonly title: string
  readonly amount: string
  readonly tools: ViewTools
  /** A sum, which is said also where it is nothing. */
  readonly sum?: boolean
}

/** An amount of a report; nothing is a dash. */
export function Figure({ title, amount, tools: { currency, language }, sum = false }: FigureProps) {
  const isEmpty = !sum && isZero(amount)
  const said: ReactNode = isEmpty ? (
    <span className="lobby-nothing">–</span>
  ) : (
    formatAmount(amount, currency, language)
  )
  return (
    <td data-align="right" data-label={title} data-empty={isEmpty}>
      {sum ? <strong>{said}</strong> : said}
    </td>
  )
}
