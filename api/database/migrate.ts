import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { inTheWay, isHeldUp, watchHolders } from './lock-holders.ts'
import { readMigrations, type Migration } from './migration-files.ts'
import type { Db } from './pool.ts'

/** Any number will do, as long as every Lobby process uses the same. */
export const migrationLock = 7_305_422_109

export interface MigrateResult {
  readonly applied: readonly string[]
  /** What `before` has said of a backup. */
  readonly backup: string | undefined
}

/** Runs one statement, or several without values, in a transaction that is open. */
export type RunStatements = (text: string, values?: unknown[]) => Promise<pg.QueryResult>

export interface MigrateOptions {
  /** Absent: those of this Lobby. */
  readonly migrations?: readonly Migration[]
  /** Hears, a sentence each, what the upgrade waits for and what it leaves for later. */
  readonly say?: (line: string) => void
  /**
   * Called before any data is changed in a database that is not new, with what runs in the transaction; what it throws
   * refuses the upgrade. Replies where the backup is that it made, if any.
   */
  readonly before?: (missing: readonly string[]) => Promise<string | undefined>
  /** More to do in the same transaction, if any. */
  readonly also?: ((run: RunStatements) => Promise<void>) | undefined
  /** Milliseconds for which the upgrade tries again while others hold what it needs. Default ten minutes. */
  readonly patience?: number
}

/** An upgrade was begun, and nothing is changed. */
export class UpgradeFailure extends Error {}

/** Milliseconds that one statement may wait for a table, and with it everybody who comes to that table later. */
const mostWaiting = 2_000
/** Milliseconds between two tries: others get through meanwhile. */
const [firstPause, longestPause] = [1_000, 10_000]

/**
 * Brings the database to the declarations' tables, one process at a time. All that is missing is one transaction, so that
 * the version before starts on what a failed upgrade leaves. A statement waits for a table only shortly, since everybody
 * would queue behind it; the whole is tried again until whoever holds the table has ended. What may be in no transaction
 * comes afterwards: it only makes something faster, so a start goes on without it, and the next one tries it again.
 */
export async function migrate(db: Db, options: MigrateOptions = {}): Promise<MigrateResult> {
  const { say = () => undefined, before, also } = options
  const wanted = options.migrations ?? (await readMigrations())
  const client = await db.pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await takeTurn(client, say)
    const done = await appliedNames(client)
    refuseUnknown(done, wanted)
    const missing = wanted.filter(({ name }) => !done.has(name))
    const names = missing.map(({ name }) => name)
    const together = missing.filter(({ isOutside }) => !isOutside)
    // What comes outside changes no data, and is tried at each start: a backup for it would push out the one from before.
    const backup = done.size > 0 && together.length > 0 ? await backUp(together, before) : undefined
    if (together.length > 0 || also !== undefined)
      await persist(db, { client, say, ...options }, () => applyTogether(client, together, also))
    const left = new Set<string>()
    for (const migration of missing.filter(({ isOutside }) => isOutside))
      await applyOutside(client, migration).catch((error: Error) => {
        left.add(migration.name)
        say(
          `migration ${migration.name} is tried again at the next start; until then something is slower: ${error.message}`,
        )
      })
    return { applied: names.filter((name) => !left.has(name)), backup }
  } finally {
    // Ends the session, and with it the lock and the changed timeout.
    client.release(true)
  }
}

/** Asks again and again: a statement that waits would hold up an index that the other makes `concurrently`. */
async function takeTurn(client: pg.ClientBase, say: (line: string) => void): Promise<void> {
  const ask = () =>
    client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [migrationLock])
  for (let tries = 0; (await ask()).rows[0]?.mine !== true; tries++) {
    if (tries === 20) say('another server upgrades the database: this one waits for it')
    await sleep(100)
  }
}

async function appliedNames(client: pg.ClientBase): Promise<ReadonlySet<string>> {
  const { rows: tables } = await client.query<{ found: string | null }>(
    `select to_regclass('migration')::text as found`,
  )
  if ((tables[0]?.found ?? null) === null) return new Set()
  const { rows } = await client.query<{ name: string }>('select name from migration')
  return new Set(rows.map(({ name }) => name))
}

/** A database that a newer Lobby has changed must not be written to by an older one. */
function refuseUnknown(done: ReadonlySet<string>, wanted: readonly Migration[]) {
  const known = new Set(wanted.map(({ name }) => name))
  const unknown = [...done].filter((name) => !known.has(name))
  if (unknown.length > 0)
    throw new Error(
      `the database was changed by a newer version (${unknown.join(', ')}): start that version, or restore the backup from ` +
        'before its upgrade (docs/running-it.md). Nothing was changed.',
    )
}

async function backUp(migrations: readonly Migration[], before: MigrateOptions['before']) {
  try {
    return await before?.(migrations.map(({ name }) => name))
  } catch (error) {
    throw new UpgradeFailure(`the upgrade was not begun: ${(error as Error).message}`, { cause: error })
  }
}

interface Trying extends MigrateOptions {
  readonly client: pg.PoolClient
  readonly say: (line: string) => void
}

/** Tries again what others are in the way of. */
async function persist(
  db: Db,
  { client, say, patience = 600_000 }: Trying,
  work: () => Promise<void>,
): Promise<void> {
  const end = Date.now() + patience
  for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
    const watch = await watchHolders(db, client)
    try {
      return await work()
    } catch (error) {
      if (!isHeldUp(error)) throw error
      const holders = inTheWay(watch.seen())
      if (Date.now() + pause > end)
        throw new UpgradeFailure(`the upgrade gave up waiting for ${holders}. Nothing was changed.`, {
          cause: error,
        })
      say(`the upgrade waits for ${holders}; it is tried again in ${pause / 1_000} s`)
    } finally {
      await watch.end()
    }
    await sleep(pause)
  }
}

async function applyTogether(
  client: pg.ClientBase,
  migrations: readonly Migration[],
  also: MigrateOptions['also'],
): Promise<void> {
  let at = 'of the tables of migrations'
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = ${mostWaiting}`)
    await client.query(
      'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
    )
    for (const migration of migrations) {
      at = migration.name
      for (const statement of migration.statements) await client.query(statement)
      // As a commit after each would: a table with checks still to come cannot be altered.
      await client.query('set constraints all immediate')
      await client.query('insert into migration (name) values ($1)', [at])
    }
    at = 'of the job queue'
    await also?.((text, values) => client.query(text, values))
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    if (isHeldUp(error)) throw error
    throw new UpgradeFailure(
      `migration ${at} failed: ${(error as Error).message}. Nothing was changed: the version that ran before starts on ` +
        'this database as it did. Start that one, and report this line.',
      { cause: error },
    )
  }
}

async function applyOutside(client: pg.ClientBase, { name, statements }: Migration): Promise<void> {
  for (const statement of statements) await client.query(statement)
  await client.query('insert into migration (name) values ($1)', [name])
}
