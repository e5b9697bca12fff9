import { expect, inject, test } from 'vitest'
import type {} from '#tests/support/database/global-setup.ts'
import { addDays, addMonths } from '#core/days.ts'
import { migrate } from '#api/database/migrate.ts'
import { readMigrations } from '#api/database/migration-files.ts'
import { createPool } from '#api/database/pool.ts'
import { createEmptyDatabase } from '#tests/support/database/test-database.ts'

const item = (passed: boolean | null, more: object = {}) => ({
  item: 'Cửa',
  passed,
  remark: null,
  photos: null,
  ...more,
})

test('an upgrade tells what nobody has judged from what did not pass, and when suppliers come next', async () => {
  const database = await createEmptyDatabase(inject('databaseServer'))
  const db = createPool(database.url, { max: 2 })
  try {
    const all = await readMigrations()
    const at = all.findIndex(({ name }) => name.endsWith('handover-items'))
    await migrate(db, { migrations: all.slice(0, at) })
    await db.execute(`insert into building (id, organisation_id, code, name, address, currency_code)
      values (1, 1, 'B1', 'One', 'here', 'vnd')`)
    await db.execute(`insert into block (building_id, id, code, name) values (1, 1, 'A', 'A')`)
    await db.execute(
      `insert into apartment (building_id, id, code, block_id, area) values (1, 1, 'A-1', 1, 50)`,
    )
    const checklist = [item(true), item(false), item(false, { remark: 'Kẹt' }), item(false, { photos: [] })]
    for (const [id, day] of [
      [1, null],
      [2, '2026-01-02'],
    ])
      await db.execute(
        `insert into handover (building_id, id, code, apartment_id, planned_at, receiver_name, handover_date, checklist)
          values (1, $1::bigint, 'BG-' || $1::bigint, 1, now(), 'Hoa', $2, $3)`,
        [id, day, JSON.stringify(checklist)],
      )
    await db.execute(`insert into partner (building_id, id, code, name) values (1, 1, 'P', 'P')`)
    const [row] = await db.query<{ today: string }>('select current_date::text as today')
    const today = row?.today ?? ''
    const begun = addDays(today, -45)
    for (const [id, months, end] of [
      [1, 1, addDays(today, 300)],
      [2, 12, addDays(today, 100)],
      [3, null, addDays(today, 300)],
    ])
      await db.execute(
        `insert into equipment_contract (building_id, id, code, name, partner_id, start_date, end_date, value, maintenance_months)
          values (1, $1::bigint, 'C-' || $1::bigint, 'x', 1, $2, $3, 1, $4)`,
        [id, begun, end, months],
      )
    await migrate(db, { migrations: all })
    const handovers = await db.query<{ checklist: unknown }>('select checklist from handover order by id')
    expect(handovers.map((one) => one.checklist)).toEqual([
      [item(true), item(null), item(false, { remark: 'Kẹt' }), item(null, { photos: [] })],
      checklist,
    ])
    const due = [1, 2, 3].map((months) => addMonths(begun, months)).find((day) => day >= today)
    expect(
      await db.query(
        'select next_maintenance_on::text as due, maintenance_day::int as day from equipment_contract order by id',
      ),
    ).toEqual([
      { due, day: Number(begun.slice(8)) },
      { due: null, day: null },
      { due: null, day: null },
    ])
  } finally {
    await db.close()
    await database.drop()
  }
})
