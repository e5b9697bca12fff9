import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runFees } from '#api/fees/fee-run.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'

// Month indexes of an apartment follow each other without a gap, as readings do.
let seeded: SeededServer
let desk: CashDesk
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
})
afterAll(() => seeded.close())

let used = 0
let home: string
beforeEach(() => {
  home = desk.apartment(used++)
})

const post = (path: string, values: object) => desk.a(`POST ${path}`, { building_id: '1', ...values })
const index = (month: string, old_index: number, new_index: number) =>
  post('indexed-fees', { apartment_id: home, month, old_index, new_index })
const idOf = async (...of: Parameters<typeof index>) => recordOf(await index(...of)).id

test('a month begins where the last one that there is ended', async () => {
  expect(outcome(await index('2026-08', 100, 115.5))).toBe('201')
  for (const begins of [50, 115.4, 116])
    expect(faults(await index('2026-10', begins, 120))).toEqual(['old_index:index_not_continued'])
  expect(outcome(await index('2026-10', 115.5, 120))).toBe('201')
  const items = [
    { month: '2026-11', old_index: 120, new_index: 125 },
    { month: '2026-12', old_index: 124, new_index: 130 },
  ]
  expect(faults(await post('indexed-fees', { apartment_id: home, items }))).toEqual([
    'items.1.old_index:index_not_continued',
  ])
})

test('and ends where a later one begins, when it comes after it or is changed', async () => {
  const last = await idOf('2026-10', 100, 115)
  expect(faults(await index('2026-09', 80, 99))).toEqual(['new_index:later_reading_confirmed'])
  const first = await idOf('2026-09', 80, 100)
  const change = (id: string, values: object) => desk.a(`PATCH indexed-fees/${id}`, values)
  expect(faults(await change(first, { new_index: 101 }))).toEqual(['new_index:later_reading_confirmed'])
  expect(faults(await change(last, { old_index: 101 }))).toEqual(['old_index:index_not_continued'])
  expect(outcome(await change(first, { old_index: 70, note: 'x' }))).toBe('200')
  expect(outcome(await change(last, { new_index: 116 }))).toBe('200')
})

test('one that comes out of the trash joins its neighbours too', async () => {
  const first = await idOf('2026-09', 80, 100)
  await desk.a(`DELETE indexed-fees/${first}`)
  const last = await idOf('2026-10', 5, 9)
  const restore = () => desk.a(`POST indexed-fees/${first}/restore`, {})
  expect(faults(await restore())).toEqual(['new_index:later_reading_confirmed'])
  await desk.a(`DELETE indexed-fees/${last}`)
  expect(outcome(await restore())).toBe('200')
})

/** Makes an approved fee of the apartment for a month by a separate setting and a run; returns its id. */
async function charged(month: string, priced: object): Promise<string> {
  const setting = recordOf(await post('fee-settings', { code: `M${used}`, name: 'Bảo trì', ...priced })).id
  await post('tariffs', {
    name: 'T',
    fee_setting_id: setting,
    valid_from: '2026-01-01',
    tiers: [{ price: '1000' }],
  })
  const of = { month, fee_settings: [setting], all_apartments: '0', apartments: [home] }
  const { id } = recordOf(await post('group-fee-slips', of))
  const { principals } = seeded.server.services
  await runFees({ db: seeded.db, principals, events: { publish: () => undefined } }, id)
  const [fee] = rowsOf(await desk.a(`GET fees?building_id=1&apartment_id=${home}&month=${month}`))
  await post('fees/approve', { ids: [fee?.id] })
  return String(fee?.id)
}

/** The refusals of another index for the fee, before the correction and during it. */
const refusals = async (fee: string, new_index: number) => [
  ...faults(await desk.a(`GET fees/${fee}/reissue?new_index=${new_index}`)),
  ...faults(await desk.a(`POST fees/${fee}/reissue`, { reason: 'x', new_index })),
]

test('an index from which the next month continues is no longer corrected with its fee', async () => {
  await index('2026-09', 80, 100)
  const fee = await charged('2026-09', { fee_type: 'INDEXED', price_type: 'metered' })
  await index('2026-10', 100, 115)
  expect(await refusals(fee, 110)).toEqual(Array(2).fill('new_index:later_reading_confirmed'))
})

test('a fee that goes by no index is not corrected by one, and the month’s index stays', async () => {
  const other = await idOf('2026-09', 80, 100)
  const fee = await charged('2026-09', { fee_type: 'MANAGEMENT', price_type: 'area' })
  expect(await refusals(fee, 200)).toEqual(Array(2).fill('new_index:fee_not_reckoned'))
  expect(recordOf(await desk.a(`GET indexed-fees/${other}`))).toMatchObject({ new_index: 100 })
})

test('a fee whose index no longer exists can’t be calculated with another', async () => {
  await index('2026-09', 80, 100)
  const fee = await charged('2026-09', { fee_type: 'INDEXED', price_type: 'metered' })
  await seeded.db.execute(`update indexed_fee set deleted_at = now() where apartment_id = $1`, [home])
  expect(await refusals(fee, 110)).toEqual(Array(2).fill('new_index:fee_not_reckoned'))
})

test('after all that the books agree', async () => {
  expect(await findBrokenInvariants(seeded.db)).toEqual({})
})

test('correcting an index waits for a month that is just continuing from it', async () => {
  await index('2026-10', 100, 130)
  const fee = await charged('2026-10', { fee_type: 'INDEXED', price_type: 'metered' })
  const other = await seeded.db.pool.connect()
  await other.query('begin')
  await other.query('select from apartment where building_id = 1 and id = $1 for no key update', [home])
  await other.query(
    `insert into indexed_fee (building_id, apartment_id, month, old_index, new_index) values (1, $1, '2026-11', 130, 140)`,
    [home],
  )
  const corrected = desk.a(`POST fees/${fee}/reissue`, { reason: 'x', new_index: 120 })
  const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const isOver = Promise.race([
    corrected.then(() => true),
    expect.poll(async () => (await seeded.db.query(waits)).length).toBe(1),
  ])
  await isOver
  await other.query('commit')
  other.release()
  expect(faults(await corrected)).toEqual(['new_index:later_reading_confirmed'])
})
