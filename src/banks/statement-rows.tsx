import { Alert, Card, Tag } from 'antd'
import type { ReactNode } from 'react'
import type { previewBankStatement } from '#domain/calls/bank-statements.ts'
import type { DataOf } from '#domain/calls/call.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatDate, formatMoney } from '../fields/format.ts'
import { LineTable } from '../ui/line-table.tsx'

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
      <LineTable
        columns={[
          { title: t(`${words}.fields.date`), cell: ({ day }) => formatDate(day) },
          {
            title: t(`${words}.fields.description`),
            cell: ({ description }) => <span translate="no">{description}</span>,
          },
          {
            title: t(`${words}.fields.amount`),
            isNumber: true,
            cell: ({ type, price }) => money(type === 'out' ? `-${price}` : price),
          },
          {
            title: t(`${words}.state`),
            cell: ({ state }) => <Tag color={colors[state]}>{t(`${words}.states.${state}`)}</Tag>,
          },
        ]}
        rows={read.rows}
        keyOf={({ number }) => number}
      />
      {children}
    </Card>
  )
}
