import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { runFees } from '#api/fees/fee-run.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'

// A reading that a fee was made from is kept, or corrected together with its fee, and the next month continues from it.
let seeded: SeededServer
let desk: CashDesk
let setting: string
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  const priced = { code: 'D2', name: 'Điện', fee_type: 'ELECTRICITY', price_type: 'metered' }
  setting = recordOf(await post('fee-settings', priced)).id
  await post('tariffs', {
    name: 'T',
    fee_setting_id: setting,
    valid_from: '2020-01-01',
    tiers: [{ price: '1000' }],
  })
})
afterAll(() => seeded.close())

const post = (path: string, values: object) => desk.a(`POST ${path}`, { building_id: '1', ...values })

let used = 0
let home: string
let meter: string
beforeEach(async () => {
  // The probe's own apartments have meters that are already read.
  const [apartment] = await seeded.db.query<{ id: string }>(
    `insert into apartment (building_id, block_id, code, name, area, handover_date, handover_status)
      select 1, min(id), 'E2-${++used}', 'E2', 50, '2020-01-01', 'handover' from block where building_id = 1 returning id::text`,
  )
  home = apartment?.id ?? ''
  const values = {
    code: `E2-${used}`,
    apartment_id: home,
    type: 'single_phase',
    start_number: 100,
    charge_factor: 2,
  }
  meter = recordOf(await post('meters/electricity', values)).id
})

/** Makes a confirmed reading; returns its id. */
async function read(month: string, shown: number, more: object = {}): Promise<string> {
  const values = { meter_id: meter, month, new_number: shown, read_on: `${month}-25`, ...more }
  const { id } = recordOf(await post('electric-meters', values))
  await desk.a(`POST electric-meters/${id}/confirm`, {})
  return id
}

/** The month's draft, made by a run. */
async function charged(month: string): Promise<string> {
  const of = { month, fee_settings: [setting], all_apartments: '0', apartments: [home] }
  const { id } = recordOf(await post('group-fee-slips', of))
  const { principals } = seeded.server.services
  await runFees({ db: seeded.db, principals, events: { publish: () => undefined } }, id)
  const [fee] = rowsOf(await desk.a(`GET fees?building_id=1&apartment_id=${home}&month=${month}`))
  return String(fee?.id)
}
const approve = (id: string) => desk.a(`POST fees/${id}/approve`, {})
const reopen = async (id: string) => outcome(await desk.a(`POST electric-meters/${id}/reopen`, {}))
const correct = (id: string, index: number) =>
  desk.a(`POST fees/${id}/reissue`, { reason: 'Đọc nhầm', new_index: index })
const record = async (path: string) => recordOf(await desk.a(`GET ${path}`))

test('stays confirmed while its fee is a draft, approved or paid; a void or deleted one sets it free', async () => {
  const reading = await read('2026-03', 130)
  const draft = await charged('2026-03')
  expect(await desk.feeOf(draft)).toMatchObject({ amount: '60000', consumption: 60 })
  expect(await reopen(reading)).toBe('409 reading_charged')
  await desk.a(`DELETE fees/${draft}`)
  expect(await reopen(reading)).toBe('200')
  await desk.a(`POST electric-meters/${reading}/confirm`, {})

  const fee = await charged('2026-03')
  await approve(fee)
  expect(await reopen(reading)).toBe('409 reading_charged')
  const receipt = recordOf(await desk.collect(home, '60000'))
  expect(await reopen(reading)).toBe('409 reading_charged')
  await desk.takeBack(receipt.id)
  await desk.a(`POST fees/${fee}/void`, { reason: 'x' })
  expect(await reopen(reading)).toBe('200')
})

test.each([
  ['amount', '1'],
  ['month', '2026-04'],
  ['fee_type', 'WATER'],
])('the %s of a draft that it was made into is not changed by hand', async (name, value) => {
  await read('2026-03', 130)
  const draft = await charged('2026-03')
  const reply = await desk.a(`PATCH fees/${draft}`, { [name]: value })
  expect([outcome(reply), faults(reply)]).toEqual(['409 fee_is_reckoned', [`${name}:fee_is_reckoned`]])
  expect(outcome(await desk.a(`PATCH fees/${draft}`, { note: 'x' }))).toBe('200')
  expect(await desk.feeOf(draft)).toMatchObject({ amount: '60000', month: '2026-03', note: 'x' })
})

test('is corrected with its fee, by its factor; the meter shows it and the next month continues from it', async () => {
  const reading = await read('2026-03', 130)
  const fee = await charged('2026-03')
  await approve(fee)
  const { issued, ...answer } = recordOf(await correct(fee, 120)) as unknown as Record<string, string>
  expect(answer).toEqual({ voided: fee, before: '60000', after: '40000', difference: '-20000' })
  expect(await desk.feeOf(String(issued))).toMatchObject({ old_index: 100, new_index: 120, consumption: 40 })
  expect(await record(`electric-meters/${reading}`)).toMatchObject({
    new_number: 120,
    consumption: 40,
    status: 'confirmed',
  })
  expect(await record(`meters/electricity/${meter}`)).toMatchObject({ current_number: 120 })
  const [line] = rowsOf(
    await desk.a(`GET logs?building_id=1&resource=electric_reading&record_id=${reading}&limit=1`),
  )
  expect(line).toMatchObject({
    action: 'update',
    changes: [{ field: 'new_number', before: 130, after: 120 }],
  })
  const next = await read('2026-04', 150)
  expect(await record(`electric-meters/${next}`)).toMatchObject({ old_number: 120, consumption: 60 })
})

test.each([
  ['below the old one', () => Promise.resolve(), 99, 'index_runs_backwards'],
  ['the next month goes on from', () => read('2026-04', 150), 120, 'later_reading_confirmed'],
])('an index %s is refused', async (_what, before, index, code) => {
  await read('2026-03', 130)
  const fee = await charged('2026-03')
  await approve(fee)
  await before()
  expect(faults(await correct(fee, index))).toEqual([`new_index:${code}`])
  expect(faults(await desk.a(`GET fees/${fee}/reissue?new_index=${index}`))).toEqual([`new_index:${code}`])
  expect(await desk.feeOf(fee)).toMatchObject({ status: 'approved' })
})

test('of a month in which the meter was replaced only the amount is corrected', async () => {
  await read('2026-03', 5, { replaced: '1', replaced_consumption: 20 })
  const fee = await charged('2026-03')
  await approve(fee)
  expect(faults(await correct(fee, 8))).toEqual(['new_index:meter_was_replaced'])
  expect(outcome(await desk.a(`POST fees/${fee}/reissue`, { reason: 'x', amount: '1000' }))).toBe('200')
})

test('after all that the books agree', async () => {
  expect(await findBrokenInvariants(seeded.db)).toEqual({})
})

test('a consumption of more than ten times the usual is asked twice, when it is entered', async () => {
  await read('2026-03', 110)
  await read('2026-04', 120)
  const values = { meter_id: meter, month: '2026-05', read_on: '2026-05-25' }
  const refused = await post('electric-meters', { ...values, new_number: 1230 })
  expect(faults(refused)).toEqual(['new_number:consumption_needs_confirm'])
  const asked = refused.body as { confirm?: string; old?: string; new?: string; percent?: number }
  expect([asked.confirm, asked.old, asked.new]).toEqual(['confirm_consumption', '20', '2220'])
  const fitting = recordOf(await post('electric-meters', { ...values, new_number: 220 })).id
  const change = (more: object) => desk.a(`PATCH electric-meters/${fitting}`, more)
  expect(faults(await change({ new_number: 1230 }))).toEqual(['new_number:consumption_needs_confirm'])
  expect(faults(await change({ replaced: true, replaced_consumption: 1000 }))).toEqual([
    'new_number:consumption_needs_confirm',
  ])
  expect(outcome(await change({ new_number: 1230, confirm_consumption: '1' }))).toBe('200')
  // What was confirmed once is not asked for again.
  expect(outcome(await change({ note: 'Rò rỉ' }))).toBe('200')
  expect(outcome(await desk.a(`POST electric-meters/${fitting}/confirm`, {}))).toBe('200')
})

test('a closed month takes no reading: no run would charge it any more', async () => {
  await read('2025-11', 110)
  expect(outcome(await post('closed-months', { month: '2025-12' }))).toBe('201')
  const values = { meter_id: meter, new_number: 120 }
  const late = await post('electric-meters', { ...values, month: '2025-12', read_on: '2025-12-25' })
  expect(outcome(late)).toBe('409 month_closed')
  expect((await post('electric-meters', { ...values, month: '2026-01', read_on: '2026-01-25' })).status).toBe(
    201,
  )
})
