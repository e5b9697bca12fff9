import type { DataOf } from '#domain/calls/call.ts'
import type { foretellPrepayment } from '#domain/calls/prepayments.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatMoney, formatMonth, formatNumber } from '../fields/format.ts'
import { LineTable } from '../ui/line-table.tsx'

type Plan = DataOf<typeof foretellPrepayment>
type Month = Plan['months'][number]

interface PlanTableProps {
  readonly plan: Plan
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
      <LineTable
        columns={[
          { title: t(`${words}.month`), cell: ({ month }) => formatMonth(month) },
          ...columns.map((name) => ({
            title: t(`${words}.${name}`, { percent }),
            isNumber: true,
            cell: (row: Month) => money(row[name]),
            total: money(plan[name]),
          })),
        ]}
        rows={plan.months}
        keyOf={({ month }) => month}
        totals={t(`${words}.all`)}
      />
      <p className="lobby-secondary">{t(`${words}.higher`)}</p>
    </>
  )
}
