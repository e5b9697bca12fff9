import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { isLostConnection } from '#api/database/lost-connection.ts'
import { createPool } from '#api/database/pool.ts'
import { silenceable } from '#tests/support/database/silenceable.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'

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
  const db = createPool(line.url, { lookEvery: 50 })
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
  const db = createPool(database.url, { lookEvery: 100 })
  try {
    expect(await failureOf(db.query('select pg_sleep(2)'))).toBe('done')
  } finally {
    await db.close()
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
