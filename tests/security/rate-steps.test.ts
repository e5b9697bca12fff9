import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  openSeededServer,
  outcome,
  recordOf,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// Small steps of a rate add up day by day.
let seeded: SeededServer
let admin: ReturnType<SeededServer['as']>
beforeAll(async () => {
  seeded = await openSeededServer()
  admin = seeded.as('ADM')
})
afterAll(() => seeded.close())

test('the price of a later day is held against what was confirmed for that day, whichever rate changes it', async () => {
  const [currency] = rowsOf(await admin('GET currencies?code=usd'))
  const asked = '422 rate_change_needs_confirm'
  const add = async (price: number, valid_from: string) => {
    const rate = { currency_id: currency?.id, name: 'Later', price, valid_from, confirm_change: '1' }
    return `apartment/exchange-rates/${recordOf(await admin('POST apartment/exchange-rates', rate)).id}`
  }
  const said = async (request: string, json?: object) => outcome(await admin(request, json))
  const before = await add(40_000, '2026-11-09')
  const now = await add(40_000, '2026-11-10')
  const planned = await add(41_900, '2099-02-01')
  expect(await said(`DELETE ${planned}`)).toBe('200')
  expect(await said(`PATCH ${now}`, { price: 39_900 })).toBe('200')
  expect(await said(`PATCH ${now}`, { price: 38_100 })).toBe(asked)
  expect(await said(`PATCH ${now}`, { price: 40_000 })).toBe('200')

  // Rates from before prices were stored count by what they state, even after a step on an earlier day.
  const later = await add(44_000, '2099-02-01')
  await seeded.db.execute('delete from confirmed_price')
  expect(await said(`PATCH ${now}`, { price: 40_100 })).toBe('200')
  expect(await said(`PATCH ${later}`, { price: 42_000 })).toBe('200')
  expect(await said(`PATCH ${later}`, { price: 40_000 })).toBe(asked)
  for (const at of [later, now, before]) expect(await said(`DELETE ${at}?confirm_change=1`)).toBe('200')
})
