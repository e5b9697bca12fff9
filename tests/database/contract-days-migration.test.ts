import { expect, inject, test } from 'vitest'
import type {} from '#tests/support/database/global-setup.ts'
import { migrate } from '#api/database/migrate.ts'
import { readMigrations } from '#api/database/migration-files.ts'
import { createPool } from '#api/database/pool.ts'
import { createEmptyDatabase } from '#tests/support/database/test-database.ts'

test('an upgrade tells the last day of contracts that wait, and when others were confirmed', async () => {
  const database = await createEmptyDatabase(inject('databaseServer'))
  const db = createPool(database.url, { max: 2 })
  try {
    const all = await readMigrations()
    const at = all.findIndex(({ name }) => name.endsWith('contract-days'))
    await migrate(db, { migrations: all.slice(0, at) })
    await db.execute(`insert into building (id, organisation_id, code, name, address, currency_code)
      values (1, 1, 'B1', 'One', 'here', 'vnd')`)
    await db.execute(`insert into contract_template (building_id, id, code, name) values (1, 1, 'T', 'T')`)
    await db.execute(`insert into contract (building_id, id, code, name, template_id, value, start_date, end_date,
        party_a_name, party_b_name, confirm_days, status, updated_at)
      select 1, id, 'K-' || id, 'x', 1, 1, '2026-01-01', '2027-01-01', 'a', 'b', 7, status, '2026-11-20T03:00Z'
      from (values (1, 'draft'), (2, 'waiting_verification'), (3, 'waiting_verification'), (4, 'approved'), (5, 'cancelled'))
        as c (id, status)`)
    // The second was sent in the evening in UTC, which is the next day in the office.
    await db.execute(`insert into log (building_id, organisation_id, actor_name, action, resource, record_id, record_title, changes, search_text, created_at)
      select 1, 1, 'x', action, 'contract', id, 'x', '[]', '', at::timestamptz
      from (values ('2', 'send', '2026-11-01T03:00Z'), ('2', 'send_link', '2026-11-21T18:00Z'),
        ('4', 'send', '2026-10-01T03:00Z'), ('4', 'verify', '2026-10-02T03:00Z')) as l (id, action, at)`)
    await db.execute(`insert into ticket (token_hash, purpose, subject, expires_at)
      values ('h2', 'view_contract', '2', '2090-01-01'), ('h4', 'view_contract', '4', '2090-01-01')`)
    await migrate(db, { migrations: all })
    expect(
      await db.query(
        `select id::int, confirm_by::text as by, confirmed_at::text as at from contract order by id`,
      ),
    ).toEqual([
      { id: 1, by: null, at: null },
      { id: 2, by: '2026-11-29', at: null },
      { id: 3, by: '2026-11-27', at: null },
      { id: 4, by: null, at: expect.stringContaining('2026-10-02') },
      { id: 5, by: null, at: null },
    ])
    expect(
      await db.query(
        `select subject, expires_at = '2026-11-29T17:00Z'::timestamptz as at_midnight from ticket order by subject`,
      ),
    ).toEqual([
      { subject: '2', at_midnight: true },
      { subject: '4', at_midnight: false },
    ])
  } finally {
    await db.close()
    await database.drop()
  }
})
