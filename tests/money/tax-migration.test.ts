import { expect, inject, test } from 'vitest'
import type {} from '#tests/support/database/global-setup.ts'
import { migrate } from '#api/database/migrate.ts'
import { readMigrations } from '#api/database/migration-files.ts'
import { createPool } from '#api/database/pool.ts'
import { createEmptyDatabase } from '#tests/support/database/test-database.ts'
import { vatLawsFor } from '#domain/money/vat-laws.ts'

test('an upgrade knows every rate that is charged, and leaves one recipient active', async () => {
  const database = await createEmptyDatabase(inject('databaseServer'))
  const db = createPool(database.url, { max: 2 })
  try {
    const all = await readMigrations()
    const at = all.findIndex(({ name }) => name.endsWith('vat-rates'))
    await migrate(db, { migrations: all.slice(0, at) })
    await db.execute(`insert into building (id, organisation_id, code, name, address, currency_code)
      values (1, 1, 'B1', 'One', 'here', 'vnd'), (2, 1, 'B2', 'Two', 'there', 'riel')`)
    await db.execute(`insert into fee_setting (building_id, id, code, name, income_kind, vat_percent)
      values (1, 1, 'A', 'A', 'own', 8), (1, 2, 'B', 'B', 'own', 7), (1, 3, 'C', 'C', 'collected_for_others', 6),
        (2, 4, 'D', 'D', 'own', 0), (2, 5, 'E', 'E', 'own', null)`)
    await db.execute(`insert into tariff (building_id, fee_setting_id, name, valid_from, tiers, surcharges)
      values (2, 5, 'E', '2026-01-01', '[]', '[{"code": "v", "percent": 9, "booked_as": "output_vat"}, {"code": "w", "percent": 4}]'),
        (2, 4, 'D', '2026-01-01', '[]', null)`)
    await db.execute(`insert into block (building_id, id, code, name) values (1, 1, 'A', 'A')`)
    await db.execute(`insert into apartment (building_id, id, code, block_id, area)
      values (1, 1, 'A-1', 1, 50), (1, 2, 'A-2', 1, 50)`)
    await db.execute(`insert into tax_info (building_id, id, name, tax_code, address, apartment_id, status)
      values (1, 1, 'X', '1', 'x', 1, 'active'), (1, 2, 'Y', '2', 'x', 1, 'active'), (1, 3, 'Z', '3', 'x', 1, 'inactive'),
        (1, 4, 'V', '4', 'x', 2, 'active'), (1, 5, 'W', '5', 'x', null, 'active'), (1, 6, 'U', '6', 'x', null, 'active')`)
    await migrate(db, { migrations: all })
    const rates = await db.query<{ building_id: string; of: string }>(
      `select building_id::text, concat_ws(' ', trim_scale(percent), law_number, from_date, to_date) as of from vat_rate`,
    )
    const of = (id: string) =>
      rates
        .filter(({ building_id }) => building_id === id)
        .map((rate) => rate.of)
        .toSorted()
    const lawsIn = (country: 'VN' | 'KH') =>
      vatLawsFor(country).map((law) =>
        [law.percent, law.law_number, law.from_date, law.to_date].filter((one) => one !== null).join(' '),
      )
    expect(of('1')).toEqual([...lawsIn('VN'), '7 – 2000-01-01'].toSorted())
    expect(of('2')).toEqual([...lawsIn('KH'), '9 – 2000-01-01'].toSorted())
    expect(await db.query(`select id::int from tax_info where status = 'active' order by id`)).toEqual(
      [2, 4, 5, 6].map((id) => ({ id })),
    )
  } finally {
    await db.close()
    await database.drop()
  }
})
