import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createPool, type Db } from '#api/database/pool.ts'
import { silenceable } from '#tests/support/database/silenceable.ts'
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

test('a statement that is run again reads its rows as the first time, those of a cursor by the cursor', async () => {
  const read = async (sql: string) => {
    const rows: unknown[][][] = []
    for (let time = 0; time < 4; time += 1) rows.push(await db.point(sql, [time]))
    return rows
  }
  const typed = 'select $1::int, null::text, true, array[1, 2], now() is null'
  expect(await read(typed)).toEqual([0, 1, 2, 3].map((time) => [[time, null, true, [1, 2], false]]))
  const cursors = ['select 1, true', `select 'a'`, 'select 2::bigint, null', `select date '2026-01-31'`]
  const fetched = []
  for (const of of cursors)
    fetched.push(
      await db.transaction(async (tx) => {
        await tx.execute(`declare rows_out no scroll cursor for ${of}`)
        return tx.arrays('fetch 10 from rows_out')
      }),
    )
  expect(fetched).toEqual([[[1, true]], [['a']], [['2', null]], [['2026-01-31']]])
})

test('after a lost connection the next read makes a new one', async () => {
  const first = await backend()
  await db.execute('select pg_terminate_backend($1::int)', [first])
  await expect.poll(() => backend().catch(() => first)).not.toBe(first)
  expect(lost).not.toEqual([])
})

test('one that takes long holds up few others', async () => {
  let isOver = false
  const slow = db.point('select pg_sleep(3)').then(() => (isOver = true))
  await wait(300)
  expect(await db.point('select 1')).toEqual([[1]])
  expect(isOver).toBe(false)
  await slow
})

test('reads of a line that has gone silent are given up, and the next ones go another way', async () => {
  const line = await silenceable(database.url)
  const own = createPool(line.url, { statementTimeout: 200, onError: (error) => lost.push(error) })
  try {
    expect(await own.point('select 1')).toEqual([[1]])
    line.silence()
    await expect(own.point('select 2')).rejects.toThrow(/timeout/)
    expect(await own.point('select 3')).toEqual([[3]])
  } finally {
    await own.close()
    line.close()
  }
})
