import { Link } from 'react-router'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Figure } from '#domain/figures.ts'
import { formatMoney, formatNumber } from '../fields/format.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { figureAddress } from './figure-list.ts'
import './figures.css'

interface FigureLinkProps {
  readonly figure: Figure
  readonly tools: ViewTools
  /** Of another building than the current one. */
  readonly currency?: CurrencyCode
  readonly size?: 'large'
  readonly tone?: 'error' | 'warning'
}

/** A figure as its currency or its number of records is written. */
export const figureText = (
  { value, list }: Figure,
  { language, currency }: Pick<ViewTools, 'language' | 'currency'>,
): string =>
  list.sums === null
    ? formatNumber(Number(value), { language, digits: 0 })
    : formatMoney(value, currency, language)

/** Where a figure leads for this reader; undefined if they may not open the list. */
export const figureLink = (figure: Figure, tools: ViewTools): string | undefined =>
  tools.can('list', figure.list.resource) ? figureAddress(figure.list) : undefined

/** A figure, and the way to the list of documents that it sums. */
export function FigureLink({ figure, tools, currency = tools.currency, size, tone }: FigureLinkProps) {
  const text = figureText(figure, { language: tools.language, currency })
  const to = figureLink(figure, tools)
  const look = { className: 'lobby-figure', 'data-size': size, 'data-tone': tone }
  return to === undefined ? (
    <span {...look}>{text}</span>
  ) : (
    <Link to={to} {...look}>
      {text}
    </Link>
  )
}
