import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startCluster } from '#api/database/cluster/cluster.ts'
import { migrate } from '#api/database/migrate.ts'
import { createPool } from '#api/database/pool.ts'
import { createDescribe } from './describe-statement.ts'
import { loadStatements } from './load-statements.ts'
import { faultsOf } from './statement-faults.ts'

/**
 * Checks every declared statement against the tables that the migrations make, in a PostgreSQL that runs only
 * meanwhile. Fails if a statement names something that does not exist, or declares another type or nullness than the
 * tables have. `--database <url>` names an empty or migrated database to use instead.
 */
const { database: url } = parseArgs({ options: { database: { type: 'string' } } }).values
const dataDir = await mkdtemp(join(tmpdir(), 'lobby-statements-'))
const cluster = url === undefined ? await startCluster({ dataDir, durable: false }) : undefined
try {
  const faults = await check(url ?? cluster?.url ?? '')
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  await cluster?.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function check(database: string): Promise<string[]> {
  const db = createPool(database, { max: 1 })
  try {
    await migrate(db)
  } finally {
    await db.close()
  }
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  try {
    const describe = await createDescribe(client)
    const statements = await loadStatements()
    const faults: string[] = []
    for (const statement of statements) faults.push(...(await faultsOf(describe, statement)))
    if (faults.length === 0) console.log(`${statements.length} statements agree with the tables.`)
    return faults
  } finally {
    await client.end()
  }
}
