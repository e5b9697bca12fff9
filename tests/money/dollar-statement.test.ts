import { afterAll, beforeAll, expect, test } from 'vitest'
import { officeToday } from '#core/days.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import { openDollarAccount } from '#tests/support/money/dollar-account.ts'
import { openStatements } from '#tests/support/money/statements.ts'
import { openSeededServer, type SeededServer } from '#tests/support/server/seeded-server.ts'

// The statement of a bank account in dollars, of which one is 25,650 đồng in the books.
let seeded: SeededServer
let desk: CashDesk
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
})
afterAll(() => seeded.close())

test('is read in dollars and cents, pays fees by the rate of the day once, and tells money of another currency', async () => {
  const account = await openDollarAccount(seeded, desk, { number: '0991004777', dollars: '100' })
  const statements = openStatements(desk, account.bank.id)
  const home = desk.apartment(3)
  await desk.fee(home, '500000')
  const day = officeToday().split('-').toReversed().join('/')
  const table = [
    'Date,Reference,Description,Debit,Credit,Currency',
    `${day},U1,${account.reference(home)},,"1,020.50",USD`,
    `${day},U2,monthly charge,2.75,,USD`,
    `${day},U3,not of this account,,400000,KHR`,
  ]
  const held = await account.held()
  expect(await statements.counts('import', table)).toMatchObject({ new: 2, unread: 1 })
  expect(await statements.lines()).toMatchObject([
    { type: 'out', price: '2.75', currency_code: 'usd', status: 'unmatched', why: 'money_out' },
    { type: 'in', price: '1020.5', currency_code: 'usd', status: 'matched', apartment_id: home },
  ])
  // 1,020.50 dollars are 26,175,825 đồng: 500,000 of them were due, the rest is the apartment's.
  expect(await desk.balance(home)).toEqual(['0', '25675825'])
  const [books, own] = await account.held()
  expect([Number(books) - Number(held[0]), Number(own) - Number(held[1])]).toEqual([26_175_825, 1020.5])
  expect(await statements.counts('import', table)).toMatchObject({ new: 0, known: 2 })
  expect(await desk.receiptsOf(home)).toHaveLength(1)
  expect(await findBrokenInvariants(seeded.db)).toEqual({})
})
