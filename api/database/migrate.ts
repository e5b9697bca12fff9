import type pg from 'pg'
import { readMigrations, type Migration } from './migration-files.ts'
import type { Db } from './pool.ts'

/** Any number will do, as long as every Lobby process uses the same. */
export const migrationLock = 7_305_422_109

export interface MigrateResult {
  readonly applied: readonly string[]
}

/**
 * Brings the database to the declarations' tables. One process at a time (an advisory lock; the others wait and find
 * nothing left to do). Each migration runs in a separate transaction together with its line in `migration`, so that the
 * next start continues after an interruption.
 */
export async function migrate(db: Db, migrations?: readonly Migration[]): Promise<MigrateResult> {
  const wanted = migrations ?? (await readMigrations())
  const client = await db.pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query(
      'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
    )
    const done = await appliedNames(client)
    refuseUnknown(done, wanted)
    const missing = wanted.filter(({ name }) => !done.has(name))
    for (const migration of missing) await apply(client, migration)
    return { applied: missing.map(({ name }) => name) }
  } finally {
    // Ends the session, and with it the lock and the changed timeout.
    client.release(true)
  }
}

async function appliedNames(client: pg.PoolClient) {
  const { rows } = await client.query<{ name: string }>('select name from migration')
  return new Set(rows.map(({ name }) => name))
}

/** A database that a newer Lobby has changed must not be written to by an older one. */
function refuseUnknown(done: ReadonlySet<string>, wanted: readonly Migration[]) {
  const known = new Set(wanted.map(({ name }) => name))
  const unknown = [...done].filter((name) => !known.has(name))
  if (unknown.length > 0)
    throw new Error(`the database was changed by a newer version: ${unknown.join(', ')}`)
}

async function apply(client: pg.PoolClient, migration: Migration) {
  await client.query('begin')
  try {
    for (const statement of migration.statements) await client.query(statement)
    await client.query('insert into migration (name) values ($1)', [migration.name])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw new Error(`migration ${migration.name} failed: ${(error as Error).message}`, { cause: error })
  }
}
