import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createPool, type Db } from '#api/database/pool.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'

let database: TestDatabase
let db: Db
const lost: Error[] = []
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseServer'))
  db = createPool(database.url, { onError: (error) => lost.push(error) })
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

const backend = async () => (await db.point('select pg_backend_pid()'))[0]?.[0]

test('reads that are asked together share a connection, and each gets its own rows', async () => {
  const asked = Array.from({ length: 50 }, (_, at) => db.point('select $1::int, pg_backend_pid()', [at]))
  const rows = (await Promise.all(asked)).map(([row]) => row)
  expect(rows.map((row) => row?.[0])).toEqual(asked.map((_, at) => at))
  expect(new Set(rows.map((row) => row?.[1])).size).toBe(1)
})

test('one that fails leaves those beside it alone', async () => {
  const [before, failed, after] = await Promise.allSettled([
    db.point('select 1'),
    db.point('select 1 / $1::int', [0]),
    db.point('select 2'),
  ])
  expect([before, after]).toMatchObject([{ value: [[1]] }, { value: [[2]] }])
  expect(failed).toMatchObject({ status: 'rejected', reason: { code: '22012' } })
})

test('after a lost connection the next read makes a new one', async () => {
  const first = await backend()
  await db.execute('select pg_terminate_backend($1::int)', [first])
  await expect.poll(() => backend().catch(() => first)).not.toBe(first)
  expect(lost).not.toEqual([])
})
