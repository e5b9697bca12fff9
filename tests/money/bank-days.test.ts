import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { demoBankSecret } from '#api/banks/demo-bank.ts'
import { openBankFeed, type BankFeed } from '#tests/support/money/bank-feed.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import {
  openSeededServer,
  outcome,
  recordOf,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// What stands beside the lines of a bank: each day's totals, who may see them, and that nobody changes what the bank said.
let seeded: SeededServer
let desk: CashDesk
let feed: BankFeed

beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  feed = await openBankFeed(seeded, desk)
})
afterEach(async () => {
  expect(await findBrokenInvariants(seeded.db)).toEqual({})
})
afterAll(() => seeded.close())

test('each day’s total of the bank is what is matched, unmatched and not ours, beside both balances', async () => {
  const account = await openBankFeed(seeded, desk, '19001570')
  const home = desk.apartment(1)
  const { line } = await account.pay({ amount: '40000', text: account.reference(home), balance: '40000' })
  await account.pay({ amount: '2500', text: 'khong ro', balance: '42500' })
  const aside = await account.pay({ amount: '500', text: 'lai', balance: '43000' })
  await account.move(aside.line.id, 'set_aside', { reason: 'lãi' })
  await account.pay({ amount: '1000', direction: 'out', balance: '42000' })
  const { body } = await desk.a('GET banking-transactions/days?building_id=1')
  expect((body.data as { bank_id: string }[]).filter(({ bank_id }) => bank_id === account.bank.id)).toEqual([
    expect.objectContaining({
      day: line.date,
      lines: 4,
      money_in: '43000',
      money_out: '1000',
      matched: '40000',
      unmatched: '3500',
      not_ours: '500',
      bank_balance: '42000',
      ledger_balance: '40000',
      difference: '2000',
    }),
  ])
})

test('what the bank said can be changed by nobody who serves', async () => {
  const { line } = await feed.pay({ text: 'khong doi' })
  const tries = [
    `update bank_line set price = 1 where id = ${String(line.id)}`,
    `update bank_line set description = 'x' where id = ${String(line.id)}`,
    `delete from bank_line where id = ${String(line.id)}`,
    `update bank_message set body = '{}'`,
    'delete from bank_message',
  ]
  for (const sql of tries)
    await expect(seeded.server.serving.execute(sql)).rejects.toThrow(/frozen|denied|append-only/)
})

test('a message is read again by whoever may, and adds nothing to what is there', async () => {
  const { line } = await feed.pay({ text: 'doc lai' })
  const replay = (by = desk.a) => by(`POST bank-messages/${String(line.message_id)}/replay`, {})
  expect(outcome(await replay())).toBe('200')
  expect((await feed.linesOf(String(line.transaction_code))).length).toBe(1)
  expect((await replay(seeded.as('A2'))).status).toBe(403)
  expect((await replay(seeded.as('B2'))).status).toBe(404)
})

test('account numbers and messages are for those with the right, in their own building', async () => {
  const { line } = await feed.pay({ text: 'rieng tu' })
  const id = String(line.id)
  const asked = [`GET banking-transactions/${id}`, `GET banking-transactions/${id}/candidates`]
  for (const request of asked) {
    expect((await seeded.as('A2')(request)).status).toBe(403)
    expect((await seeded.as('B2')(request)).status).toBe(404)
  }
  expect(rowsOf(await seeded.as('B2')('GET banking-transactions?building_id=2'))).toEqual([])
  expect((await seeded.as('B2')('GET banking-transactions/days?building_id=1')).status).toBe(403)
  const gateway = recordOf(await desk.a(`GET bank-gateways/${feed.gateway.id}`))
  expect(JSON.stringify(gateway)).not.toContain(demoBankSecret)
  expect(Object.keys(gateway)).not.toContain('secret')
})
