import type { Dimension } from '#domain/reports/report.ts'
import { fee } from '#entities/fees/fee.ts'
import { statesOf } from '../sql/literals.ts'
import { knowsNoApartment, type Before, type MovePlaces, type Sums } from './sums.ts'

/** What apartments owe now, of all types together. */
const owedNow = ({ buildingId }: MovePlaces) =>
  `select null::text as fee_type, d.apartment_id, d.outstanding as amount from debt d where d.building_id = ${buildingId}`

/** A receipt may come before the day of its fee, so that what is owed now is counted back over both. */
const countedBack = (sql: Before['sql']): Before => ({
  columns: ['fee_type', 'apartment_id'],
  countsBack: true,
  sql,
})

// The days of a period and of those since, as far as they are no whole months, and the months.

const monthOf = (day: string) => `date_trunc('month', (${day})::timestamp)`

/** SQL of the period and what came after it, by month and apartment. Their day is any that falls into the same row. */
function owedByMonth({ buildingId, from, to }: MovePlaces, by: Dimension): string {
  const firstWhole = `(${monthOf(`${from} - 1`)} + interval '1 month')::date`
  const firstPart = `${monthOf(`${to} + 1`)}::date`
  const firstSince = `(${monthOf(to)} + interval '1 month')::date`
  // Where a period has no whole month, its days are all before this one.
  const ended = `least(${firstWhole}, ${to} + 1)`
  const told = (day: string) =>
    by === 'month' ? day : `case when ${day} <= ${to} then ${to} else 'infinity'::date end`
  const daysOf = (condition: string) =>
    `select ${told('d.booked_on')}, d.apartment_id, case d.kind when 'fee' then d.amount else 0 end,
        case d.kind when 'receipt' then -d.amount else 0 end, case d.kind when 'write_off' then -d.amount else 0 end
      from owed_day d where d.building_id = ${buildingId} and ${condition}`
  return `select o.day, null::text as fee_type, o.apartment_id, sum(o.charged - o.settled - o.let_off) as amount,
      sum(o.charged) as charged, sum(o.settled) as settled, sum(o.let_off) as let_off
    from (select ${told('d.month')} as day, d.apartment_id, d.charged, d.settled, d.let_off
        from owed_month d where d.building_id = ${buildingId} and d.month >= ${firstWhole}
          and (d.month < ${firstPart} or d.month >= ${firstSince})
      union all ${daysOf(`d.booked_on >= ${from} and d.booked_on < ${ended}`)}
      union all ${daysOf(`d.booked_on >= greatest(${firstPart}, ${ended}) and d.booked_on < ${firstSince}`)}) o
    group by 1, 2, 3`
}

/**
 * By type, they know no apartments; by apartment, months are told of all types together, and days of each: a building has
 * thousands a day, which are added up before all else.
 */
export const owedSums = {
  owed_sum: {
    serve: knowsNoApartment,
    counts: true,
    tellsDays: true,
    moves: ({ buildingId, from, to, fee_type: type = 'null' }, by) => {
      // Of one type, each document is there once.
      const once = `case when ${type} is null then d.documents_once else d.documents end`
      return `select d.booked_on as day, d.kind, d.fee_type, null::bigint as apartment_id, d.amount,
          ${by === 'fee_type' ? 'd.documents' : once} as documents, ${once} as documents_once
        from owed_sum d where d.building_id = ${buildingId} and d.booked_on between ${from} and ${to}`
    },
    before: {
      columns: ['fee_type', 'apartment_id'],
      sql: ({ buildingId, from }) =>
        `select d.fee_type, null::bigint as apartment_id, sum(d.amount) as amount from owed_sum d
          where d.building_id = ${buildingId} and d.booked_on < ${from} group by 1`,
    },
  },
  owed_month: {
    serve: (by, filters) => by !== 'fee_type' && !filters.includes('fee_type'),
    measures: { all: 'm.amount', charged: 'm.charged', settled: 'm.settled', let_off: 'm.let_off' },
    moves: owedByMonth,
    before: countedBack(owedNow),
  },
  owed_day: {
    moves: ({ buildingId, from, to, fee_type: type = 'null' }, by) => {
      const day =
        by === 'month' ? 'd.booked_on' : `case when d.booked_on <= ${to} then ${to} else 'infinity'::date end`
      return `select ${day} as day, d.kind, ${by === 'fee_type' ? 'd.fee_type' : type} as fee_type, d.apartment_id,
          sum(d.amount) as amount
        from owed_day d where d.building_id = ${buildingId} and d.booked_on >= ${from}
          and (${type} is null or d.fee_type = ${type})
        group by 1, 2, 3, 4`
    },
    before: countedBack((places, by) => {
      const { buildingId, fee_type: type = 'null' } = places
      const ofFees = (condition: string) =>
        `select f.fee_type, f.apartment_id, sum(f.amount - f.settled) as amount from fee f
            where f.building_id = ${buildingId} and f.status = ${statesOf(fee).approved} and f.deleted_at is null
              and ${condition}
            group by 1, 2`
      return by === 'fee_type'
        ? ofFees('true')
        : `${owedNow(places)} and ${type} is null union all ${ofFees(`f.fee_type = ${type}`)}`
    }),
  },
} as const satisfies Readonly<Record<string, Sums>>
