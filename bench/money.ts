import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#api/database/cluster/open.ts'
import { createPool } from '#api/database/pool.ts'
import { cashiers } from './money-ground.ts'
import { layOnce } from './money-laid.ts'
import { checkLedger } from './money-check.ts'
import { closeMonths } from './money-closing.ts'
import { measure } from './money-measure.ts'
import { serverEnv, signIn } from './money-office.ts'
import { table } from './money-table.ts'
import { startServer } from './process.ts'

/**
 * `npm run bench:money`: a month's money of a building of 5,000 apartments with three years of history, and of one a
 * tenth of its size: making the fees, approving them, the cashiers, lists of fees and debts, tills, reports, closing
 * a month, checking the books. Writes a table into bench/money.md; never fails on a figure. MONEY_BENCH=0.1 makes both
 * smaller, and only prints. MONEY_BENCH_LAID=folder keeps the laid years there, for the next run.
 */
const scale = Number(process.env.MONEY_BENCH ?? 1)
const sites = [
  { building: 1, apartments: Math.round(500 * scale) },
  { building: 2, apartments: Math.round(5_000 * scale) },
] as const
const counts = {
  receipts: Math.round(2_000 * scale),
  /** Calls before those that are measured. */
  warm: Math.max(20, Math.round(100 * scale)),
  single: Math.round(500 * scale),
  inserts: Math.round(2_000 * scale),
}

const folder = await mkdtemp(join(tmpdir(), 'lobby-bench-'))
await chmod(folder, 0o755)
const ends: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]

try {
  const dataDir = join(folder, 'data')
  await layOnce(dataDir, { sites, kept: process.env.MONEY_BENCH_LAID })
  const database = await openDatabase({ dataDir, databaseUrl: undefined })
  ends.push(database.stop)
  const db = createPool(database.url, { statementTimeout: 0 })
  ends.push(db.close)
  const env = serverEnv(database.url, join(folder, 'server'))
  const server = await startServer({ script: 'api/main.ts', env, probe: '/health/ready' })
  ends.push(server.stop)
  const tokens: string[] = []
  for (let cashier = 0; cashier < cashiers; cashier++) tokens.push(await signIn(server.url, cashier))
  const houses = sites.map((site) => ({ db, url: server.url, tokens, pid: server.child.pid ?? 0, site }))
  const [first, second] = houses
  const measured = []
  for (const house of houses) {
    measured.push({ site: house.site, figures: await measure(house, counts) })
  }
  const [tenth, all] = measured
  if (first !== undefined && second !== undefined && tenth !== undefined && all !== undefined) {
    // Each closes its months while cashiers collect in the other.
    tenth.figures.push(...(await closeMonths(first, second)))
    all.figures.push(...(await closeMonths(second, first)))
    all.figures.push(...(await checkLedger(database.url, join(folder, 'check'))))
    const text = table({ title: 'Money bench', by: 'npm run bench:money' }, measured)
    console.log(text)
    if (scale === 1) await writeFile(join(import.meta.dirname, 'money.md'), text)
  }
} finally {
  for (const end of ends.toReversed()) await end()
}
