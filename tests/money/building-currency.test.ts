import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { openCashDesk } from '#tests/support/money/cash-desk.ts'

let seeded: SeededServer
beforeAll(async () => {
  seeded = await openSeededServer()
})
afterAll(() => seeded.close())

test('a building changes its currency until it has a price, or something is booked in it', async () => {
  const admin = seeded.as('ADM')
  const { id } = recordOf(await admin('POST buildings', { code: 'TIEN', name: 'Tiền', address: 'Đường mới' }))
  const change = (currency_code: string, building = id) =>
    admin(`PATCH buildings/${building}`, { currency_code })
  expect(outcome(await change('riel'))).toBe('200')
  expect(outcome(await change('vnd'))).toBe('200')
  const card = {
    building_id: id,
    code: 'XM',
    name: 'Xe máy',
    vehicle_type: 'motorbike',
    unit_price: '120000',
  }
  const { id: type } = recordOf(await admin('POST vehicle-card-types', card))
  expect(faults(await change('riel'))).toEqual(['currency_code:currency_has_prices'])
  expect(outcome(await admin(`DELETE vehicle-card-types/${type}`))).toBe('200')
  expect(outcome(await change('riel'))).toBe('200')
  const fee = { building_id: id, code: 'QL', name: 'Quản lý', fee_type: 'MANAGEMENT', price_type: 'area' }
  const { id: fee_setting_id } = recordOf(await admin('POST fee-settings', fee))
  expect(outcome(await change('vnd'))).toBe('200')
  // The price of a tariff stands in its rows.
  const price = {
    building_id: id,
    fee_setting_id,
    name: 'Giá',
    valid_from: '2026-01-01',
    tiers: [{ price: '9' }],
  }
  const { id: tariff } = recordOf(await admin('POST tariffs', price))
  expect(faults(await change('usd'))).toEqual(['currency_code:currency_has_prices'])
  expect(outcome(await admin(`DELETE tariffs/${tariff}`))).toBe('200')
  expect(outcome(await change('usd'))).toBe('200')
  const desk = await openCashDesk(seeded)
  await desk.fee(desk.apartment(0), '1000')
  const refused = await change('usd', '1')
  expect([refused.status, faults(refused)]).toEqual([409, ['currency_code:currency_in_use']])
})
