import type { LateInterestRule, OverdueFee, Span } from '#domain/money/late-interest.ts'
import { sqlOfficeDay } from '#api/database/office-day.ts'
import type { Queryable } from '#api/database/pool.ts'
import { column, columns } from '#api/sql/column.ts'
import { query, type RowOf } from '#api/sql/query.ts'
import { json } from '#api/sql/types.ts'
import { fee } from '#entities/fees/fee.ts'
import { lateInterestRule } from '#entities/fees/late-interest-rule.ts'
import { statesOf } from '#api/sql/literals.ts'
import { adjustment } from '#entities/vouchers/adjustment.ts'
import { apartment } from '#entities/property/apartment.ts'
import { bookedAs, standsStill } from '../debts/settled-by.ts'
import { isCharging } from '../ledger/charging-interest.ts'
import { feeIs } from './living-fees.ts'

/** A rule, and how the fees that it makes are called and booked. */
export interface InterestTerms extends LateInterestRule {
  readonly name: string
  readonly categoryId: string
}

/** The rules of a building that hold on some day through that one. */
export async function readInterestRules(
  db: Queryable,
  { buildingId, through }: { readonly buildingId: string; readonly through: string },
): Promise<InterestTerms[]> {
  const rows = await rulesOf(db, { buildingId, through })
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    categoryId: row.category_id,
    from: row.from_date,
    to: row.to_date,
    settings: row.settings,
    rate: row.rate,
    per: row.per,
    dayCount: row.day_count,
    graceDays: row.grace_days,
    minimum: row.minimum,
    capPercent: row.cap_percent,
  }))
}

const rulesOf = query({
  row: {
    ...columns(lateInterestRule, ['id', 'name', 'category_id', 'from_date', 'to_date', 'per', 'day_count']),
    settings: json<string[]>(),
    rate: 'text',
    grace_days: 'integer',
    minimum: 'text | null',
    cap_percent: 'text | null',
  },
  takes: { buildingId: 'bigint', through: 'date' },
  sql: ({ buildingId, through }) =>
    `select r.id, r.name, r.category_id, r.from_date, r.to_date, r.per, r.day_count, trim_scale(r.rate)::text as rate,
        r.grace_days::int as grace_days, trim_scale(r.minimum)::text as minimum,
        trim_scale(r.cap_percent)::text as cap_percent,
        (select coalesce(jsonb_agg(s.fee_setting_id::text), '[]') from late_interest_rule_fee_settings s
          where s.building_id = r.building_id and s.late_interest_rule_id = r.id) as settings
      from late_interest_rule r
      where r.building_id = ${buildingId} and r.deleted_at is null and r.from_date <= ${through}
      order by r.from_date, r.id`,
})

export type OverdueRow = Omit<
  RowOf<typeof overdueFees>,
  'fee_setting_id' | 'due_on' | 'settled' | 'charged'
> &
  OverdueFee

/** The fees that some interest may be charged on: unpaid after their due day, or paid later than that. */
export async function readOverdue(
  db: Queryable,
  {
    buildingId,
    through,
    from,
  }: { readonly buildingId: string; readonly through: string; readonly from: string },
): Promise<OverdueRow[]> {
  const rows = await overdueFees(db, { buildingId, through, from })
  return rows.flatMap(({ fee_setting_id: settingId, due_on: dueOn, ...row }) =>
    dueOn === null ? [] : [{ ...row, settingId, dueOn }],
  )
}

/**
 * SQL of the day on which as much as a fee `f` says was first asked for: that of its first notice, or of that of a fee
 * which it replaces and which was no lower. More than the fee before was asked for no earlier than it was issued. Null
 * where nothing says a day: then the due day alone counts.
 */
const askedOn = `(with recursive asked as (
            select f.id, f.replaces_id, f.noticed_on, f.created_at
            union all
            select b.id, b.replaces_id, b.noticed_on, b.created_at from asked n
              join fee b on b.building_id = f.building_id and b.id = n.replaces_id and b.amount >= f.amount)
          select min(coalesce(n.noticed_on, case when n.replaces_id is not null and not exists (select from asked o
            where o.id = n.replaces_id) then ${sqlOfficeDay('n.created_at')} end)) from asked n)`

/**
 * Interest bears none, neither a fee of a run nor what adjustments have added to one, which is of the same category.
 * What was settled counts from the day of its document, and not at all once that is void.
 */
const overdueFees = query({
  row: {
    ...columns(fee, ['id', 'apartment_id', 'name', 'month', 'fee_setting_id', 'payer_kind', 'payer_ref']),
    apartment: column(apartment, 'code'),
    due_on: 'date | null',
    amount: 'text',
    lowered: 'text',
    settled: json<{ day: string; amount: string }[]>(),
    charged: json<Span[]>(),
    borne: 'text',
  },
  takes: { buildingId: 'bigint', through: 'date', from: 'date' },
  sql: ({ buildingId, through, from }) =>
    `select f.id, f.apartment_id, a.code as apartment, f.name, f.month, f.fee_setting_id, f.payer_kind, f.payer_ref,
        greatest(f.due_on, ${askedOn}) as due_on, trim_scale(f.amount)::text as amount,
        (select trim_scale(coalesce(sum(d.reduced), 0))::text from adjustment d where d.building_id = f.building_id
          and d.fee_id = f.id and d.status = ${statesOf(adjustment).approved}) as lowered, coalesce(paid.list, '[]') as settled,
        coalesce(taken.list, '[]') as charged, trim_scale(coalesce(taken.borne, 0))::text as borne
      from fee f
        join apartment a on a.building_id = f.building_id and a.id = f.apartment_id
        left join lateral (select max(e.booked_on) as last,
            jsonb_agg(jsonb_build_object('day', e.booked_on, 'amount', trim_scale(s.amount)::text)) as list
          from settlement s join ledger_entry e on ${bookedAs}
          where s.building_id = f.building_id and s.fee_id = f.id and ${standsStill}) paid on true
        left join lateral (select sum(l.amount) as borne,
            jsonb_agg(jsonb_build_object('from', l.from_date, 'to', l.to_date)) as list
          from late_interest_line l
            join fee i on i.building_id = l.building_id and i.id = l.fee_id and ${isCharging}
          where l.building_id = f.building_id and l.debt_fee_id = f.id) taken on true
      where f.building_id = ${buildingId} and f.status in (${feeIs.approved}, ${feeIs.settled})
        and f.deleted_at is null and f.late_interest_run_id is null and f.amount > 0 and f.due_on < ${through}
        and not exists (select from late_interest_rule r
          where r.building_id = f.building_id and r.category_id = f.category_id)
        and (f.status = ${feeIs.approved} or paid.last > f.due_on and paid.last >= ${from}::date)
      order by a.code, f.apartment_id, f.month, f.id`,
})
