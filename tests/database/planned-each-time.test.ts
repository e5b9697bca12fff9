import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { Db } from '#api/database/pool.ts'
import { statementName } from '#api/database/statement-name.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { loadStatements } from '../../scripts/load-statements.ts'

let database: TestDatabase
let db: Db
let query: (typeof import('#api/sql/query.ts'))['query']
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseServer'))
  // Only so many statements are prepared, of all that a process runs: this one has room for its own.
  vi.resetModules()
  const { createPool } = await import('#api/database/pool.ts')
  query = (await import('#api/sql/query.ts')).query
  db = createPool(database.url, { max: 1 })
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

const feesOf = (isPlannedEachTime: boolean) =>
  query({
    row: { id: 'bigint' },
    takes: { type: 'text | null' },
    isPlannedEachTime,
    sql: ({ type }) =>
      `select id from fee where ${type} is null or fee_type = ${type} -- planned each time: ${isPlannedEachTime}`,
  })

test('a statement that is planned each time is never prepared, and any other is', async () => {
  const prepared = async (isPlannedEachTime: boolean) => {
    const fees = feesOf(isPlannedEachTime)
    for (const type of [null, 'WATER', null]) await fees(db, { type })
    const known = await db.query('select from pg_prepared_statements where statement like $1', [
      `%planned each time: ${isPlannedEachTime}`,
    ])
    return known.length
  }
  expect([await prepared(false), await prepared(true)]).toEqual([1, 0])
})

test('the statements of reports, whose filters are mostly null, are planned each time', async () => {
  const ofReports = (await loadStatements()).filter(({ at }) => at.startsWith('api/reports/statements.ts'))
  expect(ofReports.length).toBeGreaterThan(100)
  const kept = ofReports.filter(({ text }) => [1, 2, 3].some(() => statementName(text) !== undefined))
  expect(kept.map(({ at }) => at)).toEqual([])
})
