import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { openBankFeed } from '#tests/support/money/bank-feed.ts'
import { openCashDesk } from '#tests/support/money/cash-desk.ts'

let seeded: SeededServer
beforeAll(async () => {
  seeded = await openSeededServer()
})
afterAll(() => seeded.close())

test('a building changes its currency until something is booked in it, and never after', async () => {
  const desk = await openCashDesk(seeded)
  const { fund } = await openBankFeed(seeded, desk, '0991004123456')
  const keptIn = async () =>
    recordOf(await seeded.as('A')(`GET report/accounts/${String(fund.id)}`)).currency_code
  const change = (currency_code: string) => seeded.as('ADM')('PATCH buildings/1', { currency_code })
  expect(await keptIn()).toBeNull()
  expect(outcome(await change('riel'))).toBe('200')
  // Its bank account is in đồng, whatever the books are in.
  expect(await keptIn()).toBe('vnd')
  expect(outcome(await change('vnd'))).toBe('200')
  expect(await keptIn()).toBeNull()
  await desk.fee(desk.apartment(0), '1000')
  const refused = await change('usd')
  expect([refused.status, faults(refused)]).toEqual([409, ['currency_code:currency_in_use']])
})
