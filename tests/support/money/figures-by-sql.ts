import { addAmounts } from '#core/amount.ts'
import type { Db } from '#api/database/pool.ts'
import { reports } from '#domain/reports/index.ts'
import { onDashboard, type Dashboard } from './dashboard-by-sql.ts'
import { reportAddress } from './report-ground.ts'
import { ofReports } from './reports-by-sql.ts'
import { period, type Reader } from './sql-sums.ts'

// Figures of dashboard and reports, added up once more from fees, settlements, receipts and lines of the ledger.

export interface Compared {
  readonly dashboard: number
  readonly reports: number
  readonly wrong: readonly string[]
}

/** Reads every figure that has its SQL here, and says which differ. */
export async function compareWithSql(db: Db, reader: Reader): Promise<Compared> {
  const { buildingId, accountId, get } = reader
  const wrong: string[] = []
  const hold = async (name: string, said: string | undefined, sql: string) => {
    // Each statement takes both parameters, whether it needs them or not.
    const [row] = await db.query<{ sum: string }>(
      `select trim_scale(coalesce((${sql}), 0))::text as sum where $1::bigint is not null and $2::bigint is not null`,
      [buildingId, accountId],
    )
    if (said !== row?.sum) wrong.push(`${name}: ${said}, by SQL ${row?.sum}`)
  }
  const data = (await get(`dashboard?building_id=${buildingId}`)) as Dashboard
  const first = onDashboard(data).filter(([, value]) => value !== undefined)
  for (const [name, value, sql] of first) await hold(`dashboard ${name}`, value, sql)
  let counted = 0
  const sums = ofReports(reader)
  for (const { name, path } of reports) {
    const read = (await get(reportAddress(path, buildingId, period))) as
      | { readonly total: Readonly<Record<string, string>> }
      | undefined
    if (read === undefined) continue
    for (const [column, sql] of Object.entries(sums[name] ?? {})) {
      counted += 1
      await hold(`${path} ${column}`, read.total[column], sql)
    }
    // What was charged was collected, let off, or is open.
    if (name === 'fee_statistic')
      await hold(
        `${path} parts`,
        addAmounts(
          addAmounts(read.total['collected'] ?? '', read.total['let_off'] ?? ''),
          read.total['open'] ?? '',
        ),
        sums[name]?.['charged'] ?? '',
      )
  }
  return { dashboard: first.length, reports: counted, wrong }
}
