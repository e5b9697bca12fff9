import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { isLostConnection } from '#api/database/lost-connection.ts'
import { createPool } from '#api/database/pool.ts'
import { createLane } from '#api/database/reading-lane.ts'
import { watchSilence } from '#api/database/silence.ts'
import { silenceable } from '#tests/support/database/silenceable.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { crowding } from '#tests/support/server/crowding.ts'

// What a server does whose database hangs, is read-only, or compiles its statements.
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseServer'))
})
afterAll(() => database.drop())

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (isLostConnection(error) ? 'lost' : error),
  )

test('what waits for a database that says nothing is refused as lost; once it answers all goes on', async () => {
  const line = await silenceable(database.url)
  const db = createPool(line.url, { lookEvery: 50, connectTimeout: 1_000 * crowding() })
  try {
    expect(await db.query('select 1 as one')).toEqual([{ one: 1 }])
    expect(await db.point('select 1')).toEqual([[1]])
    line.hold(true)
    const asked = [
      db.query('select 2'),
      db.transaction((tx) => tx.query('select 3')),
      db.point('select 4'),
      db.arrays('select 5'),
    ]
    expect(await Promise.all(asked.map(failureOf))).toEqual(asked.map(() => 'lost'))
    line.hold(false)
    await expect.poll(() => failureOf(db.query('select 6'))).toBe('done')
  } finally {
    await db.close()
    line.close()
  }
})

test('a statement that takes its time is left alone while the database answers', async () => {
  // More looks than silence is borne for.
  const db = createPool(database.url, { lookEvery: 40 })
  try {
    expect(await failureOf(db.query('select pg_sleep(1)'))).toBe('done')
  } finally {
    await db.close()
  }
})

test('nor is it, and what else there is, while a read waits for a lock', async () => {
  const [db, other] = [createPool(database.url, { lookEvery: 20 }), createPool(database.url, { max: 1 })]
  try {
    await other.query('create table locked (n int)')
    const asked: Promise<unknown>[] = []
    await other.transaction(async (tx) => {
      await tx.execute('lock table locked')
      asked.push(failureOf(db.point('select n from locked')), failureOf(db.query('select pg_sleep(1)')))
      expect(await asked[1]).toBe('done')
    })
    expect(await asked[0]).toBe('done')
  } finally {
    await Promise.all([db.close(), other.close()])
  }
})

/** Keeps the process busy as a machine does that has no time for it. */
function spin(milliseconds: number) {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

test('a process that comes late to everything gives up no connection', async () => {
  const pool = new pg.Pool({ connectionString: database.url, max: 1 })
  let givenUp = 0
  let asked = 0
  // An answer that takes several turns of the loop, as that of a new connection does.
  const ask = async () => {
    asked += 1
    for (let turn = 0; turn < 10; turn++) await wait(1)
  }
  const endWatch = watchSilence({ pool, ask, onSilence: () => (givenUp += 1), every: 20 })
  const used = await pool.connect()
  try {
    for (let turn = 0; turn < 25; turn++) {
      spin(60)
      await wait(1)
    }
    expect(givenUp).toBe(0)
    expect((await used.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    // In time again, it looks again.
    await expect.poll(() => asked).toBeGreaterThan(0)
  } finally {
    endWatch()
    used.release()
    await pool.end()
  }
})

test('a reading lane hears what was said while its process was busy', async () => {
  const lane = createLane({ connectionString: database.url, statement_timeout: 500 })
  try {
    await lane.arrays({ text: 'select 1', values: [] })
    const asked = lane.arrays({ text: 'select pg_sleep(0.3)', values: [] })
    await wait(1)
    spin(3_000)
    expect(await failureOf(asked)).toBe('done')
  } finally {
    await lane.end()
  }
})

test('a connection that may only read is lost: no other call gets it', async () => {
  const db = createPool(database.url, { max: 1 })
  const owner = createPool(database.url, { max: 1 })
  const name = database.url.match(/\/(t_\w+)/)?.[1]
  try {
    await owner.query('create table written (n int)')
    const write = () => failureOf(db.transaction((tx) => tx.execute('insert into written values (1)')))
    await owner.query(`alter database ${name} set default_transaction_read_only = on`)
    expect(await write()).toBe('lost')
    await owner.query(`alter database ${name} reset default_transaction_read_only`)
    expect(await write()).toBe('done')
  } finally {
    await Promise.all([db.close(), owner.close()])
  }
})

test('no statement is compiled, whatever the database is set to', async () => {
  const owner = createPool(database.url, { max: 1 })
  await owner.query(`alter database ${database.url.match(/\/(t_\w+)/)?.[1]} set jit = on`)
  await owner.close()
  const db = createPool(database.url, { max: 1 })
  try {
    expect(await db.query('show jit')).toEqual([{ jit: 'off' }])
  } finally {
    await db.close()
  }
})
