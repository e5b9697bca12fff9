import { addMonths, firstDayOf, lastDayOf, officeToday } from '#core/days.ts'
import { movesSql, owedKinds } from '#api/ledger/moves-sql.ts'
import { listName, rowsName, statementsOf } from '#api/reports/statements.ts'
import { mostReportRows } from '#domain/calls/reports.ts'
import { synthesisReport } from '#domain/reports/apartments.ts'
import { cashierStatistics } from '#domain/reports/documents.ts'
import { feeStatistic } from '#domain/reports/fees.ts'
import type { Report } from '#domain/reports/report.ts'
import type { House } from './money-office.ts'
import { figure, timed, type Figure, type Times } from './money-times.ts'

type Place = Pick<House, 'db' | 'site'>
interface Period {
  readonly from: string
  readonly to: string
}

const today = officeToday()
const year = { from: addMonths(today, -12), to: today }
const turns = 12

/**
 * The statements that read kept sums, without the server around them, each in turns with what was read before there were
 * these sums: most of that is still read where the sums do not serve, as with a block or a type chosen.
 */
export async function statementFigures({ db, site }: Place): Promise<Figure[]> {
  const buildingId = String(site.building)
  const none = (report: Report) => Object.fromEntries(report.filters.map((name) => [name, null]))
  const rows =
    (report: Report, name: string, { from, to }: Period) =>
    () =>
      statementsOf(report).rows(db, { ...none(report), buildingId, from, to }, name)
  const apartments =
    (sums: string, { from, to }: Period, most: number | null) =>
    () =>
      statementsOf(synthesisReport).longRows(
        db,
        { ...none(synthesisReport), buildingId, from, to, most },
        rowsName({ by: 'apartment', sums }),
      )
  const documents = () =>
    statementsOf(synthesisReport).documents(
      db,
      { ...none(synthesisReport), buildingId, ...year, key: null, limit: 50, skip: 0 },
      listName({ sums: 'charged', by: 'fee_type', days: 'owed_sum' }),
    )
  const allMoves = () => db.query(groupedSql, [buildingId, year.from, year.to])
  const synthesis = (period: Period) =>
    [apartments('owed_month', period, mostReportRows), apartments('owed_day', period, null)] as const
  const months = { from: firstDayOf(year.from), to: lastDayOf(year.to) }
  const compared = [
    ['synthesis by apartment, a year', 'sums by day', ...synthesis(year)],
    [
      'synthesis by apartment, two years back',
      'sums by day',
      ...synthesis({ from: addMonths(today, -36), to: addMonths(today, -24) }),
    ],
    [
      'cashiers, a year',
      'receipts',
      rows(cashierStatistics, 'collector/till_day', year),
      rows(cashierStatistics, 'collector', year),
    ],
    [
      'fee statistics by month, a year',
      'fees, each with its apartment',
      rows(feeStatistic, 'month/owed_sum', months),
      rows(feeStatistic, 'month/fees', months),
    ],
    ['documents behind what was charged in a year', 'all moves', documents, allMoves],
  ] as const
  const figures: Figure[] = []
  for (const [what, of, kept, former] of compared) {
    const [now, then] = await inTurns(kept, former)
    figures.push(figure(`statement: ${what}, p50 / p99`, now), figure(`– read of ${of}, p50 / p99`, then))
  }
  return figures
}

/** Both, one after the other, so that what else the machine does is the same for both. */
async function inTurns(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
): Promise<readonly [Times, Times]> {
  const times: [number[], number[]] = [[], []]
  for (let turn = 0; turn < turns; turn++) {
    times[0].push(...(await timed({ calls: 1, work: one })))
    times[1].push(...(await timed({ calls: 1, work: other })))
  }
  const inOrder = (some: readonly number[]) => some.toSorted((a, b) => a - b)
  return [inOrder(times[0]), inOrder(times[1])]
}

/** As the documents behind a figure were read: all moves grouped by document, counted, added up and sorted for a page. */
const groupedSql = `with document as (select m.entry, m.day, m.kind, m.document_id, max(m.apartment_id) as apartment_id,
      sum(m.amount) filter (where m.kind in ${owedKinds.charged}) as amount
    from (${movesSql.owed('(select * from ledger_entry where building_id = $1::bigint and booked_on >= $2::date and booked_on <= $3::date)')}) m
    where m.kind in ${owedKinds.charged} group by 1, 2, 3, 4)
  select o.*, count(*) over () as total, sum(o.amount) over () as sum from document o
    order by o.day desc, o.entry desc, o.document_id desc limit 50`
