import { expect, inject, test } from 'vitest'
import { countRows } from '#api/database/count-rows.ts'
import { createPool } from '#api/database/pool.ts'
import { lastingTables } from '#api/database/serving-rights.ts'
import { checkBooks } from '#api/ledger/invariants.ts'
import { prepareDatabase } from '#api/setup/prepare-database.ts'
import { upgradeNote } from '#api/setup/upgrade-note.ts'
import { readCatalogue } from '#tests/support/database/catalogue.ts'
import { keptDatabases, loadKept } from '#tests/support/database/kept-databases.ts'
import { createEmptyDatabase, createTestDatabase } from '#tests/support/database/test-database.ts'
import { limits } from '#tests/support/limits.ts'

test('three earlier versions are kept', () => {
  expect(keptDatabases.length).toBeGreaterThanOrEqual(3)
})

test.each(keptDatabases)(
  'the database of %s becomes one of today: the same tables, no booking lost, and the books hold',
  async (name) => {
    const server = inject('databaseServer')
    const [database, today] = [await createEmptyDatabase(server), await createTestDatabase(server)]
    await loadKept(database.url, name)
    const db = createPool(database.url, { max: 2, statementTimeout: limits.test })
    const fresh = createPool(today.url, { max: 1 })
    try {
      const before = await countRows(db, lastingTables)
      const [had] = await db.query<{ n: number }>('select count(*)::int as n from migration')
      await prepareDatabase(db, {
        database: { url: database.url, serving: { role: 'lobby_server', url: database.servingUrl } },
        key: { secret: 'the secret of upgrades in tests, a long one', file: '' },
      })
      expect(await readCatalogue(db)).toEqual(await readCatalogue(fresh))
      expect(before.ledger_entry).toBeGreaterThan(1_000)
      expect(await countRows(db, Object.keys(before))).toEqual(before)
      expect((await checkBooks(db)).filter(({ count }) => count > 0)).toEqual([])
      const [all] = await fresh.query<{ n: number }>('select count(*)::int as n from migration')
      expect((await upgradeNote(db, {}))[0]?.content).toMatchObject({
        migrations: (all?.n ?? 0) - (had?.n ?? 0),
        failed: null,
      })
    } finally {
      await Promise.all([db.close(), fresh.close()])
      await Promise.all([database.drop(), today.drop()])
    }
  },
)
