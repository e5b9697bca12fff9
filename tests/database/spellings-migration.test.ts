import { expect, inject, test } from 'vitest'
import type {} from '#tests/support/database/global-setup.ts'
import { migrate } from '#api/database/migrate.ts'
import { readMigrations } from '#api/database/migration-files.ts'
import { createPool } from '#api/database/pool.ts'
import { createEmptyDatabase } from '#tests/support/database/test-database.ts'

test('old numbers of papers and phones get one spelling, and rows that would meet stay as they are', async () => {
  const database = await createEmptyDatabase(inject('databaseServer'))
  const db = createPool(database.url, { max: 2 })
  try {
    const all = await readMigrations()
    const at = all.findIndex(({ name }) => name.endsWith('sheets-and-spellings'))
    await migrate(db, { migrations: all.slice(0, at) })
    await db.execute(
      `insert into building (organisation_id, code, name, address, currency_code)
       values (1, 'B1', 'One', 'here', 'vnd'), (1, 'B2', 'Two', 'there', 'riel')`,
    )
    const resident = (building: number, code: string, id: string, phone: string | null = null) =>
      db.execute(
        `insert into resident (building_id, code, full_name, gender, nationality, resident_type, status, id_number, phone_number, search_text)
         values ($1, $2, 'Lan', 'unknown', 'vietnam', 'not_householder', 'using', $3, $4, lower($2 || ' lan ' || $3))`,
        [building, code, id, phone],
      )
    // Two that meet in one building, an owner in both, and one that nothing meets.
    await resident(1, 'R1', '0012 11')
    await resident(1, 'R2', '001211', '85512345678')
    await resident(1, 'R3', '07 90')
    await resident(2, 'R4', '07 90')
    await resident(1, 'R5', '០៧៩ x', '0912345678')
    await resident(1, 'R6', '5 5')
    await resident(1, 'R7', '55 ')
    await resident(2, 'R-8.1', '8')
    await resident(2, 'R 9', '9')
    // Where they go is not the subject.
    await db.execute('alter table visitor alter column apartment_id drop not null')
    const visitor = (id: string) =>
      db.execute(
        `insert into visitor (building_id, name, code, id_number, license_plate, people_count, from_time, to_time, status)
         values (1, 'Guest', $1, '12 34', '２９K1-123.45', 1, now(), now(), 'new')`,
        [id],
      )
    await visitor('V1')
    await visitor('V2')
    await migrate(db, { migrations: all })
    expect(await db.query('select code, id_number, phone_number from resident order by code')).toEqual([
      { code: 'R 9', id_number: '9', phone_number: null },
      { code: 'R-8.1', id_number: '8', phone_number: null },
      { code: 'R1', id_number: '0012 11', phone_number: null },
      { code: 'R2', id_number: '001211', phone_number: '012345678' },
      { code: 'R3', id_number: '0790', phone_number: null },
      { code: 'R4', id_number: '0790', phone_number: null },
      { code: 'R5', id_number: '079X', phone_number: '0912345678' },
      { code: 'R6', id_number: '55', phone_number: null },
      { code: 'R7', id_number: '55 ', phone_number: null },
    ])
    expect(await db.query(`select search_text from resident where code = 'R3'`)).toEqual([
      { search_text: 'r3 lan 0790' },
    ])
    // Codes are found without the marks between their signs too.
    expect(
      await db.query(`select search_text from resident where code in ('R-8.1', 'R 9') order by code`),
    ).toEqual([{ search_text: 'r 9 lan 9 r9' }, { search_text: 'r-8.1 lan 8 r81' }])
    expect(await db.query('select distinct id_number, license_plate from visitor')).toEqual([
      { id_number: '1234', license_plate: '29K112345' },
    ])
  } finally {
    await db.close()
    await database.drop()
  }
})
