import { sqlOfficeDay } from '#api/database/office-day.ts'
import type { Queryable } from '#api/database/pool.ts'
import { paidSql } from '#api/debts/paid-sql.ts'
import { column, columns } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { query, type RowOf } from '#api/sql/query.ts'
import { fee } from '#entities/fees/fee.ts'

const feeIs = statesOf(fee)
const takes = { buildingId: 'bigint', month: column(fee, 'month') } as const

const byType = query({
  row: {
    ...columns(fee, ['fee_type']),
    fees: 'integer',
    drafts: 'integer',
    charged: 'text',
    collected: 'text',
    let_off: 'text',
    open: 'text',
    overdue: 'text',
  },
  takes,
  sql: ({ buildingId, month }) =>
    `select fee_type, count(*) filter (where status <> ${feeIs.draft})::int as fees,
        count(*) filter (where status = ${feeIs.draft})::int as drafts,
        trim_scale(coalesce(sum(amount) filter (where status <> ${feeIs.draft}), 0))::text as charged,
        trim_scale(coalesce(sum(${paidSql('fee')}), 0))::text as collected,
        trim_scale(coalesce(sum(settled - (${paidSql('fee')})), 0))::text as let_off,
        trim_scale(coalesce(sum(amount - settled) filter (where status <> ${feeIs.draft}), 0))::text as open,
        trim_scale(coalesce(sum(amount - settled) filter (where status = ${feeIs.approved}
          and due_on < ${sqlOfficeDay()}), 0))::text as overdue
      from fee where building_id = ${buildingId} and month = ${month} and status <> ${feeIs.void}
        and deleted_at is null
      group by fee_type order by fee_type`,
})
export type FeeStatistic = RowOf<typeof byType>

/** What a month was charged and how much of it has been paid, by kind of fee; drafts are counted, not summed. */
export const feeStatistics = (db: Queryable, buildingId: string, month: string) =>
  byType(db, { buildingId, month })

const byMonth = query({
  row: { month: 'text', charged: 'text', collected: 'text' },
  takes,
  sql: ({ buildingId, month }) =>
    `select to_char(m.first, 'YYYY-MM') as month, trim_scale(coalesce(sum(f.amount), 0))::text as charged,
        trim_scale(coalesce(sum(${paidSql('f')}), 0))::text as collected
      from generate_series((${month} || '-01')::date - interval '11 months', (${month} || '-01')::date,
          interval '1 month') m(first)
        left join fee f on f.building_id = ${buildingId} and f.month = to_char(m.first, 'YYYY-MM')
          and f.status in (${feeIs.approved}, ${feeIs.settled}) and f.deleted_at is null
      group by m.first order by m.first`,
})
export type MonthTotal = RowOf<typeof byMonth>

/** The twelve months up to one: what was charged for each, and how much of it has been paid since. */
export const monthTotals = (db: Queryable, buildingId: string, month: string) =>
  byMonth(db, { buildingId, month })
