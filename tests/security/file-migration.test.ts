import { expect, inject, test } from 'vitest'
import type {} from '#tests/support/database/global-setup.ts'
import { migrate } from '#api/database/migrate.ts'
import { readMigrations } from '#api/database/migration-files.ts'
import { createPool } from '#api/database/pool.ts'
import { createEmptyDatabase } from '#tests/support/database/test-database.ts'
import { fileIdPattern } from '#core/fields/upload.ts'

test('records keep their files when numbers become random names', async () => {
  const database = await createEmptyDatabase(inject('databaseServer'))
  const db = createPool(database.url, { max: 2 })
  try {
    const all = await readMigrations()
    const at = all.findIndex(({ name }) => name.endsWith('files-by-random-id'))
    await migrate(db, { migrations: all.slice(0, at) })
    await db.execute(
      `insert into building (organisation_id, code, name, address, currency_code) values (1, 'B1', 'One', 'here', 'vnd')`,
    )
    await db.execute(
      `insert into file (id, building_id, organisation_id, name, mime_type, size, views, downloads, sha256, owner_entity, owner_id)
       select n, 1, 1, n || '.png', 'image/png', 1, 0, 0, 'x', case when n < 4 then case n when 1 then 'resident' else 'slider' end end,
         case when n < 4 then '7' end from generate_series(1, 4) n`,
    )
    await db.execute(
      `insert into file_content (file_id, storage_key) select n, 'k' || n from generate_series(1, 4) n`,
    )
    await db.execute(
      `insert into resident (id, building_id, code, full_name, gender, nationality, resident_type, status, id_front_image)
       values (7, 1, 'R1', 'Lan', 'unknown', 'vietnam', 'not_householder', 'using', 1)`,
    )
    await db.execute(
      `insert into slider (id, building_id, title, images) values (7, 1, 'S', '{3,2}'), (8, 1, 'T', '{}'), (9, 1, 'U', null)`,
    )
    await migrate(db, { migrations: all })
    const names = Object.fromEntries(
      (
        await db.query<{ file_id: string; public_id: string }>('select file_id, public_id from file_content')
      ).map(({ file_id, public_id }) => [file_id, public_id]),
    )
    expect(new Set(Object.values(names)).size).toBe(4)
    for (const name of Object.values(names)) expect(name).toMatch(fileIdPattern)
    expect(await db.query('select id_front_image, id_back_image from resident')).toEqual([
      { id_front_image: names[1], id_back_image: null },
    ])
    expect(await db.query('select images from slider order by id')).toEqual([
      { images: [names[3], names[2]] },
      { images: [] },
      { images: null },
    ])
    expect(await db.query('select owner_field from file order by id')).toEqual([
      { owner_field: 'id_front_image' },
      { owner_field: 'images' },
      { owner_field: 'images' },
      { owner_field: null },
    ])
  } finally {
    await db.close()
    await database.drop()
  }
})
