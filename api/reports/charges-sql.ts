import type { Dimension } from '#domain/reports/report.ts'
import { fee } from '#entities/fees/fee.ts'
import { sqlOfficeDay } from '../database/office-day.ts'
import { letOffSql, sharesSql } from '../ledger/paid-sql.ts'
import { statesOf } from '../sql/literals.ts'
import { knowsNoApartment, type MovePlaces, type Sums } from './sums.ts'

const feeIs = statesOf(fee)

/** SQL of the condition on a row with a fee's month. */
const inMonths = ({ from, to }: Pick<MovePlaces, 'from' | 'to'>, row: string) =>
  `${row}.month >= to_char(${from}, 'YYYY-MM') and ${row}.month <= to_char(${to}, 'YYYY-MM')`

/** SQL of the fees `f` of these months, with what was let off of each, `o`. */
const feesSql = ({ buildingId, from, to }: MovePlaces) =>
  `fee f left join ${letOffSql(buildingId)} o on o.building_id = f.building_id and o.fee_id = f.id
    where f.building_id = ${buildingId} and ${inMonths({ from, to }, 'f')}
      and f.status <> ${feeIs.void} and f.deleted_at is null`

const isDraft = `f.status = ${feeIs.draft}`
const isLate = `f.due_on < ${sqlOfficeDay()}`

/** SQL of the fees of these months, each a move of its month's first day, with what has become of it. */
export const chargesSql = (places: MovePlaces) =>
  `select f.building_id, f.id as entry, (f.month || '-01')::date as day, '${fee.name}' as kind, f.id as document_id,
      coalesce(f.amount, 0) as amount, f.fee_type, f.apartment_id, ${isDraft} as is_draft,
      f.settled - coalesce(o.amount, 0) as collected, o.amount as let_off, f.amount - f.settled as open,
      ${isLate} as is_late
    from ${feesSql(places)}`

/** The same added up by no more than what rows of a dimension need: a year has hundreds of thousands of fees. */
function addedCharges(places: MovePlaces, by: Dimension): string {
  const { from, fee_type: type = 'null' } = places
  return `select case when c.month is null then ${from} else (c.month || '-01')::date end as day, c.fee_type, c.apartment_id,
      c.is_draft, c.is_late, c.amount, c.let_off, c.settled - c.let_off as collected, c.amount - c.settled as open,
      c.documents, c.documents as documents_once
    from (select ${by === 'month' ? 'f.month' : 'null::text'} as month, ${by === 'fee_type' ? 'f.fee_type' : type} as fee_type,
        f.apartment_id, ${isDraft} as is_draft, ${isLate} as is_late, coalesce(sum(f.amount), 0) as amount,
        coalesce(sum(o.amount), 0) as let_off, sum(f.settled) as settled, count(*) as documents
      from ${feesSql(places)} and (${type} is null or f.fee_type = ${type})
      group by 1, 2, 3, 4, 5) c`
}

/**
 * What has become of fees of these months by what is owed: of whose fees a deduction or a prepayment's discount settled
 * something without money, no sum tells, nor of drafts and of fees of nothing. All three are few.
 */
function keptCharges(places: MovePlaces): string {
  const { buildingId } = places
  const feesOf = (condition: string) =>
    `fee f where f.building_id = ${buildingId} and ${inMonths(places, 'f')} and f.deleted_at is null and ${condition}`
  const givenBy = (source: string) =>
    `select f.month, f.fee_type, false, 0, s.amount, 0, 0 from (${source}) s
        join fee f on f.building_id = ${buildingId} and f.id = s.fee_id
      where ${inMonths(places, 'f')} and f.status <> ${feeIs.void} and f.deleted_at is null`
  return `select (c.month || '-01')::date as day, c.fee_type, null::bigint as apartment_id, false as is_draft, c.is_late, c.amount,
      c.let_off, c.settled - c.let_off as collected, c.amount - c.settled as open, c.documents, c.documents as documents_once
    from (select d.month, d.fee_type, d.due_on < ${sqlOfficeDay()} as is_late,
          coalesce(sum(d.amount) filter (where d.kind = 'fee'), 0) as amount,
          coalesce(-sum(d.amount) filter (where d.kind = 'write_off'), 0) as let_off,
          coalesce(-sum(d.amount) filter (where d.kind <> 'fee'), 0) as settled, sum(d.fees) as documents
        from owed_sum d where d.building_id = ${buildingId} and ${inMonths(places, 'd')} group by 1, 2, 3
      union all ${givenBy(`select o.fee_id, o.amount from (${sharesSql(buildingId)}) o
        union all select p.fee_id, p.let_off from prepayment_release p where p.building_id = ${buildingId} and p.let_off > 0`)}
      union all select f.month, f.fee_type, false, 0, 0, 0, 1
        from ${feesOf(`f.amount = 0 and f.status <> ${feeIs.void} and f.status <> ${feeIs.draft}`)}) c
  union all
  select (f.month || '-01')::date, f.fee_type, null, true, false, coalesce(f.amount, 0), 0, 0, 0, 1, 1
    from ${feesOf(isDraft)}`
}

/** By month and type they are in the sums of what is owed; by apartment fees are added up as they are read. */
export const chargesSums = {
  owed_sum: {
    serve: knowsNoApartment,
    standsBeside: true,
    counts: true,
    moves: keptCharges,
  },
  fees: {
    isKept: false,
    counts: true,
    moves: addedCharges,
  },
} as const satisfies Readonly<Record<string, Sums>>
