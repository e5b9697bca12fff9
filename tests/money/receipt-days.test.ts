import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, lastDayOf, monthAfter, officeToday } from '#core/days.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'

// A receipt that was written on paper another day carries that day.
let seeded: SeededServer
let desk: CashDesk
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
})
afterAll(() => seeded.close())

let home = 0
async function owing(amount = '1000000'): Promise<string> {
  const at = desk.apartment(home++)
  await desk.fee(at, amount)
  return at
}
const today = officeToday()
const past = lastDayOf(monthAfter(today, -2))
const lastYear = lastDayOf(`${Number(today.slice(0, 4)) - 1}-12`)

test('its entry and its number are of its day, today if none is named', async () => {
  const at = await owing()
  const plain = recordOf(await desk.collect(at, '100'))
  expect(plain).toMatchObject({ received_on: today })
  const made = recordOf(await desk.collect(at, '100', { received_on: lastYear }))
  expect(made).toMatchObject({ received_on: lastYear, code: `PT-${lastYear.slice(0, 4)}-000001` })
  expect(String(plain.code)).toContain(today.slice(0, 4))
  const [entry] = await seeded.db.query(
    `select booked_on::text from ledger_entry where building_id = 1 and kind = 'receipt' and document_id = $1`,
    [made.id],
  )
  expect(entry).toEqual({ booked_on: lastYear })
})

test('its rate is of its day, and the desk may ask for it', async () => {
  const adm = seeded.as('ADM')
  const [usd] = await seeded.db.query<{ id: string }>(
    `select id::text from currency where code = 'usd' and deleted_at is null`,
  )
  const rate = { currency_id: usd?.id, name: 'USD', price: 20_000, valid_from: lastYear, confirm_change: '1' }
  expect(outcome(await adm('POST apartment/exchange-rates', rate))).toBe('201')
  const rates = await desk.a(`GET debts/rates?building_id=1&day=${lastYear}`)
  expect(recordOf(rates)).toMatchObject({ usd: '20000' })
  const made = await desk.collect(await owing(), '10', { currency_code: 'usd', received_on: lastYear })
  expect(recordOf(made)).toMatchObject({ rate: 20_000, received: '200000' })
})

test('the till counts it by the moment of typing', async () => {
  const till = async () => recordOf(await desk.a('GET cashiers/till?building_id=1'))
  const before = await till()
  await desk.collect(await owing(), '700', { received_on: past })
  expect(await till()).toMatchObject({
    receipts: Number(before.receipts) + 1,
    cash: String(Number(before.cash) + 700),
  })
})

test('a day to come, a closed month, and another day without the right to approve are refused', async () => {
  const at = await owing()
  const clerk = await seeded.member('1', right('manage_debt', 'read', 'create'))
  const on = async (received_on: string, by?: typeof clerk) => {
    const reply = await desk.collect(at, '100', { received_on }, undefined, by)
    return [outcome(reply), ...faults(reply)]
  }
  expect(await on(addDays(today, 1))).toEqual(['422 day_in_future', 'received_on:day_in_future'])
  expect(await on(addDays(today, -1), clerk)).toEqual(['403 forbidden', 'received_on:forbidden'])
  expect(await on(today, clerk)).toEqual(['201'])
  await desk.whileClosed(monthAfter(today, -2), async () => {
    expect(await on(past)).toEqual(['409 month_closed', 'received_on:month_closed'])
    expect(await on(lastYear)).toEqual(['409 month_closed', 'received_on:month_closed'])
  })
  expect(await on(past)).toEqual(['201'])
})

test('after all that the books agree', async () => {
  expect(await findBrokenInvariants(seeded.db)).toEqual({})
})
