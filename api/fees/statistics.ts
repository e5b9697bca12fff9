import type { Queryable } from '#api/database/pool.ts'
import type { DataOf } from '#domain/calls/call.ts'
import type { readFeeStatistics } from '#domain/calls/fees.ts'

type Statistics = DataOf<typeof readFeeStatistics>
type FeeStatistic = Statistics['types'][number]
type MonthTotal = Statistics['months'][number]

/** What a month was charged and what of it has come in, by kind of fee; drafts are counted, not summed. */
export const feeStatistics = (db: Queryable, buildingId: string, month: string) =>
  db.query<FeeStatistic>(
    `select fee_type, count(*) filter (where status <> 'draft')::int as fees, count(*) filter (where status = 'draft')::int as drafts,
        trim_scale(coalesce(sum(amount) filter (where status <> 'draft'), 0))::text as charged,
        trim_scale(coalesce(sum(settled), 0))::text as collected,
        trim_scale(coalesce(sum(amount - settled) filter (where status <> 'draft'), 0))::text as open
      from fee where building_id = $1 and month = $2 and status <> 'void' and deleted_at is null
      group by fee_type order by fee_type`,
    [buildingId, month],
  )

/** The twelve months up to one: what was charged for each, and how much of it is paid by now. */
export const monthTotals = (db: Queryable, buildingId: string, month: string) =>
  db.query<MonthTotal>(
    `select to_char(m.first, 'YYYY-MM') as month, trim_scale(coalesce(sum(f.amount), 0))::text as charged,
        trim_scale(coalesce(sum(f.settled), 0))::text as collected
      from generate_series(($2 || '-01')::date - interval '11 months', ($2 || '-01')::date, interval '1 month') m(first)
        left join fee f on f.building_id = $1 and f.month = to_char(m.first, 'YYYY-MM')
          and f.status in ('approved', 'settled') and f.deleted_at is null
      group by m.first order by m.first`,
    [buildingId, month],
  )
