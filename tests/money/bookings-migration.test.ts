import { expect, inject, test } from 'vitest'
import type {} from '#tests/support/database/global-setup.ts'
import { migrate } from '#api/database/migrate.ts'
import { readMigrations } from '#api/database/migration-files.ts'
import { createPool } from '#api/database/pool.ts'
import { createEmptyDatabase } from '#tests/support/database/test-database.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'

test('bookings that somebody typed as paid stay paid, and say that no receipt stands behind it', async () => {
  const database = await createEmptyDatabase(inject('databaseServer'))
  const db = createPool(database.url, { max: 2 })
  try {
    const all = await readMigrations()
    const at = all.findIndex(({ name }) => name.endsWith('booking-lines'))
    await migrate(db, { migrations: all.slice(0, at) })
    await db.transaction(async (tx) => {
      // Neither apartments nor places are needed for what is tested.
      const bound = await tx.query<{ cut: string }>(
        `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as cut from pg_constraint
          where contype = 'f' and conrelid in ('service_booking'::regclass, 'utility_booking'::regclass)`,
      )
      for (const { cut } of bound) await tx.execute(cut)
      await tx.execute(
        `insert into service_booking (building_id, code, date, apartment_id, customer_name, services, total, payment_status, status)
          select 1, 'DV-' || n, '2026-11-01', 1, 'Lan', '[]', total, payment, status
          from (values (1, 100, 'paid', 'complete'), (2, 100, 'unpaid', 'complete'), (3, 0, 'paid', 'complete'), (4, 100, 'unpaid', 'cancel'))
            v(n, total, payment, status)`,
      )
      await tx.execute(
        `insert into utility_booking (building_id, code, utility_id, date, apartment_id, from_time, to_time, price, payment_status, status)
          select 1, 'TI-' || n, 1, '2026-11-01', 1, '08:00', '09:00', price, payment, status
          from (values (1, 5, 'paid', 'complete'), (2, 5, 'unpaid', 'confirmed'), (3, null, 'paid', 'complete'), (4, 5, 'paid', 'cancel'))
            v(n, price, payment, status)`,
      )
    })
    await migrate(db, { migrations: all })
    const readFrom = (table: string) =>
      db.query(`select code, payment_status, paid_without_receipt from ${table} order by code`)
    const [paid, unpaid, nothing] = [
      { payment_status: 'paid', paid_without_receipt: true },
      { payment_status: 'unpaid', paid_without_receipt: null },
      { payment_status: null, paid_without_receipt: null },
    ]
    expect(await readFrom('service_booking')).toEqual([
      { code: 'DV-1', ...paid },
      { code: 'DV-2', ...unpaid },
      { code: 'DV-3', ...nothing },
      { code: 'DV-4', ...nothing },
    ])
    expect(await readFrom('utility_booking')).toEqual([
      { code: 'TI-1', ...paid },
      { code: 'TI-2', ...unpaid },
      { code: 'TI-3', ...nothing },
      { code: 'TI-4', ...paid },
    ])
    expect(await findBrokenInvariants(db)).toEqual({})
  } finally {
    await db.close()
    await database.drop()
  }
})
