import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { migrate, type RunStatements } from '#api/database/migrate.ts'
import { parseMigration, readMigrations, type Migration } from '#api/database/migration-files.ts'
import { createPool, type Db } from '#api/database/pool.ts'
import { queueUpgrade } from '#api/jobs/queue-tables.ts'
import { prepareDatabase, type Preparing } from '#api/setup/prepare-database.ts'
import { upgradeNote } from '#api/setup/upgrade-note.ts'
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '#tests/support/database/test-database.ts'

let database: TestDatabase
let db: Db
beforeEach(async () => {
  database = await createTestDatabase(inject('databaseServer'))
  db = createPool(database.url, { max: 4 })
})
afterEach(async () => {
  await db.close()
  await database.drop()
})

const present = await readMigrations()
/** What a later version would bring besides. */
const later = (...texts: readonly string[]): Migration[] => [
  ...present,
  ...texts.map((text, at) => parseMigration(`9${at}00-later`, text)),
]
const prepare = (more: Partial<Preparing> = {}) =>
  prepareDatabase(db, {
    database: { url: database.url, serving: { role: 'lobby_server', url: database.servingUrl } },
    key: { secret: 'the secret of upgrades in tests, a long one', file: '' },
    ...more,
  })
const hasColumn = async (name: string) =>
  (await db.query('select from pg_attribute where attrelid = $1::regclass and attname = $2', ['fee', name]))
    .length > 0

test('after a migration that fails nothing of its upgrade is there, the version before starts, and both know why', async () => {
  await prepare()
  const broken = later('alter table fee add column later text', 'create table fee ()')
  await expect(prepare({ migrations: broken })).rejects.toThrow(
    /^migration 9100-later failed: relation "fee" already exists\. Nothing was changed: the version that ran before starts/,
  )
  expect(await hasColumn('later')).toBe(false)
  await prepare()
  expect((await upgradeNote(db, {}))[0]?.content.failed).toContain('9100-later')
  const mended = later('alter table fee add column later text', 'create table later ()')
  await prepare({ migrations: mended })
  expect((await upgradeNote(db, {}))[0]?.content).toMatchObject({ migrations: 2, failed: null, backup: null })
  await expect(prepare()).rejects.toThrow(
    /changed by a newer version \(9000-later, 9100-later\): start that version/,
  )
  expect((await upgradeNote(db, {}))[0]?.content.failed).toBe(null)
})

test('an upgrade that cannot be backed up is not begun', async () => {
  await prepare()
  const said = prepare({
    migrations: later('alter table fee add column later text'),
    before: async () => {
      throw new Error('no room')
    },
  })
  await expect(said).rejects.toThrow('the upgrade was not begun: no room')
  expect(await hasColumn('later')).toBe(false)
})

/** A session that has read fees and stays in its transaction, as an export does. */
async function holdFees() {
  const client = new pg.Client({ connectionString: database.url, application_name: 'an export' })
  await client.connect()
  await client.query('begin')
  await client.query('select count(*) from fee')
  return client
}

test('behind an export the upgrade says who holds what, lets others through meanwhile, and comes after it', async () => {
  const holder = await holdFees()
  const lines: string[] = []
  let isOver = false
  const upgrade = migrate(db, {
    migrations: later('create table later ()', 'alter table fee add column later text'),
    say: (line) => void lines.push(line),
  }).finally(() => (isOver = true))
  // The limit of a list is five seconds.
  const reader = createPool(database.url, { max: 1, statementTimeout: 5_000 })
  const reading = (async () => {
    while (!isOver) {
      await reader.query('select count(*) from fee')
      // Others come now and then; without a pause this would be all that the machine does.
      await wait(20)
    }
  })()
  try {
    await expect.poll(() => lines.length).toBeGreaterThan(0)
    expect(await db.query(`select to_regclass('later') as found`)).toEqual([{ found: null }])
  } finally {
    await holder.end()
  }
  expect(await upgrade).toMatchObject({ applied: ['9000-later', '9100-later'] })
  await reading
  await reader.close()
  expect(lines[0]).toMatch(
    /^the upgrade waits for the table fee, held by process \d+ of the database \(an export, \w+\) .*whose transaction is \d+ s old; it is tried again in 1 s$/,
  )
})

test('an upgrade that waits too long gives up, names who holds it, and has changed nothing', async () => {
  const holder = await holdFees()
  try {
    await expect(
      migrate(db, { migrations: later('alter table fee add column later text'), patience: 0 }),
    ).rejects.toThrow(/^the upgrade gave up waiting for the table fee, held by process \d+/)
  } finally {
    await holder.end()
  }
  expect(await hasColumn('later')).toBe(false)
})

test('what may be in no transaction comes last; where it fails the rest stands, and the next start tries it again', async () => {
  const index =
    '-- outside the transaction: fees are many\ncreate index concurrently later on fee (note_later)'
  const column = 'alter table fee add column note_later text'
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  const missing = await migrate(db, { migrations: later(index), say })
  expect(missing.applied).toEqual([])
  expect(lines).toEqual([expect.stringContaining('9000-later is tried again at the next start')])
  expect((await migrate(db, { migrations: later(index, column), say })).applied).toEqual([
    '9000-later',
    '9100-later',
  ])
  expect(await db.query(`select to_regclass('later')::text as found`)).toEqual([{ found: 'later' }])
  expect((await migrate(db, { migrations: later(index, column), say })).applied).toEqual([])
})

test('an index that fails at each start is no reason for a backup: only what changes data is', async () => {
  await prepare()
  const index =
    '-- outside the transaction: fees are many\ncreate index concurrently later on fee (note_later)'
  const backups: (readonly string[])[] = []
  const before = async (missing: readonly string[]) => {
    backups.push(missing)
    return undefined
  }
  for (const _ of ['first', 'second', 'third']) await prepare({ migrations: later(index), before })
  expect(backups).toEqual([])
  await prepare({ migrations: later(index, 'create table later ()'), before })
  expect(backups).toEqual([['9100-later']])
})

test('of two servers that upgrade together one waits for the other, also while it makes an index', async () => {
  const migrations = later(
    '-- outside the transaction: fees are many\ncreate index concurrently later on fee (name)',
    'create table later_too ()',
  )
  const [one, other] = await Promise.all([migrate(db, { migrations }), migrate(db, { migrations })])
  expect([one.applied.length, other.applied.length].toSorted()).toEqual([0, 2])
})

test('the tables of the job queue come in the same transaction: they go with one that fails', async () => {
  const empty = await createEmptyDatabase(inject('databaseServer'))
  const fresh = createPool(empty.url, { max: 4 })
  const schemas = () => fresh.query(`select from pg_namespace where nspname = 'pgboss'`)
  try {
    const queue = await queueUpgrade(fresh)
    const also = async (run: RunStatements) => {
      await queue?.(run)
      throw new Error('and then the power went')
    }
    await expect(migrate(fresh, { migrations: present.slice(0, 1), also })).rejects.toThrow(
      'of the job queue failed: and then',
    )
    expect(await schemas()).toEqual([])
    await migrate(fresh, { migrations: present.slice(0, 1), also: queue })
    expect(await schemas()).toHaveLength(1)
    expect(await queueUpgrade(fresh)).toBeUndefined()
    await fresh.execute('update pgboss.version set version = version + 1')
    await expect(queueUpgrade(fresh)).rejects.toThrow('changed by a newer version')
  } finally {
    await fresh.close()
    await empty.drop()
  }
})
