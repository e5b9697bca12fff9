import { sqlOfficeDay } from '#api/database/office-day.ts'
import type { Queryable } from '#api/database/pool.ts'
import { paidSql } from '#api/ledger/paid-sql.ts'
import { columns } from '#api/sql/column.ts'
import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { query, type RowOf } from '#api/sql/query.ts'
import { json, type Slots } from '#api/sql/types.ts'
import type { RecordOf } from '#core/stored.ts'
import { fee } from '#entities/fees/fee.ts'
import { groupNoticeSlip } from '#entities/notices/group-notice-slip.ts'
import type { noticeSlip } from '#entities/notices/notice-slip.ts'
import { apartment } from '#entities/property/apartment.ts'
import { isFundFeeSql } from '#api/debts/fund-owed-sql.ts'
import { referenceOf } from '#api/debts/reference-sql.ts'
import { isToldWith } from '#api/debts/told-with.ts'
import { isOfBatch } from './audience-sql.ts'
import { isOutdated, lastNotice } from './outdated.ts'

type Lines = NonNullable<RecordOf<typeof noticeSlip>['lines']>

/** Apartments whose notices are made in one transaction. */
export const chunkSize = 250

export const place = { buildingId: 'bigint', groupId: 'bigint' } as const satisfies Slots

const feeIs = statesOf(fee)
const { maintenance_fund: ofFund } = optionsOf(groupNoticeSlip, 'kind')

/** Fees of an apartment that a batch may tell: what is paid into the maintenance fund's account, or all else. */
const ofApartment = `f.building_id = a.building_id and f.apartment_id = a.id and f.deleted_at is null
  and (${isFundFeeSql('f')}) = (a.kind = ${ofFund})`

/** Fees of the month that a notice lists: what is open, and where the batch asks for it also what is paid. */
const listed = `${ofApartment} and f.month = a.month and f.amount > 0
  and (f.status = ${feeIs.approved} or (a.include_paid and f.status = ${feeIs.settled}))`

const lastOfAsked = lastNotice(
  {
    building: 'a.building_id',
    apartment: 'any(array[a.id, a.host_id])',
    month: 'a.month',
    besides: 'a.group_id',
  },
  'where',
)

const lineSql = `jsonb_build_object('fee_id', f.id::text, 'apartment_code', case when not a.is_own then a.code end, 'name', f.name, 'fee_type', f.fee_type, 'month', f.month,
  'old_index', f.old_index, 'new_index', f.new_index, 'quantity', f.quantity,
  'unit_price', trim_scale(f.unit_price)::text, 'amount', trim_scale(f.amount)::text,
  'settled', trim_scale(p.paid)::text, 'let_off', trim_scale(f.settled - p.paid)::text)`

/**
 * What each apartment of a batch would be told, after the last one that was done: its fees of the month, what it owes from
 * before, its credit, and what it is asked to pay; with those of the apartments that are told with it (`homes` names all of
 * them), whose credit stays their own; credit is no money of the maintenance fund. The preview and the sending both read this.
 */
export const nextFigures = query({
  row: {
    apartment_id: 'bigint',
    ...columns(apartment, ['code', 'pe_code']),
    reference: 'text',
    ...columns(groupNoticeSlip, ['kind']),
    homes: 'bigint[]',
    corrects_on: 'date | null',
    lines: json<Lines>(),
    amount: 'text',
    settled: 'text',
    let_off: 'text',
    old_debt: 'text',
    credit: 'text',
    due: 'text',
  },
  takes: { ...place, cursor: 'bigint', most: 'integer' },
  sql: ({ buildingId, groupId, cursor, most }) =>
    `with asked as (select a.id, a.code, a.pe_code, a.building_id, a.partner_apartment_id, a.separate_fee, a.deleted_at, g.id as group_id, g.kind, g.month, g.include_paid, g.exclude_old_debt
        from group_notice_slip g join apartment a on ${isOfBatch}
        where g.building_id = ${buildingId} and g.id = ${groupId} and a.id > ${cursor} order by a.id limit ${most}),
      homes as (
        select h.id as host_id, h.id, h.code, h.building_id, h.group_id, h.kind, h.month, h.include_paid, h.exclude_old_debt,
            true as is_own from asked h
          union all
        select h.id, p.id, p.code, p.building_id, h.group_id, h.kind, h.month, h.include_paid, h.exclude_old_debt, false
          from asked h join apartment p on ${isToldWith('p', 'h')}),
      told as (select a.host_id, a.id, a.is_own, c.corrects_on, n.lines, n.amount, n.settled, n.let_off,
          coalesce(o.open, 0) as old_debt, coalesce(d.credit, 0) as credit,
          n.amount - n.settled - n.let_off + coalesce(o.open, 0) as owed
        from homes a
          left join debt d on a.kind <> ${ofFund} and d.building_id = a.building_id and d.apartment_id = a.id
          cross join lateral (select coalesce(jsonb_agg(${lineSql} order by f.fee_type, f.id), '[]') as lines,
              coalesce(sum(f.amount), 0) as amount, coalesce(sum(p.paid), 0) as settled,
              coalesce(sum(f.settled - p.paid), 0) as let_off
            from fee f cross join lateral (select ${paidSql('f')} as paid) p where ${listed}) n
          left join lateral (select sum(f.amount - f.settled) as open from fee f
            where not a.exclude_old_debt and ${ofApartment} and f.status = ${feeIs.approved} and f.month < a.month) o
            on true
          left join lateral (select ${sqlOfficeDay('s.created_at')} as corrects_on from ${lastOfAsked} and ${isOutdated}) c
            on true),
      summed as (select t.host_id, array_agg(t.id order by t.id) as homes, max(t.corrects_on) as corrects_on,
          jsonb_path_query_array(jsonb_agg(t.lines order by t.is_own desc, t.id), '$[*][*]') as lines,
          sum(t.amount) as amount, sum(t.settled) as settled, sum(t.let_off) as let_off, sum(t.old_debt) as old_debt,
          case count(*) when 1 then sum(t.credit) else sum(least(t.credit, t.owed)) end as credit,
          sum(greatest(t.owed - t.credit, 0)) as due
        from told t group by t.host_id)
      select a.id as apartment_id, a.code, a.pe_code, ${referenceOf('a.building_id', 'a.id')} as reference, a.kind, t.homes, t.corrects_on, t.lines, trim_scale(t.amount)::text as amount,
        trim_scale(t.settled)::text as settled, trim_scale(t.let_off)::text as let_off, trim_scale(t.old_debt)::text as old_debt,
        trim_scale(t.credit)::text as credit, trim_scale(t.due)::text as due
      from summed t join asked a on a.id = t.host_id order by a.id`,
})
export type Figures = RowOf<typeof nextFigures>

/**
 * An apartment that owes nothing and has nothing to be listed gets no notice; one of which nothing is asked, since its
 * credit is as much, no reminder.
 */
export const hasNews = ({ kind, lines, old_debt, due }: Figures) =>
  (lines.length > 0 || old_debt !== '0') && (kind !== 'reminder' || due !== '0')

/** How many apartments a batch is for. */
export const countAudience = query({
  row: { total: 'integer' },
  takes: place,
  sql: ({ buildingId, groupId }) =>
    `select count(*)::int as total from group_notice_slip g join apartment a on ${isOfBatch}
      where g.building_id = ${buildingId} and g.id = ${groupId}`,
})

/** Every apartment's figures of a batch, in the order of apartments. */
export async function allFigures(
  db: Queryable,
  of: { readonly buildingId: string; readonly groupId: string },
): Promise<Figures[]> {
  const found: Figures[] = []
  for (let cursor = '0'; ;) {
    const chunk = await nextFigures(db, { ...of, cursor, most: previewChunk })
    found.push(...chunk)
    const last = chunk.at(-1)
    if (last === undefined || chunk.length < previewChunk) return found
    cursor = last.apartment_id
  }
}
const previewChunk = 2000
