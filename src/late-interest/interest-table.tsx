import { Link } from 'react-router'
import type { DataOf } from '#domain/calls/call.ts'
import type { foretellLateInterest } from '#domain/calls/late-interest.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatDate, formatDecimal, formatMoney, formatMonth, formatNumber } from '../fields/format.ts'
import { fieldLabel } from '../fields/words.ts'
import { entityTitle } from '../i18n/entity-label.ts'
import { LineTable } from '../ui/line-table.tsx'

interface InterestTableProps {
  readonly of: DataOf<typeof foretellLateInterest>
  readonly tools: ViewTools
}

/** For each late fee the days, what was unpaid, the rate and the interest. */
export function InterestTable({ of: { amount, rows }, tools }: InterestTableProps) {
  const { t, language, currency, pathOf } = tools
  const label = (field: string) => fieldLabel(t, 'late_interest_line', field)
  const money = (value: string) => formatMoney(value, currency, language)
  return (
    <LineTable
      columns={[
        {
          title: entityTitle(t, 'apartment'),
          cell: ({ apartment_id, apartment }) => (
            <Link to={pathOf('apartment', apartment_id) ?? ''}>{apartment ?? apartment_id}</Link>
          ),
        },
        {
          title: label('debt_fee_id'),
          cell: ({ fee_id, fee, month }) => (
            <>
              <Link to={pathOf('fee', fee_id) ?? ''}>{fee}</Link> {formatMonth(month)}
            </>
          ),
        },
        {
          title: t('console.late_interest.span'),
          cell: ({ from, to }) => `${formatDate(from)} – ${formatDate(to)}`,
        },
        {
          title: label('days'),
          isNumber: true,
          cell: ({ days, day_count: counted }) => (
            <>
              {formatNumber(days, { language, digits: 0 })}{' '}
              <span className="lobby-secondary">
                {t(`entity.late_interest_line.options.day_count.${counted}`)}
              </span>
            </>
          ),
        },
        { title: label('unpaid'), isNumber: true, cell: ({ unpaid }) => money(unpaid) },
        {
          title: label('rate'),
          isNumber: true,
          cell: ({ per, rate }) =>
            t(`console.late_interest.per_${per}`, { rate: formatDecimal(rate, { language, digits: 4 }) }),
        },
        { title: label('amount'), isNumber: true, cell: (row) => money(row.amount), total: money(amount) },
      ]}
      rows={rows}
      keyOf={({ fee_id, from }) => `${fee_id}/${from}`}
      totals={t('console.late_interest.all')}
    />
  )
}
