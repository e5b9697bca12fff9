import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  faults,
  openSeededServer,
  recordOf,
  right,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

let seeded: SeededServer
beforeAll(async () => {
  seeded = await openSeededServer()
})
afterAll(() => seeded.close())

const resourcesOf = (rows: readonly Record<string, unknown>[]) => new Set(rows.map((row) => row.resource))

test('search finds records of several kinds by one question, accents aside', async () => {
  const found = rowsOf(await seeded.as('A')('GET search?building_id=1&keyword=thang%20may'))
  expect(resourcesOf(found)).toContain('equipment')
  expect(resourcesOf(found)).toContain('partner')
  expect(found.find(({ resource }) => resource === 'equipment')).toMatchObject({
    subtitle: expect.any(String),
  })
})

const firstOf = async (table: 'apartment' | 'cash_account', condition: string) => {
  const [row] = await seeded.db.query<{ id: string }>(
    `select id::text from ${table} where building_id = 1 and ${condition} order by id limit 1`,
  )
  return row?.id
}

test('a draft without a number is found, and named by what else it says', async () => {
  const made = recordOf(
    await seeded.as('A')('POST refunds', {
      building_id: '1',
      date: '2026-11-01',
      apartment_id: await firstOf('apartment', 'true'),
      cash_account_id: await firstOf('cash_account', `code = 'QUY-TM'`),
      amount: '5',
      party: 'Quách Thị Nháp',
    }),
  )
  const found = rowsOf(await seeded.as('A')('GET search?building_id=1&keyword=quach%20thi%20nhap'))
  expect(found).toEqual([{ resource: 'refund', id: made.id, title: null, subtitle: 'Quách Thị Nháp' }])
})

test('search reveals no record that the user may not read, nor one of another building', async () => {
  const guard = await seeded.member('1', right('manage_equipment', 'read'))
  const found = rowsOf(await guard('GET search?building_id=1&keyword=thang%20may'))
  expect([...resourcesOf(found)].toSorted()).toEqual([
    'equipment',
    'equipment_category',
    'equipment_contract',
  ])
  expect(rowsOf(await guard('GET search?building_id=2&keyword=thang%20may'))).toEqual([])
  expect(rowsOf(await seeded.as('R')('GET search?building_id=1&keyword=thang%20may'))).toEqual([])
})

test('a keyword of one letter, or no building, is refused', async () => {
  expect(faults(await seeded.as('A')('GET search?building_id=1&keyword=a'))).toEqual(['keyword:too_short'])
  expect(faults(await seeded.as('A')('GET overview'))).toEqual(['building_id:required'])
})

test('the overview counts what lives, and what waits by its state', async () => {
  const a = seeded.as('A')
  const before = rowsOf(await a('GET overview?building_id=1'))
  const [total] = await seeded.db.query<{ n: number }>(
    'select count(*)::int as n from apartment where building_id = 1 and deleted_at is null',
  )
  expect(before).toContainEqual({ resource: 'apartment', state: null, total: total?.n })
  const waiting = (rows: typeof before) =>
    Number(rows.find(({ resource, state }) => resource === 'suggestion' && state === 'new')?.total)
  await a('POST suggestions', { building_id: '1', code: 'S-1', title: 'New lamps', content: 'They flicker' })
  expect(waiting(rowsOf(await a('GET overview?building_id=1')))).toBe(waiting(before) + 1)
  const guard = await seeded.member('1', right('manage_suggestion', 'read'))
  expect([...resourcesOf(rowsOf(await guard('GET overview?building_id=1')))]).toEqual(['suggestion'])
})
