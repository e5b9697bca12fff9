import { afterAll, beforeAll, expect, test } from 'vitest'
import { runFees } from '#api/fees/fee-run.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'

// Gas is charged by what its meter showed, as water and electricity are.
let seeded: SeededServer
let desk: CashDesk
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
})
afterAll(() => seeded.close())

const month = '2026-03'
const post = (path: string, values: object) => desk.a(`POST ${path}`, { building_id: '1', ...values })
const make = async (path: string, values: object) => {
  const reply = await post(path, values)
  expect([outcome(reply), faults(reply)]).toEqual(['201', []])
  return recordOf(reply)
}

let made = 0
async function homeWithMeter(more: object = {}) {
  const [apartment] = await seeded.db.query<{ id: string }>(
    `insert into apartment (building_id, block_id, code, name, area, handover_date, handover_status)
      select 1, min(id), 'GA-${++made}', 'GA', 50, '2020-01-01', 'handover' from block where building_id = 1 returning id::text`,
  )
  const home = apartment?.id ?? ''
  const values = { code: `G-${made}`, apartment_id: home, start_number: 100, ...more }
  return { home, meter: (await make('meters/gas', values)).id }
}

/** Makes a reading of the month; returns its id. */
const read = async (meter_id: string, new_number: number) =>
  (await make('gas-meters', { meter_id, month, new_number, read_on: `${month}-25` })).id
const confirm = (id: string) => desk.a(`POST gas-meters/${id}/confirm`, {})

async function priced(tiers: readonly object[], surcharges: readonly object[]) {
  const { id } = await make('fee-settings', {
    code: `GAS${++made}`,
    name: 'Gas',
    fee_type: 'GAS',
    price_type: 'metered',
  })
  await make('tariffs', { name: 'T', fee_setting_id: id, valid_from: '2020-01-01', tiers, surcharges })
  return id
}

async function charge(setting: string, apartments: readonly string[]) {
  const asked = { month, fee_settings: [setting], all_apartments: '0', apartments }
  const foreseen = await post('group-fee-slips/preview', asked)
  const { id } = recordOf(await post('group-fee-slips', asked))
  const { principals } = seeded.server.services
  await runFees({ db: seeded.db, principals, events: { publish: () => undefined } }, id)
  return {
    run: recordOf(await desk.a(`GET group-fee-slips/${id}`)),
    fees: rowsOf(await desk.a(`GET fees?building_id=1&fee_setting_id=${setting}`)),
    obstacles: (foreseen.body.data as { obstacles: { reason: string; fees: number; of: number | null }[] })
      .obstacles,
  }
}

const tiers = [{ up_to: 5, price: '40000' }, { up_to: 10, price: '45000' }, { price: '52500' }]
const vat = (percent: number) => [{ code: 'vat', name: 'VAT', percent, booked_as: 'output_vat' }]

test.each([
  // 5 × 40,000 + 5 × 45,000 + 2.5 × 52,500 = 556,250, and 10 % VAT: 55,625.
  ['by tiers', tiers, 10, 112.5, 12.5, '611875', '55625'],
  // 3.2 × 58,000 = 185,600, and 8 % VAT: 14,848.
  ['at one price', [{ price: '58000' }], 8, 103.2, 3.2, '200448', '14848'],
])('a run charges the use of the month %s, with its VAT', async (_how, prices, percent, shown, used, amount, tax) => {
  const { home, meter } = await homeWithMeter()
  await confirm(await read(meter, shown))
  const { run, fees } = await charge(await priced(prices, vat(percent)), [home])
  expect(run).toMatchObject({ status: 'success', created: 1, failed_count: 0 })
  expect(fees).toMatchObject([
    {
      apartment_id: home,
      fee_type: 'GAS',
      old_index: 100,
      new_index: shown,
      consumption: used,
      amount,
      vat: tax,
    },
  ])
}) // prettier-ignore

test('a meter’s factor multiplies what it shows', async () => {
  const { home, meter } = await homeWithMeter({ charge_factor: 2 })
  await confirm(await read(meter, 103))
  // 3 × 2 × 58,000
  const { fees } = await charge(await priced([{ price: '58000' }], []), [home])
  expect(fees).toMatchObject([{ consumption: 6, amount: '348000' }])
})

test('who has no gas meter is passed over; an unread and an unconfirmed one are told, before the run and after', async () => {
  const [unread, draft] = [await homeWithMeter(), await homeWithMeter()]
  await read(draft.meter, 105)
  const without = desk.apartment(0)
  const { run, obstacles } = await charge(await priced([{ price: '58000' }], []), [
    unread.home,
    draft.home,
    without,
  ])
  expect(obstacles).toMatchObject([
    { reason: 'no_meter', fees: 1, of: null },
    { reason: 'no_reading', fees: 2, of: 2 },
  ])
  expect([run.created, run.skipped, run.failed_count]).toEqual([0, 1, 2])
  const errors = rowsOf(await desk.a(`GET fee-errors?building_id=1&group_fee_slip_id=${run.id}`))
  expect(errors.map(({ reason }) => reason).toSorted()).toEqual(['no_reading', 'reading_not_confirmed'])
})

test('a reading that was charged stays, and is corrected with its fee; the meter follows', async () => {
  const { home, meter } = await homeWithMeter()
  const reading = await read(meter, 110)
  await confirm(reading)
  const { fees } = await charge(await priced([{ price: '58000' }], vat(10)), [home])
  const id = String(fees[0]?.id)
  expect(outcome(await desk.a(`POST fees/${id}/approve`, {}))).toBe('200')
  expect(outcome(await desk.a(`POST gas-meters/${reading}/reopen`, {}))).toBe('409 reading_charged')
  // 10 and 8 m³ at 58,000 with 10 % VAT.
  expect(recordOf(await desk.a(`POST fees/${id}/reissue`, { reason: 'Đọc nhầm', new_index: 108 }))).toMatchObject({
    before: '638000',
    after: '510400',
    difference: '-127600',
  }) // prettier-ignore
  expect(recordOf(await desk.a(`GET gas-meters/${reading}`))).toMatchObject({
    new_number: 108,
    consumption: 8,
  })
  expect(recordOf(await desk.a(`GET meters/gas/${meter}`))).toMatchObject({ current_number: 108 })
})

test('what guards water meters guards gas meters, and what guards electricity meters does not', async () => {
  const { meter } = await homeWithMeter()
  const [may, mayNot] = await Promise.all(
    (['manage_water_index', 'manage_electricity_index'] as const).map((code) =>
      seeded.member('1', right(code, 'read', 'create', 'update', 'delete', 'approve')),
    ),
  )
  for (const call of [`GET meters/gas/${meter}`, 'GET gas-meters?building_id=1'])
    expect([outcome(await may!(call)), outcome(await mayNot!(call))]).toEqual(['200', '403 forbidden'])
})

test('after all that the books agree', async () => {
  expect(await findBrokenInvariants(seeded.db)).toEqual({})
})
