import { afterAll, beforeAll, expect, test } from 'vitest'
import { faults, openSeededServer, outcome, type SeededServer } from '#tests/support/server/seeded-server.ts'
import { openCashDesk } from '#tests/support/money/cash-desk.ts'

let seeded: SeededServer
beforeAll(async () => {
  seeded = await openSeededServer()
})
afterAll(() => seeded.close())

test('a building changes its currency until something is booked in it, and never after', async () => {
  const desk = await openCashDesk(seeded)
  const change = (currency_code: string) => seeded.as('ADM')('PATCH buildings/1', { currency_code })
  expect(outcome(await change('riel'))).toBe('200')
  expect(outcome(await change('vnd'))).toBe('200')
  await desk.fee(desk.apartment(0), '1000')
  const refused = await change('usd')
  expect([refused.status, faults(refused)]).toEqual([409, ['currency_code:currency_in_use']])
})
