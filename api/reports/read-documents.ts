import { addDays } from '#core/days.ts'
import type { DataOf } from '#domain/calls/call.ts'
import type { ReportCalls } from '#domain/calls/reports.ts'
import { entryKind } from '#domain/money/entry-kinds.ts'
import { clipped } from '#domain/reports/periods.ts'
import { bases, type Report, type ReportColumn } from '#domain/reports/report.ts'
import type { Db, Queryable } from '../database/pool.ts'
import { readWithAllSums } from '../ledger/day-sums.ts'
import { filtersOf, type AskedReport } from './read-report.ts'
import { isTime } from './statement-parts.ts'
import { daysServing, listedBy, listName, statementsOf } from './statements.ts'

interface AskedDocuments {
  readonly column: ReportColumn
  /** Absent: of the total. */
  readonly key: string | undefined
  readonly limit: number
  readonly skip: number
  readonly namesApartments: boolean
}

type Documents = DataOf<ReportCalls['documents']>

/** The day before which nothing is of the figures of a day: none, or the first of its year. */
const beginningOf = (report: Report, day: string) =>
  'yearly' in bases[report.base] ? `${day.slice(0, 4)}-01-01` : '0001-01-01'

/** The documents that a figure sums, the latest first; their sum is the figure. */
export async function readDocuments(db: Db, asked: AskedReport, wanted: AskedDocuments): Promise<Documents> {
  const { report, buildingId } = asked
  const by = listedBy(report, asked.by, wanted.key)
  const days = daysServing(report, by, filtersOf(asked))
  const list = listName({ sums: wanted.column.sums, by, days })
  const read = (from: Queryable) => documentsIn(from, asked, { ...wanted, list })
  return days === undefined ? read(db) : readWithAllSums(db, buildingId, read)
}

async function documentsIn(
  db: Queryable,
  { report, by, filters, buildingId, ...asked }: AskedReport,
  { column, key, limit, skip, namesApartments, list }: AskedDocuments & { readonly list: string },
): Promise<Documents> {
  // A day's row has its days, and no key.
  const period = key !== undefined && isTime(by) ? clipped(asked, key) : asked
  const beginning = beginningOf(report, asked.from)
  const days = {
    before: { from: beginning, to: addDays(period.from, -1) },
    within: { from: period.from, to: period.to },
    through: { from: beginning, to: period.to },
  }[column.span ?? 'within']
  const none = Object.fromEntries(report.filters.map((name) => [name, null]))
  const rows = await statementsOf(report).documents(
    db,
    { ...none, ...filters, buildingId, ...days, key: isTime(by) ? null : (key ?? null), limit, skip },
    list,
  )
  return {
    total: rows[0]?.total ?? 0,
    sum: rows[0]?.sum ?? '0',
    rows: rows.map(({ total: _total, sum: _sum, ...row }) => ({
      ...row,
      ...recordOf(row.kind),
      apartment: namesApartments ? row.apartment : null,
    })),
  }
}

function recordOf(kind: string) {
  const { entity, isVoid } = entryKind(kind)
  return { entity, is_void: isVoid }
}
