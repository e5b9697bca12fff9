import type { DataOf } from '#domain/calls/call.ts'
import type { foretellFeeRule } from '#domain/calls/fee-rules.ts'
import { Link } from 'react-router'
import type { ViewTools } from '../fields/field-view.ts'
import { formatMoney, formatMonth, formatNumber } from '../fields/format.ts'
import { entityTitle } from '../i18n/entity-label.ts'
import { LineTable } from '../ui/line-table.tsx'

type Difference = DataOf<typeof foretellFeeRule>
type Row = Difference['rows'][number]

interface RuleDifferenceProps {
  readonly of: Difference
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
      <LineTable
        columns={[
          {
            title: entityTitle(t, 'apartment'),
            cell: ({ apartment_id, apartment }) => (
              <Link to={pathOf('apartment', apartment_id) ?? ''}>{apartment ?? apartment_id}</Link>
            ),
          },
          ...columns.map((name) => ({
            title: t(`${words}.${name}`),
            isNumber: true,
            cell: (row: Row) => money(row[name]),
            total: money(of[name]),
          })),
        ]}
        rows={rows}
        keyOf={({ apartment_id }) => apartment_id}
        totals={t(`${words}.all`)}
      />
    </div>
  )
}
