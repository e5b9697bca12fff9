import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { createPool, type Db } from '#api/database/pool.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseServer'))
  db = createPool(database.url)
  await db.execute('create table note (text text primary key)')
})
afterAll(async () => {
  await db.close()
  await database.drop()
})
beforeEach(() => db.execute('delete from note'))

const write = 'insert into note values ($1::text)'
const kept = async () => (await db.arrays('select text from note order by text')).map(([text]) => text)

test('what leaves with the commit is written with it, and refuses it where it fails', async () => {
  const told: string[] = []
  await db.transaction(async (tx) => {
    tx.afterCommit(() => void told.push('first'))
    await tx.execute(write, ['a'])
    tx.atLast(tx.execute(write, ['b']))
  })
  const doomed = db.transaction(async (tx) => {
    tx.afterCommit(() => void told.push('second'))
    await tx.execute(write, ['c'])
    tx.atLast(tx.execute(write, ['a']))
  })
  await expect(doomed).rejects.toMatchObject({ code: '23505' })
  expect([await kept(), told]).toEqual([['a', 'b'], ['first']])
})

test('a transaction that the database has taken back is never taken for written', async () => {
  const told: string[] = []
  const doomed = db.transaction(async (tx) => {
    tx.afterCommit(() => void told.push('done'))
    await tx.execute(write, ['a'])
    await tx.execute('select 1 / $1::int', [0]).catch(() => undefined)
    return 'done'
  })
  await expect(doomed).rejects.toThrow('rolled back')
  expect([await kept(), told]).toEqual([[], []])
})

test.each([
  ['before its first write', 0],
  ['between its writes', 1],
  ['before its commit', 2],
])('a connection that is lost %s leaves nothing, and says so', async (_when, lost) => {
  const told: string[] = []
  const doomed = db.transaction(async (tx) => {
    tx.afterCommit(() => void told.push('done'))
    const [row] = await tx.arrays('select pg_backend_pid()')
    const cut = () => db.execute('select pg_terminate_backend($1::int, 5000)', [row?.[0]])
    for (let at = 0; at < 3; at += 1) {
      if (at === lost) await cut()
      if (at < 2) await tx.execute(write, [String(at)])
    }
    tx.atLast(tx.execute(write, ['last']))
  })
  await expect(doomed).rejects.toThrow()
  expect([await kept(), told]).toEqual([[], []])
})
