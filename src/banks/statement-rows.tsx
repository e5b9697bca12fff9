import { Alert, Card, Tag } from 'antd'
import type { ReactNode } from 'react'
import type { previewBankStatement } from '#domain/calls/bank-statements.ts'
import type { DataOf } from '#domain/calls/call.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatDate, formatMoney } from '../fields/format.ts'

interface StatementRowsProps {
  readonly read: DataOf<typeof previewBankStatement>
  readonly tools: ViewTools
  /** The button that writes them. */
  readonly children: ReactNode
}

const words = 'console.bank_statement'
const colors = { new: 'success', known: 'default', conflict: 'error' } as const

/** What a statement says, and what of it is new. */
export function StatementRows({ read, tools: { t, language }, children }: StatementRowsProps) {
  const { counts, currency_code: currency } = read
  const money = (amount: string) => formatMoney(amount, currency, language)
  const figures = { ...counts, money_in: money(read.money_in), money_out: money(read.money_out) }
  return (
    <Card className="statement-step" title={<h2>{t(`${words}.rows`)}</h2>}>
      <p role="status">{t(`${words}.counts`, figures)}</p>
      {counts.unread > 0 && (
        <Alert
          type="warning"
          showIcon
          message={t(`${words}.unread`, { count: counts.unread })}
          description={read.faults
            .map(({ number, fault }) => t(`${words}.fault`, { number, why: t(`${words}.faults.${fault}`) }))
            .join(' · ')}
        />
      )}
      <div className="lobby-rows-box">
        <table className="lobby-rows">
          <thead>
            <tr>
              <th scope="col">{t(`${words}.fields.date`)}</th>
              <th scope="col">{t(`${words}.fields.description`)}</th>
              <th scope="col" data-align="right">
                {t(`${words}.fields.amount`)}
              </th>
              <th scope="col">{t(`${words}.state`)}</th>
            </tr>
          </thead>
          <tbody>
            {read.rows.map(({ number, day, description, type, price, state }) => (
              <tr key={number}>
                <td data-label={t(`${words}.fields.date`)}>{formatDate(day)}</td>
                <td data-label={t(`${words}.fields.description`)} translate="no">
                  {description}
                </td>
                <td data-label={t(`${words}.fields.amount`)} data-align="right">
                  {money(type === 'out' ? `-${price}` : price)}
                </td>
                <td data-label={t(`${words}.state`)}>
                  <Tag color={colors[state]}>{t(`${words}.states.${state}`)}</Tag>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {children}
    </Card>
  )
}
