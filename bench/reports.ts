import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#api/database/cluster/open.ts'
import { createPool } from '#api/database/pool.ts'
import { sumLedger } from '#api/ledger/day-sums.ts'
import { layOnce } from './money-laid.ts'
import { askOf, serverEnv, signIn } from './money-office.ts'
import { table } from './money-table.ts'
import { startServer } from './process.ts'
import { reportFigures } from './reports-measure.ts'

/**
 * `npm run bench:reports`: the dashboard and the reports of buildings with three years of history, of 500, 1,500 and 5,000
 * apartments: 1, 3 and 10 times the data. Writes a table into bench/reports.md; never fails on a figure. REPORTS_BENCH=0.1
 * makes all smaller, and only prints. REPORTS_BENCH_LAID=folder keeps the laid years there, for the next run.
 */
const scale = Number(process.env.REPORTS_BENCH ?? 1)
const sites = [500, 1_500, 5_000].map((apartments, at) => ({
  building: at + 1,
  apartments: Math.round(apartments * scale),
}))

const folder = await mkdtemp(join(tmpdir(), 'lobby-bench-'))
await chmod(folder, 0o755)
const ends: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]

try {
  const dataDir = join(folder, 'data')
  await layOnce(dataDir, { sites, kept: process.env.REPORTS_BENCH_LAID })
  const database = await openDatabase({ dataDir, databaseUrl: undefined })
  ends.push(database.stop)
  const db = createPool(database.url, { statementTimeout: 0 })
  ends.push(db.close)
  for (const { building } of sites) await sumLedger(db, { buildingId: String(building) })
  await db.execute('vacuum analyze')
  const env = serverEnv(database.url, join(folder, 'server'))
  const server = await startServer({ script: 'api/main.ts', env, probe: '/health/ready' })
  ends.push(server.stop)
  const tokens = [await signIn(server.url, 0)]
  const measured = []
  for (const site of sites) {
    const ask = askOf({ url: server.url, tokens, site })
    measured.push({ site, figures: await reportFigures({ db, url: server.url, site }, ask) })
  }
  const text = table({ title: 'Reports bench', by: 'npm run bench:reports' }, measured)
  console.log(text)
  if (scale === 1) await writeFile(join(import.meta.dirname, 'reports.md'), text)
} finally {
  for (const end of ends.toReversed()) await end()
}
