import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { searchableFields } from '#core/derive/fields.ts'
import { createPool, type Db } from '#api/database/pool.ts'
import { registry } from '#entities/index.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseServer'))
  db = createPool(database.url, { max: 1 })
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

test('the words of a building’s records are found among its own, not among those of all buildings', async () => {
  const kept = await db.query<{ tablename: string; columns: string; valid: boolean }>(
    `select t.relname as tablename, i.indisvalid as valid,
            (select string_agg(pg_get_indexdef(i.indexrelid, n, false), ' ' order by n)
              from generate_series(1, i.indnatts) n) as columns
       from pg_index i join pg_class t on t.oid = i.indrelid join pg_class x on x.oid = i.indexrelid
       join pg_am a on a.oid = x.relam
      where a.amname = 'gin' and pg_get_indexdef(i.indexrelid) like '%search_text%'`,
  )
  const wanted = Object.values(registry)
    .filter((entity) => Object.keys(searchableFields(entity)).length > 0)
    .map(({ name, scope }) => ({
      tablename: name,
      valid: true,
      columns: scope === 'building' ? 'building_id search_text' : 'search_text',
    }))
  const byName = (a: { tablename: string }, b: { tablename: string }) => (a.tablename < b.tablename ? -1 : 1)
  expect(kept.toSorted(byName)).toEqual(wanted.toSorted(byName))
})
