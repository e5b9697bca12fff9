import type { Dimension, Report } from '#domain/reports/report.ts'
import { documentKinds } from '../ledger/documents.ts'
import { numberOfLineSql, numberSql } from '../ledger/documents-sql.ts'
import { rowsBy } from './bases.ts'
import {
  baseOf,
  entriesWhere,
  keyTextOf,
  measureOf,
  narrowedFrom,
  sumsOf,
  type Places,
} from './statement-parts.ts'

/** The documents that a figure sums: by what is added up of them, and the dimension that the key of its row is of. */
export interface ListOf {
  readonly sums: string
  readonly by: Dimension
  /** The sums that tell their number and their days. Absent: all of them are read and counted. */
  readonly days?: string | undefined
}

/** What an entry is about, as the caller of a list reads it. */
export function documentsSql(report: Report, list: ListOf, places: Places): string {
  const of = { buildingId: places.buildingId, kind: 'o.kind', documentId: 'o.document_id' }
  return `with ${list.days === undefined ? countedPage(report, list, places) : toldPage(report, list, list.days, places)}
    select o.total, o.sum, o.day as booked_on, o.kind, o.document_id,
      coalesce(${numberSql(['receipt', ...documentKinds], of)}, ${numberOfLineSql(of)},
        case when o.kind in ('fee', 'fee_void', 'opening', 'prepayment_release', 'prepayment_release_void') then
          (select y.name || ' · ' || substr(y.month, 6) || '/' || substr(y.month, 1, 4) from fee y
            where y.building_id = ${places.buildingId} and y.id = o.document_id)
        when o.kind = 'voucher_plan_period' then (select y.name from voucher_plan_period y
            where y.building_id = ${places.buildingId} and y.id = o.document_id)
        when o.kind = 'fund_plan_item' then (select y.name from fund_plan_item y
            where y.building_id = ${places.buildingId} and y.id = o.document_id) end) as title,
      (select h.code from apartment h where h.building_id = ${places.buildingId} and h.id = o.apartment_id) as apartment,
      trim_scale(o.amount)::text as amount
    from page o order by o.day desc, o.entry desc, o.document_id desc`
}

function ofRow({ by }: ListOf, { key = 'null' }: Places): string {
  const { has = (one: string) => `${keyTextOf(by)} = ${one}` } = rowsBy[by]
  return `(${key} is null or ${has(key)})`
}

/** SQL of the documents of some days with their amounts. */
function documentsOn(days: string, report: Report, list: ListOf, places: Places): string {
  const { moves, parts = {} } = baseOf(report)
  const part = parts[list.sums]
  const amount = measureOf(report, list.sums)
  const entries = entriesWhere(places, part === undefined ? days : `${days} and kind in ${part.kinds}`)
  const read = part?.single?.(entries) ?? moves(entries, places)
  const from = `${narrowedFrom(report, read, places)} and ${amount} is not null and ${ofRow(list, places)}`
  return part?.single === undefined
    ? `select m.entry, m.day, m.kind, m.document_id, max(m.apartment_id) as apartment_id, sum(${amount}) as amount
        from ${from} group by 1, 2, 3, 4`
    : `select m.entry, m.day, m.kind, m.document_id, m.apartment_id, ${amount} as amount from ${from}`
}

const countedPage = (report: Report, list: ListOf, places: Places) =>
  `document as (${documentsOn(`booked_on >= ${places.from} and booked_on <= ${places.to}`, report, list, places)}),
    page as (select o.*, count(*) over ()::int as total, trim_scale(sum(o.amount) over ())::text as sum
      from document o order by o.day desc, o.entry desc, o.document_id desc
      limit ${places['limit']} offset ${places['skip']})`

/** The sums say how many documents each day has, and so on which days a page lies: these days alone are read. */
function toldPage(report: Report, list: ListOf, days: string, places: Places): string {
  const summed = sumsOf(report)[days]
  if (summed === undefined) throw new Error(`${report.name} has no sums ${days}`)
  const amount = measureOf(report, list.sums, summed)
  const { key, limit, skip } = places
  return `told as (select m.day, sum(case when ${key} is null then m.documents_once else m.documents end)::int as documents,
        sum(${amount}) as amount
      from ${narrowedFrom(report, summed.moves(places, list.by), places)} and ${amount} is not null and ${ofRow(list, places)}
      group by 1),
    whole as (select sum(t.documents)::int as total, trim_scale(sum(t.amount))::text as sum from told t),
    shown as (select array_agg(t.day) as days, min(t.before) as before
      from (select day, documents, sum(documents) over (order by day desc) - documents as before from told) t
      where t.before < ${skip} + ${limit} and t.before + t.documents > ${skip}),
    document as (${documentsOn('booked_on = any((select days from shown)::date[])', report, list, places)}),
    page as (select o.*, w.total, w.sum from (select d.* from document d order by d.day desc, d.entry desc
        limit ${limit} offset ${skip} - (select before from shown)) o cross join whole w)`
}
