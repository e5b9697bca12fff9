import type { Dimension } from '#domain/reports/report.ts'
import { fee } from '#entities/fees/fee.ts'
import { sqlOfficeDay } from '../database/office-day.ts'
import { letOffSql } from '../ledger/paid-sql.ts'
import { statesOf } from '../sql/literals.ts'
import { knowsNoApartment, type MovePlaces, type Sums } from './sums.ts'

const feeIs = statesOf(fee)

/** SQL of the fees `f` of these months, with what was let off of each, `o`. */
const feesSql = ({ buildingId, from, to }: MovePlaces) =>
  `fee f left join ${letOffSql(buildingId)} o on o.building_id = f.building_id and o.fee_id = f.id
    where f.building_id = ${buildingId} and f.month >= to_char(${from}, 'YYYY-MM') and f.month <= to_char(${to}, 'YYYY-MM')
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
function addedCharges(places: MovePlaces, by: Dimension, apartment: string): string {
  const { from, fee_type: type = 'null' } = places
  return `select case when c.month is null then ${from} else (c.month || '-01')::date end as day, c.fee_type, c.apartment_id,
      c.is_draft, c.is_late, c.amount, c.let_off, c.settled - c.let_off as collected, c.amount - c.settled as open,
      c.documents, c.documents as documents_once
    from (select ${by === 'month' ? 'f.month' : 'null::text'} as month, ${by === 'fee_type' ? 'f.fee_type' : type} as fee_type,
        ${apartment} as apartment_id, ${isDraft} as is_draft, ${isLate} as is_late, coalesce(sum(f.amount), 0) as amount,
        coalesce(sum(o.amount), 0) as let_off, sum(f.settled) as settled, count(*) as documents
      from ${feesSql(places)} and (${type} is null or f.fee_type = ${type})
      group by 1, 2, 3, 4, 5) c`
}

/** Fees added up as they are read, each of them once. */
export const chargesSums = {
  fees: {
    serve: knowsNoApartment,
    isKept: false,
    counts: true,
    moves: (places, by) => addedCharges(places, by, 'null::bigint'),
  },
  fees_of_apartments: {
    isKept: false,
    counts: true,
    moves: (places, by) => addedCharges(places, by, 'f.apartment_id'),
  },
} as const satisfies Readonly<Record<string, Sums>>
