import { afterAll, beforeAll, expect, test } from 'vitest'
import { runFees } from '#api/fees/fee-run.ts'
import {
  faults,
  openSeededServer,
  recordOf,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// Prices are finer than amounts and in their tariff's own currency; what they make is booked in the building's.
let seeded: SeededServer
let homes: readonly string[]
beforeAll(async () => {
  seeded = await openSeededServer()
  // Before anybody of building 2 has made a request, so that its former currency is not remembered.
  await seeded.db.execute(`update building set currency_code = 'riel' where id = 2`)
  homes = await Promise.all(['1', '2'].map(flatOf))
})
afterAll(() => seeded.close())

const adm = (call: string, values?: object) => seeded.as('ADM')(call, values)

/** An apartment of 68.35 m² that has been handed over for long. */
async function flatOf(building: string): Promise<string> {
  const [flat] = await seeded.db.query<{ id: string }>(
    `update apartment set area = 68.35, handover_date = '2024-01-01', handover_status = 'handover' where id =
      (select min(id) from apartment where building_id = $1 and deleted_at is null) returning id::text`,
    [building],
  )
  return flat?.id ?? ''
}

let used = 0
async function tariffOf(building: string, values: object, more: object = {}) {
  used += 1
  const setting = {
    building_id: building,
    code: `G${used}`,
    name: 'Quản lý',
    fee_type: 'MANAGEMENT',
    price_type: 'area',
    ...more,
  }
  const id = recordOf(await adm('POST fee-settings', setting)).id
  const reply = await adm('POST tariffs', {
    building_id: building,
    name: 'T',
    fee_setting_id: id,
    valid_from: '2026-01-01',
    ...values,
  })
  return { setting: id, reply }
}

/** Runs a fee for one apartment; returns the run and the fee that it made, if any. */
async function charge(building: string, setting: string, home: string) {
  const of = {
    building_id: building,
    month: '2026-10',
    fee_settings: [setting],
    all_apartments: '0',
    apartments: [home],
  }
  const { id } = recordOf(await adm('POST group-fee-slips', of))
  const { server, db } = seeded
  const { principals } = server.services
  await runFees({ db, principals, events: { publish: () => undefined } }, id)
  const run = recordOf(await adm(`GET group-fee-slips/${id}`))
  const [fee] = rowsOf(await adm(`GET fees?building_id=${building}&fee_setting_id=${setting}`))
  return { run, fee }
}

const one = (price: string) => ({ tiers: [{ price }] })

test.each([
  ['dollars in a đồng building', '1', '0.35', 'usd'],
  ['dollars in a riel building', '2', '0.35', 'usd'],
  ['dollars for a kilowatt-hour', '2', '0.185', 'usd'],
  ['đồng with a fraction', '1', '1984.25', 'vnd'],
  ['riel with a fraction', '2', '730.5', null],
  ['a millionth', '1', '0.000001', 'usd'],
])('%s: a price has up to six decimals', async (_what, building, price, currency_code) => {
  const { reply } = await tariffOf(building, { currency_code, ...one(price) })
  expect([reply.status, reply.body.errors]).toEqual([201, undefined])
  expect(recordOf(reply)).toMatchObject({ currency_code, tiers: [{ price }] })
})

test.each([
  ['finer than a millionth', '0.0000001'],
  ['below nothing', '-1'],
])('%s: refused at the price', async (_what, price) => {
  const { reply } = await tariffOf('1', { currency_code: 'usd', ...one(price) })
  expect(faults(reply)).toEqual(['tiers.0.price:invalid_amount'])
})

test('a fee of a tariff in dollars is booked in the building’s currency, and its trace says how', async () => {
  const { data: rates } = (await adm('GET tariffs/rates?building_id=2&month=2026-10')).body
  expect(rates).toEqual({ usd: '25650', riel: '6.35' })
  // 68.35 m² × 3 $ = 205.05 $
  const dong = await tariffOf('1', { currency_code: 'usd', ...one('3') })
  const { fee } = await charge('1', dong.setting, homes[0] ?? '')
  expect(fee).toMatchObject({ amount: '5259533', unit_price: null })
  const { data: trace } = (await adm(`GET fees/${String(fee?.id)}/trace`)).body
  expect(trace).toMatchObject({
    periods: [{ currency: 'usd', lines: [{ price: '3', amount: '205.05' }], total: '205.05' }],
    rates: [{ from: 'usd', rate: '25650', total: '205.05', booked: '5259533' }],
  })
  // 68.35 × 0.185 = 12.64475, a line of 12.64 $; in riel by both rates.
  const riel = await tariffOf('2', { currency_code: 'usd', ...one('0.185') })
  expect((await charge('2', riel.setting, homes[1] ?? '')).fee).toMatchObject({ amount: '51058' })
})

test('a price with a fraction is kept with the fee that it made', async () => {
  const { setting } = await tariffOf('1', one('1984.125'))
  const { fee } = await charge('1', setting, homes[0] ?? '')
  expect(fee).toMatchObject({ amount: '135615', unit_price: '1984.125' })
})

test('a building charges gas by its settings, in runs and lists; by meter only who has one', async () => {
  const gas = { fee_type: 'GAS', price_type: 'all_in' }
  const { setting, reply } = await tariffOf('1', one('45000'), gas)
  expect(reply.status).toBe(201)
  const { fee } = await charge('1', setting, homes[0] ?? '')
  expect(fee).toMatchObject({ fee_type: 'GAS', amount: '45000' })
  const metered = await tariffOf('1', one('45000'), { ...gas, price_type: 'metered' })
  const { run } = await charge('1', metered.setting, homes[0] ?? '')
  expect([run.created, run.skipped, run.failed_count]).toEqual([0, 1, 0])
})

test('without a rate a run lists the fee, and a correction says so at its field', async () => {
  const { setting } = await tariffOf('2', { currency_code: 'usd', ...one('0.5') })
  const { fee } = await charge('2', setting, homes[1] ?? '')
  await adm(`POST fees/${String(fee?.id)}/approve`, {})
  await seeded.db.execute(`update exchange_rate set deleted_at = now()
    where currency_id in (select id from currency where code = 'riel')`)
  expect(faults(await adm(`POST fees/${String(fee?.id)}/reissue`, { reason: 'Sai' }))).toEqual([
    'amount:no_exchange_rate',
  ])
  const other = await tariffOf('2', { currency_code: 'usd', ...one('0.5') })
  const { run, fee: none } = await charge('2', other.setting, homes[1] ?? '')
  expect([run.status, run.failed_count, none]).toEqual(['incomplete', 1, undefined])
  const [error] = rowsOf(await adm(`GET fee-errors?building_id=2&group_fee_slip_id=${run.id}`))
  expect(error).toMatchObject({ reason: 'no_rate', detail: 'riel' })
})
