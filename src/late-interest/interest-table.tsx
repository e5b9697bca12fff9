import { Link } from 'react-router'
import type { DataOf } from '#domain/calls/call.ts'
import type { foretellLateInterest } from '#domain/calls/late-interest.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatDate, formatDecimal, formatMoney, formatMonth, formatNumber } from '../fields/format.ts'
import { fieldLabel } from '../fields/words.ts'
import { entityTitle } from '../i18n/entity-label.ts'

interface InterestTableProps {
  readonly of: DataOf<typeof foretellLateInterest>
  readonly tools: ViewTools
}

/** For each late fee the days, what was unpaid, the rate and the interest. */
export function InterestTable({ of: { amount, rows }, tools }: InterestTableProps) {
  const { t, language, currency, pathOf } = tools
  const label = (field: string) => fieldLabel(t, 'late_interest_line', field)
  const money = (value: string) => formatMoney(value, currency, language)
  const apartment = entityTitle(t, 'apartment')
  const numbers = ['days', 'unpaid', 'rate', 'amount'] as const
  return (
    <div className="lobby-rows-box">
      <table className="lobby-rows">
        <thead>
          <tr>
            <th scope="col">{apartment}</th>
            <th scope="col">{label('debt_fee_id')}</th>
            <th scope="col">{t('console.late_interest.span')}</th>
            {numbers.map((name) => (
              <th key={name} scope="col" data-align="right">
                {label(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.fee_id}/${row.from}`}>
              <td data-label={apartment}>
                <Link to={pathOf('apartment', row.apartment_id) ?? ''}>
                  {row.apartment ?? row.apartment_id}
                </Link>
              </td>
              <td data-label={label('debt_fee_id')}>
                <Link to={pathOf('fee', row.fee_id) ?? ''}>{row.fee}</Link> {formatMonth(row.month)}
              </td>
              <td data-label={t('console.late_interest.span')}>
                {formatDate(row.from)} – {formatDate(row.to)}
              </td>
              <td data-align="right" data-label={label('days')}>
                {formatNumber(row.days, { language, digits: 0 })}
              </td>
              <td data-align="right" data-label={label('unpaid')}>
                {money(row.unpaid)}
              </td>
              <td data-align="right" data-label={label('rate')}>
                {t(`console.late_interest.per_${row.per}`, {
                  rate: formatDecimal(row.rate, { language, digits: 4 }),
                })}
              </td>
              <td data-align="right" data-label={label('amount')}>
                {money(row.amount)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={6}>
              {t('console.late_interest.all')}
            </th>
            <td data-align="right" data-label={label('amount')}>
              <strong>{money(amount)}</strong>
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
