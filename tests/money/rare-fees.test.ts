import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSeededServer, rowsOf, type SeededServer } from '#tests/support/server/seeded-server.ts'

// Of many fees some are rare: their lists are read by indexes of their own, however often they are asked for.
let seeded: SeededServer
beforeAll(async () => {
  seeded = await openSeededServer()
  await seeded.db.execute(
    `insert into fee (building_id, apartment_id, fee_type, month, name, amount, settled, status, created_at)
      select 1, (select min(id) from apartment where building_id = 1), 'MANAGEMENT', '2020-01', 'Fee', 1000, 1000,
        'settled', now() - n * interval '1 minute' from generate_series(1, 20000) n`,
  )
  await seeded.db.execute(
    `with rare as (insert into fee (building_id, apartment_id, fee_type, month, name, amount, settled, status, created_at, deleted_at)
        select 1, (select min(id) from apartment where building_id = 1), kind.fee_type, '2020-01', 'Rare', 1000, 0,
          kind.status, now() - interval '1 year', case when kind.trashed then now() end
        from (values ('OTHERS', 'approved', false), ('MANAGEMENT', 'void', false), ('MANAGEMENT', 'draft', false),
          ('MANAGEMENT', 'draft', true)) kind(fee_type, status, trashed), generate_series(1, 5))
      select`,
  )
  await seeded.db.execute('analyze fee')
})
afterAll(() => seeded.close())

const lists = {
  fee_rare: 'fee_type=OTHERS',
  fee_void: 'status=void',
  fee_draft: 'status=draft',
  fee_trash: 'trashed=only',
}
/** How often each index was used. PostgreSQL tells it some seconds after the last query of a connection. */
const scans = async () =>
  Object.fromEntries(
    (
      await seeded.db.query<{ name: string; scans: number }>(
        'select indexrelname as name, idx_scan::int as scans from pg_stat_user_indexes where indexrelname = any($1)',
        [Object.keys(lists)],
      )
    ).map(({ name, scans: count }) => [name, count]),
  )
/** More calls than PostgreSQL makes a plan for each. */
const calls = 12

test('lists of what is rare are read by indexes of their own, however often', async () => {
  const before = await scans()
  for (let call = 0; call < calls; call++)
    for (const filter of Object.values(lists)) {
      const reply = await seeded.as('ADM')(`GET fees?building_id=1&${filter}&limit=20`)
      expect(rowsOf(reply).length).toBeGreaterThanOrEqual(5)
    }
  const unused = async () => {
    const after = await scans()
    return Object.keys(lists).filter((name) => (after[name] ?? 0) < (before[name] ?? 0) + calls)
  }
  await expect.poll(unused, { timeout: 60_000 }).toEqual([])
})

test('a later page has the rows that follow, with all that is worked out for them', async () => {
  const read = async (query: string) =>
    rowsOf(await seeded.as('ADM')(`GET fees?building_id=1&name=Fee&with=apartment&${query}`))
  const all = await read('limit=30')
  expect(await read('limit=10&page=3')).toEqual(all.slice(20, 30))
  expect(all[20]).toMatchObject({ open: '0', payer: null, apartment: { id: expect.any(String) } })
})
