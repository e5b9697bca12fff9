import { expect, inject, test } from 'vitest'
import type {} from '#tests/support/database/global-setup.ts'
import { migrate } from '#api/database/migrate.ts'
import { readMigrations } from '#api/database/migration-files.ts'
import { createPool } from '#api/database/pool.ts'
import { createEmptyDatabase } from '#tests/support/database/test-database.ts'

test('buildings that were there before the guide get none, and those after it do', async () => {
  const database = await createEmptyDatabase(inject('databaseServer'))
  const db = createPool(database.url, { max: 2 })
  const add = (code: string) =>
    db.execute(
      `insert into building (organisation_id, code, name, address, currency_code) values (1, $1, $1, 'here', 'vnd')`,
      [code],
    )
  try {
    const all = await readMigrations()
    const at = all.findIndex(({ name }) => name.endsWith('building-guide'))
    await migrate(db, { migrations: all.slice(0, at) })
    await add('OLD')
    await migrate(db, { migrations: all })
    await add('NEW')
    expect(
      await db.query(
        `select b.code, g.dismissed_at is not null as is_dismissed, g.dismissed_by from building b
          left join building_guide g on g.building_id = b.id order by b.code desc`,
      ),
    ).toEqual([
      { code: 'OLD', is_dismissed: true, dismissed_by: null },
      { code: 'NEW', is_dismissed: false, dismissed_by: null },
    ])
  } finally {
    await db.close()
    await database.drop()
  }
})
