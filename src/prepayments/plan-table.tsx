import type { DataOf } from '#domain/calls/call.ts'
import type { foretellPrepayment } from '#domain/calls/prepayments.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatMoney, formatMonth, formatNumber } from '../fields/format.ts'

interface PlanTableProps {
  readonly plan: DataOf<typeof foretellPrepayment>
  readonly tools: ViewTools
}

const columns = ['foreseen', 'discount', 'amount'] as const

/** The fees of each month, the discount and what is to be paid; and what happens if a fee comes out otherwise. */
export function PlanTable({ plan, tools }: PlanTableProps) {
  const { t, language, currency } = tools
  const words = 'console.prepayments'
  const percent = formatNumber(plan.discount_percent, { language, digits: 4 })
  const money = (amount: string) => formatMoney(amount, currency, language)
  return (
    <>
      <div className="lobby-rows-box">
        <table className="lobby-rows">
          <thead>
            <tr>
              <th scope="col">{t(`${words}.month`)}</th>
              {columns.map((name) => (
                <th key={name} scope="col" data-align="right">
                  {t(`${words}.${name}`, { percent })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {plan.months.map((row) => (
              <tr key={row.month}>
                <td data-label={t(`${words}.month`)}>{formatMonth(row.month)}</td>
                {columns.map((name) => (
                  <td key={name} data-align="right" data-label={t(`${words}.${name}`, { percent })}>
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
                <td key={name} data-align="right" data-label={t(`${words}.${name}`, { percent })}>
                  <strong>{money(plan[name])}</strong>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <p className="lobby-secondary">{t(`${words}.higher`)}</p>
    </>
  )
}
