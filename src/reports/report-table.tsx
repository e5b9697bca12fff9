import { Link } from 'react-router'
import { compareAmounts, isZero } from '#core/amount.ts'
import { currencies } from '#domain/currency.ts'
import type { DataOf } from '#domain/calls/call.ts'
import type { ReportCalls } from '#domain/calls/reports.ts'
import { comparedKey } from '#domain/reports/periods.ts'
import { changeOf, rateOf } from '#domain/reports/rate.ts'
import { comparedColumn, type Report, type ReportColumn } from '#domain/reports/report.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatAmount, formatDate, formatDecimal } from '../fields/format.ts'
import { figureAddress, type ReportState } from './report-state.ts'

export type Read = DataOf<ReportCalls['read']>

interface TableProps {
  readonly report: Report
  readonly read: Read
  readonly state: ReportState
  readonly params: URLSearchParams
  readonly tools: ViewTools
}

/** Rows and total; each figure leads to the documents that it sums, a compared one to those of its own days. */
export function ReportTable({ report, read, state, params, tools }: TableProps) {
  const { t, language } = tools
  const { compared, currency } = read
  const beside = new Map(compared?.rows.map(({ key, values }) => [key, values]))
  const main = comparedColumn(report)
  const titleOf = ({ name, counts }: ReportColumn) =>
    `${t(`console.report_figures.columns.${name}`)}${counts === true ? '' : ` (${currencies[currency].symbol})`}`
  const besideTitle =
    main === undefined ? '' : t('console.report_figures.page.beside', { what: titleOf(main) })
  const text = ({ counts }: ReportColumn, value: string) =>
    counts === true ? formatDecimal(value, { language, digits: 0 }) : formatAmount(value, currency, language)

  const cells = (values: Read['total'], key?: string) =>
    report.columns.map((column) => {
      const value = values[column.name] ?? '0'
      const figure = { column: column.name, ...(key === undefined ? {} : { key }) }
      return (
        <td key={column.name} data-align="right" data-label={titleOf(column)} data-empty={isZero(value)}>
          <Link to={figureAddress(params, figure)}>{text(column, value)}</Link>
        </td>
      )
    })

  const { rate } = report
  const rateTitle = t('console.report_figures.rate_column')
  const rateCell = (values: Read['total']) => {
    if (rate === undefined) return null
    const share = rateOf(values[rate.part] ?? '0', values[rate.of] ?? '0')
    return (
      <td data-align="right" data-label={rateTitle}>
        {share === undefined ? '–' : formatDecimal(share, { language, digits: 1, fixed: true })}
      </td>
    )
  }

  const besideCell = (values: Read['total'] | undefined, key?: string) => {
    if (compared === null || main === undefined) return null
    const value = values?.[main.name]
    const isTime = state.by === 'day' || state.by === 'month'
    const own = key !== undefined && isTime ? comparedKey(key, read, compared) : key
    const figure = { column: main.name, ...(own === undefined ? {} : { key: own }) }
    return (
      <td data-align="right" data-label={besideTitle}>
        {value === undefined ? (
          '–'
        ) : (
          <Link to={figureAddress(params, figure, compared)}>{text(main, value)}</Link>
        )}
      </td>
    )
  }

  const changeTitle = t('console.report_figures.change_column')
  const changeCell = (now: Read['total'], values: Read['total'] | undefined) => {
    if (compared === null || main === undefined) return null
    const change = changeOf(now[main.name] ?? '0', values?.[main.name] ?? '0')
    return (
      <td data-align="right" data-label={changeTitle}>
        {change === undefined ? '–' : formatChange(change, language)}
      </td>
    )
  }

  return (
    <div className="lobby-figures lobby-rows-box">
      <table className="lobby-rows">
        <caption className="lobby-hidden">{t(`console.report_figures.by.${state.by}`)}</caption>
        <thead>
          <tr>
            <th scope="col">{t(`console.report_figures.by.${state.by}`)}</th>
            {report.columns.map((column) => (
              <th key={column.name} scope="col" data-align="right">
                {titleOf(column)}
              </th>
            ))}
            {rate !== undefined && (
              <th scope="col" data-align="right">
                {rateTitle}
              </th>
            )}
            {compared !== null && (
              <th scope="col" data-align="right">
                {besideTitle}
              </th>
            )}
            {compared !== null && (
              <th scope="col" data-align="right">
                {changeTitle}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {read.rows.map(({ key, label, values }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {cells(values, key)}
              {rateCell(values)}
              {besideCell(beside.get(key), key)}
              {changeCell(values, beside.get(key))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('console.report_figures.total')}</th>
            {cells(read.total)}
            {rateCell(read.total)}
            {besideCell(compared?.total)}
            {changeCell(read.total, compared?.total)}
          </tr>
        </tfoot>
      </table>
      {compared !== null && (
        <p className="lobby-secondary lobby-report-note">
          {t('console.report_figures.page.change', {
            from: formatDate(compared.from),
            to: formatDate(compared.to),
          })}
        </p>
      )}
    </div>
  )
}

/** A change in percent with its sign: `+18,0`. */
function formatChange(change: string, language: ViewTools['language']): string {
  const sign = isZero(change) ? '' : compareAmounts(change, '0') < 0 ? '−' : '+'
  return `${sign}${formatDecimal(change.replace('-', ''), { language, digits: 1, fixed: true })}`
}
