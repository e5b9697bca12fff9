import type { Dimension, Report, ReportColumn } from '#domain/reports/report.ts'
import { rowsBy } from './bases.ts'
import {
  baseOf,
  conditions,
  entriesWhere,
  isTime,
  keyTextOf,
  measureOf,
  narrowedFrom,
  sumsOf,
  withApartments,
  type Places,
} from './statement-parts.ts'
import type { Before, Sums } from './sums.ts'

/** What rows of a dimension are read of: sums, by their name, or the moves themselves. */
export interface RowsOf {
  readonly by: Dimension
  readonly sums?: string | undefined
}

/** Rows that may be thousands: they come in the order of their names, without those of nothing, and no more than are asked for. */
export const isLong = (by: Dimension) => by === 'apartment'

const measuresOf = ({ columns }: Report) => [...new Set(columns.map(({ sums }) => sums))]
const countsOf = ({ columns }: Report) => columns.filter(({ counts }) => counts === true)

/** SQL of an amount of a row `k`, to which all parts of it have been added up. */
function amountSql({ name, sums, span = 'within', counts }: ReportColumn): string {
  if (counts === true) return `coalesce(k.${name}, 0)`
  const amount = { before: 'k.before', within: `k.of_${sums}`, through: `k.before + k.of_${sums}` }[span]
  return `coalesce(${amount}, 0)`
}

const figureSql = (column: ReportColumn) =>
  column.counts === true ? `${amountSql(column)}::text` : `trim_scale(${amountSql(column)})::text`

/** SQL of how many documents have something in a row: moves tell them by their entries, sums have their number. */
function countSql(summed: Sums | undefined, keyText: string, condition: string): string {
  if (summed?.counts !== true) return `count(distinct m.entry) filter (where ${condition})`
  const sum = (column: string) => `coalesce(sum(m.${column}) filter (where ${condition}), 0)`
  return `case when grouping(${keyText}) = 1 then ${sum('documents_once')} else ${sum('documents')} end`
}

function movesSql(report: Report, { by, sums }: RowsOf, places: Places): string {
  const summed = sums === undefined ? undefined : sumsOf(report)[sums]
  if (summed !== undefined) return narrowedFrom(report, summed.moves(places, by), places)
  const { moves, before } = baseOf(report)
  const until = before?.countsBack === true ? '' : ` and booked_on <= ${places.to}`
  const entries = entriesWhere(places, `booked_on >= ${places.from}${until}`)
  return narrowedFrom(report, moves(entries, places), places)
}

/**
 * Moves are added up by row at once, however many there are; what was before the period is added by row, too. Documents
 * are counted with the moves, where a total counts each of them once.
 */
export function rowsSql(report: Report, rows: RowsOf, places: Places): string {
  const { by } = rows
  const summed = rows.sums === undefined ? undefined : sumsOf(report)[rows.sums]
  const before = summed === undefined ? baseOf(report).before : summed.before
  const [measures, counts] = [measuresOf(report), countsOf(report)]
  const keyText = keyTextOf(by)
  const within = `m.day <= ${places.to}`
  const sums = measures.map(
    (one) => `coalesce(sum(${measureOf(report, one, summed)}) filter (where ${within}), 0) as of_${one}`,
  )
  const counted = counts.map((one) => {
    const condition = `${within} and ${measureOf(report, one.sums, summed)} is not null`
    return `${countSql(summed, keyText, condition)} as ${one.name}`
  })
  const names = [...measures.map((one) => `of_${one}`), ...counts.map((one) => one.name)]
  const added = ['before', ...names].map((one) => `sum(p.${one}) as ${one}`).join(', ')
  return `with moved as (select ${keyText} as key, ${counts.length > 0 ? `grouping(${keyText}) = 1` : 'false'} as is_total,
        sum(m.amount) as since, ${[...sums, ...counted].join(', ')}
      from ${movesSql(report, rows, places)}
      group by ${counts.length > 0 ? `grouping sets ((${keyText}), ())` : '1'}),
    parts as (select key, is_total, 0::numeric as before, ${names.join(', ')} from moved
      ${before === undefined ? '' : beforeSql(report, { by, before, names }, places)}),
    k as (select p.key, ${
      counts.length > 0
        ? `p.is_total, ${added} from parts p group by p.key, p.is_total`
        : `grouping(p.key) = 1 as is_total, ${added} from parts p group by grouping sets ((p.key), ())`
    })
    ${shownSql(report, by, places)}`
}

interface Balance {
  readonly by: Dimension
  readonly before: Before
  /** The figures that it has nothing of. */
  readonly names: readonly string[]
}

/** SQL of the parts of rows that the balance before the period is. */
function beforeSql(report: Report, { by, before, names }: Balance, places: Places): string {
  const nothing = names.map(() => '0').join(', ')
  // A row of days has no balance of its own: what was before all of them is a row without a day.
  const balance = `union all select ${isTime(by) ? "''" : keyTextOf(by)}, false, sum(m.amount), ${nothing} from (${before.sql(places, by)}) m
      ${before.columns.includes('apartment_id') ? withApartments(places) : ''}
      where ${conditions(report, places)} group by 1`
  if (before.countsBack !== true) return balance
  return `${balance}
      union all select ${isTime(by) ? "''" : 'key'}, false, -since, ${nothing} from moved`
}

/** SQL of the rows `k` with their names and figures; of long ones, how many there are beside the total. */
function shownSql(report: Report, by: Dimension, places: Places): string {
  const { name = () => 'null::text' } = rowsBy[by]
  const named = `(select k.*, ${name(places.buildingId)} as name from k`
  const figures = `jsonb_build_object(${report.columns.map((column) => `'${column.name}', ${figureSql(column)}`).join(', ')}) as values`
  if (!isLong(by))
    return `select k.key, k.is_total, k.name, ${figures} from ${named}) k order by k.is_total, k.key`
  return `select k.key, k.is_total, k.name, k.count, ${figures}
    from (select k.*, (count(*) filter (where not k.is_total) over ())::integer as count
      from ${named} where k.is_total or ${report.columns.map((column) => `${amountSql(column)} <> 0`).join(' or ')}) k
      order by k.is_total desc, k.name collate natural_order, k.key limit ${places['most']} + 1) k`
}
