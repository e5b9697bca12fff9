import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { startCluster } from '#api/database/cluster/cluster.ts'
import { serverRole, superuser } from '#api/database/cluster/initialise.ts'
import { lockDataDir } from '#api/database/cluster/lock.ts'
import { migrate } from '#api/database/migrate.ts'
import { createPool } from '#api/database/pool.ts'
import { sweepLeftovers } from './sweep.ts'

const template = 'lobby_template'

export interface TestServer {
  /** Address of its maintenance database. */
  readonly url: string
  stop(): Promise<void>
}

/**
 * Starts one PostgreSQL for a whole test run, with a migrated template. TEST_DATABASE_URL names another server to use
 * instead.
 */
export async function startTestServer(): Promise<TestServer> {
  const own = process.env.TEST_DATABASE_URL
  await sweepLeftovers()
  const dataDir = await mkdtemp(join(tmpdir(), 'lobby-test-'))
  // Locked, so that another run's sweep sees that this one is still going on.
  await lockDataDir(dataDir)
  const cluster = own === undefined ? await startCluster({ dataDir, durable: false }) : undefined
  // Tests use the server's role, which owns its databases and has no other rights.
  if (cluster !== undefined)
    await run(cluster.urlOf(superuser, 'postgres'), [`alter role ${serverRole} createdb`])
  const url = own ?? cluster?.urlOf(serverRole, 'postgres') ?? ''
  await run(url, [`drop database if exists ${template} with (force)`, `create database ${template}`])
  const db = createPool(at(url, template), { max: 2 })
  await migrate(db)
  await db.close()
  return {
    url,
    async stop() {
      await cluster?.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export interface TestDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** A separate database with all tables, quickly copied from the template. */
export async function createTestDatabase(server: string): Promise<TestDatabase> {
  const name = `t_${randomBytes(8).toString('hex')}`
  await run(server, [`create database ${name} template ${template}`])
  return { url: at(server, name), drop: () => drop(server, name) }
}

/** A database without tables: for tests of migrations on the data of an older version. */
export async function createEmptyDatabase(server: string): Promise<TestDatabase> {
  const name = `t_${randomBytes(8).toString('hex')}`
  await run(server, [`create database ${name}`])
  return { url: at(server, name), drop: () => drop(server, name) }
}

/**
 * By force, since connections may be left. Force is not allowed on a worker of PostgreSQL's own; the plain statement
 * sends such a worker away.
 */
async function drop(server: string, name: string): Promise<void> {
  const statement = `drop database if exists ${name}`
  try {
    await run(server, [`${statement} with (force)`])
  } catch (thrown) {
    if ((thrown as { code?: unknown }).code !== notAllowed) throw thrown
    await run(server, [statement])
  }
}

const notAllowed = '42501'

/** The same server, another database; the address of a socket has its folder in the query. */
const at = (url: string, name: string) => url.replace(/\/[^/?]*(?=\?|$)/, `/${name}`)

async function run(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: at(url, 'postgres') })
  await client.connect()
  try {
    // Copying locks the template: others who copy at the same moment wait for their turn.
    await client.query('select pg_advisory_lock(4711)')
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
