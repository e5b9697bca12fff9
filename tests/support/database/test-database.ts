import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { startCluster } from '#api/database/cluster/cluster.ts'
import { ownerRole, servingRole, superuser } from '#api/database/cluster/initialise.ts'
import { lockDataDir } from '#api/database/cluster/lock.ts'
import { makeServingRole } from '#api/database/cluster/open.ts'
import { createPool } from '#api/database/pool.ts'
import { withLogin } from '#api/database/serving-login.ts'
import { prepareDatabase } from '#api/setup/prepare-database.ts'
import { seedProbe } from '../../../scripts/seed-probe.ts'
import { createDiskStore } from '#api/storage/store.ts'
import { limits } from '../limits.ts'
import { makeScratch } from '../scratch.ts'
import { sweepLeftovers } from './sweep.ts'

/** Databases that tests copy: with all tables, and with two buildings of the probe besides. */
const templates = { empty: 'lobby_template', seeded: 'lobby_seeded' } as const
export type Template = keyof typeof templates

export interface TestServer {
  /** Address of its maintenance database. */
  readonly url: string
  /** What the template `seeded` holds. */
  readonly probe: Probe
  stop(): Promise<void>
}

/** What is known of two seeded buildings. */
export interface Probe {
  /** Tokens and ids by name. */
  readonly values: Readonly<Record<string, string>>
  /** The folder of their files, which each server needs a copy of. */
  readonly files: string
}

/**
 * Starts one PostgreSQL for a whole test run, with its templates. TEST_DATABASE_URL names another server to use
 * instead.
 */
export async function startTestServer(): Promise<TestServer> {
  const own = process.env.TEST_DATABASE_URL
  await sweepLeftovers()
  const dataDir = await makeScratch('lobby-test-')
  // Locked, so that another run's sweep sees that this one is still going on.
  await lockDataDir(dataDir)
  const cluster = own === undefined ? await startCluster({ dataDir, durable: false }) : undefined
  // Tests own their databases and have no other rights; the servers that they start have the rights of those that serve.
  if (cluster !== undefined) {
    await run(cluster.urlOf(superuser, 'postgres'), [
      `alter role ${ownerRole} createdb`,
      // They watch what a server's connections wait for, and break them off.
      `grant pg_read_all_stats, pg_signal_backend to ${ownerRole}`,
    ])
    await makeServingRole(cluster)
  } else await makeRole(own ?? '')
  const url = own ?? cluster?.urlOf(ownerRole, 'postgres') ?? ''
  for (const name of Object.values(templates))
    await run(url, [`drop database if exists ${name} with (force)`])
  await run(url, [`create database ${templates.empty}`])
  const database = { url: at(url, templates.empty), serving: { role: servingRole, url: '' } }
  const db = createPool(database.url, { max: 2, statementTimeout: limits.test })
  await prepareDatabase(db, { database, key: { file: join(dataDir, 'server.key') } })
  // Whoever gets a copy has a secret of its own.
  await db.execute(`delete from setting where code = 'server_secret'`)
  await db.close()
  return {
    url,
    probe: await seedTemplate(url, join(dataDir, 'probe-files')),
    async stop() {
      await cluster?.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function seedTemplate(url: string, files: string): Promise<Probe> {
  await run(url, [`create database ${templates.seeded} template ${templates.empty}`])
  const db = createPool(at(url, templates.seeded), { max: 2, statementTimeout: limits.test })
  try {
    return { values: await seedProbe({ db, store: createDiskStore(files), today: '2026-11-20' }), files }
  } finally {
    await db.close()
  }
}

export interface TestDatabase {
  /** For its owner: tests may change what no server can. */
  readonly url: string
  /** For a server. */
  readonly servingUrl: string
  drop(): Promise<void>
}

/** A separate database with all tables, quickly copied from a template. */
export async function createTestDatabase(server: string, from: Template = 'empty'): Promise<TestDatabase> {
  const name = `t_${randomBytes(8).toString('hex')}`
  // Without writing all of it to the log first.
  await run(server, [`create database ${name} template ${templates[from]} strategy file_copy`])
  return addressed(server, name)
}

/** A database without tables: for tests of migrations on the data of an older version. */
export async function createEmptyDatabase(server: string): Promise<TestDatabase> {
  const name = `t_${randomBytes(8).toString('hex')}`
  await run(server, [`create database ${name}`])
  return addressed(server, name)
}

function addressed(server: string, name: string): TestDatabase {
  const url = at(server, name)
  return {
    url,
    servingUrl: withLogin(url, servingRole, servingPassword),
    drop: () => drop(server, name),
  }
}

/** Of the role on TEST_DATABASE_URL; the socket of the embedded PostgreSQL asks for none. */
const servingPassword = 'lobby-tests-only'
const makeRole = (server: string) =>
  run(server, [
    `do $$ begin create role ${servingRole} login password '${servingPassword}';
      exception when duplicate_object then null; end $$`,
  ])

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
