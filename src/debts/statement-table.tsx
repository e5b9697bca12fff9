import { translateOr } from '../i18n/use-t.ts'
import { Link } from 'react-router'
import { currencies } from '#domain/currency.ts'
import { isZero } from '#core/amount.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatAmount, formatDate } from '../fields/format.ts'
import {
  countReversals,
  closingOf,
  resourceOf,
  totalsOf,
  type StatementLine,
  type StatementReply,
} from './statement-rows.ts'

interface StatementTableProps {
  readonly statement: StatementReply
  readonly tools: ViewTools
}

/** Opening balance, entry by entry, totals and what is owed at the end. */
export function StatementTable({ statement, tools }: StatementTableProps) {
  const { t, currency, language } = tools
  const { symbol } = currencies[currency]
  const money = (amount: string) => formatAmount(amount, currency, language)
  const lines = statement.lines.map(countReversals)
  const totals = totalsOf(lines)
  return (
    <div className="lobby-rows-box">
      <table className="lobby-rows">
        <thead>
          <tr>
            <th scope="col">{t('console.fees.statement.date')}</th>
            <th scope="col">{t('console.fees.statement.document')}</th>
            {figures.map((name) => (
              <th key={name} scope="col" data-align="right">
                {`${t(`console.fees.statement.${name}`)} (${symbol})`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row" colSpan={figures.length + 1}>
              {t('console.fees.statement.opening')}
            </th>
            <td data-align="right" data-label={t('console.fees.statement.balance')}>
              {money(statement.opening)}
            </td>
          </tr>
          {lines.map((line, at) => (
            <Line key={`${line.kind}/${line.document_id}/${at}`} line={line} tools={tools} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('console.fees.statement.totals')}
            </th>
            {sums.map((name) => (
              <td key={name} data-align="right" data-label={t(`console.fees.statement.${name}`)}>
                {money(totals[name])}
              </td>
            ))}
            <td data-align="right" data-label={t('console.fees.statement.balance')}>
              <strong>{money(closingOf(statement))}</strong>
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

const sums = ['charged', 'paid', 'deduction', 'credit'] as const
const figures = [...sums, 'balance'] as const

const isEmpty = (line: StatementLine, name: (typeof figures)[number]) =>
  name !== 'balance' && isZero(line[name])

function Line({ line, tools }: { readonly line: StatementLine; readonly tools: ViewTools }) {
  const { t, currency, language, pathOf } = tools
  const path = pathOf(resourceOf(line), line.document_id)
  const kind = translateOr(t, `console.fees.statement.kinds.${line.kind}`, line.kind)
  const title = line.title ?? kind
  return (
    <tr>
      <td data-label={t('console.fees.statement.date')}>{formatDate(line.booked_on)}</td>
      <td data-label={t('console.fees.statement.document')}>
        <span>
          {path === undefined ? title : <Link to={path}>{title}</Link>}
          {line.title !== null && line.kind !== 'fee' && <span className="lobby-secondary"> · {kind}</span>}
        </span>
      </td>
      {figures.map((name) => (
        <td
          key={name}
          data-align="right"
          data-label={t(`console.fees.statement.${name}`)}
          data-empty={isEmpty(line, name)}
        >
          {isEmpty(line, name) ? (
            <span className="lobby-nothing">–</span>
          ) : (
            formatAmount(line[name], currency, language)
          )}
        </td>
      ))}
    </tr>
  )
}
