import type { DataOf } from '#domain/calls/call.ts'
import type { foretellFeeRule } from '#domain/calls/fee-rules.ts'
import { Link } from 'react-router'
import type { ViewTools } from '../fields/field-view.ts'
import { formatMoney, formatMonth, formatNumber } from '../fields/format.ts'
import { entityTitle } from '../i18n/entity-label.ts'

interface RuleDifferenceProps {
  readonly of: DataOf<typeof foretellFeeRule>
  readonly tools: ViewTools
}

/** The sums without the rule and with it, and the apartments whose fee changes. */
export function RuleDifference({ of, tools }: RuleDifferenceProps) {
  const { t, language, currency, pathOf } = tools
  const { rows, changed, unknown } = of
  const words = 'console.fee_rules.preview'
  const money = (amount: string) => formatMoney(amount, currency, language)
  const count = (total: number) => formatNumber(total, { language, digits: 0 })
  const columns = ['before', 'after', 'difference'] as const
  return (
    <div role="status">
      <p>
        <strong>{t(`${words}.month`, { month: formatMonth(of.month) })}</strong>{' '}
        {t(`${words}.${changed === 0 ? 'none' : 'changed'}`, { total: count(changed) })}
      </p>
      {unknown > 0 && <p className="lobby-secondary">{t(`${words}.unknown`, { total: count(unknown) })}</p>}
      {changed > rows.length && (
        <p className="lobby-secondary">{t(`${words}.cut`, { shown: count(rows.length) })}</p>
      )}
      <div className="lobby-rows-box">
        <table className="lobby-rows">
          <thead>
            <tr>
              <th scope="col">{entityTitle(t, 'apartment')}</th>
              {columns.map((name) => (
                <th key={name} scope="col" data-align="right">
                  {t(`${words}.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.apartment_id}>
                <td data-label={entityTitle(t, 'apartment')}>
                  <Link to={pathOf('apartment', row.apartment_id) ?? ''}>
                    {row.apartment ?? row.apartment_id}
                  </Link>
                </td>
                {columns.map((name) => (
                  <td key={name} data-align="right" data-label={t(`${words}.${name}`)}>
                    {money(row[name])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t(`${words}.all`)}</th>
              {columns.map((name) => (
                <td key={name} data-align="right" data-label={t(`${words}.${name}`)}>
                  <strong>{money(of[name])}</strong>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </div>
  )
}
