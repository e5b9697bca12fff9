import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { officeToday } from '#core/days.ts'
import { demoBankSecret } from '#api/banks/demo-bank.ts'
import { openBankFeed, type BankFeed } from '#tests/support/money/bank-feed.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import {
  faults,
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

describe('what else somebody decides', () => {
  test('money of several apartments is divided among them, and undone as a whole', async () => {
    const [one, two] = [desk.apartment(25), desk.apartment(26)]
    await desk.fee(one, '40000')
    const { line } = await feed.pay({ amount: '100000', text: 'hai can' })
    const shares = (a: string, b: string) => ({
      shares: [
        { apartment_id: one, amount: a },
        { apartment_id: two, amount: b },
      ],
    })
    expect(faults(await feed.move(line.id, 'divide', shares('40000', '50000')))).toEqual([
      'shares:shares_differ',
    ])
    const [elsewhere] = await seeded.db.query<{ id: string }>(
      'select id::text from apartment where building_id = 2 order by id limit 1',
    )
    const foreign = { apartment_id: elsewhere?.id, amount: '60000' }
    expect(
      faults(
        await feed.move(line.id, 'divide', { shares: [{ apartment_id: one, amount: '40000' }, foreign] }),
      ),
    ).toEqual(['shares.1.apartment_id:invalid_reference'])
    expect(faults(await feed.move(line.id, 'match', { apartment_id: elsewhere?.id }))).toEqual([
      'apartment_id:invalid_reference',
    ])
    expect(outcome(await feed.move(line.id, 'divide', shares('40000', '60000')))).toBe('200')
    expect(await feed.lineOf(line.id)).toMatchObject({ status: 'matched', why: 'split', receipt_id: null })
    expect([await desk.balance(one), await desk.balance(two)]).toEqual([
      ['0', '0'],
      ['0', '60000'],
    ])
    const [receipt] = await desk.receiptsOf(two)
    expect(outcome(await desk.takeBack(String(receipt?.id)))).toBe('409 receipt_of_shared_line')
    expect(outcome(await feed.move(line.id, 'undo', { reason: 'nhầm' }))).toBe('200')
    expect([await desk.balance(one), await desk.balance(two)]).toEqual([
      ['40000', '0'],
      ['0', '0'],
    ])
    expect(await feed.lineOf(line.id)).toMatchObject({ status: 'unmatched', shares: null })
  })

  test('money out is matched with the payment voucher that paid it, once', async () => {
    await desk.fillFund('VCB-3456', '900000')
    const [category] = await seeded.db.query<{ id: string }>(
      `select id::text from payment_voucher_category where building_id = 1 and code = 'CHI-DIEN'`,
    )
    const voucher = recordOf(
      await desk.a('POST payment-vouchers', {
        building_id: '1',
        date: officeToday(),
        category_id: category?.id,
        cash_account_id: feed.fund.id,
        amount: '20000',
        party: 'Điện lực',
      }),
    )
    const [line, same, other] = [
      (await feed.pay({ direction: 'out', amount: '20000' })).line,
      (await feed.pay({ direction: 'out', amount: '20000' })).line,
      (await feed.pay({ direction: 'out', amount: '30000' })).line,
    ]
    const match = (id: unknown) => feed.move(id, 'match_voucher', { payment_voucher_id: voucher.id })
    expect((await match(line.id)).status).toBeGreaterThanOrEqual(400)
    expect(outcome(await desk.a(`POST payment-vouchers/${voucher.id}/approve`, {}))).toBe('200')
    expect(outcome(await match(other.id))).toBe('409 voucher_not_of_line')
    const said = (await Promise.all([match(line.id), match(same.id)])).map(outcome)
    expect(said.toSorted()).toEqual(['200', '409 voucher_matched'])
    const id = said[0] === '200' ? line.id : same.id
    expect(outcome(await feed.move(id, 'undo', { reason: 'nhầm' }))).toBe('200')
    expect(outcome(await match(id))).toBe('200')
    expect(outcome(await desk.a(`POST payment-vouchers/${voucher.id}/void`, { reason: 'nhầm' }))).toBe('200')
    expect(await feed.lineOf(id)).toMatchObject({ status: 'unmatched', payment_voucher_id: null })
  })

  test('a conflict takes the place of the line that came first, unless that is matched', async () => {
    const home = desk.apartment(27)
    const first = await feed.pay({ amount: '10000', text: 'khong ro' })
    const { lines } = await feed.pay({ ...first.transfer, amount: '11000' })
    const conflict = lines.find(({ status }) => status === 'conflict') ?? {}
    expect(outcome(await feed.move(first.line.id, 'match', { apartment_id: home }))).toBe('200')
    expect(outcome(await feed.move(conflict.id, 'accept'))).toBe('409 first_line_matched')
    expect(outcome(await feed.move(first.line.id, 'undo', { reason: 'nhầm' }))).toBe('200')
    expect(outcome(await feed.move(conflict.id, 'accept'))).toBe('200')
    expect([(await feed.lineOf(first.line.id)).status, (await feed.lineOf(conflict.id)).status]).toEqual([
      'conflict',
      'unmatched',
    ])
  })

  test('the numbers of the tabs add up', async () => {
    const { body } = await desk.a('GET banking-transactions/counts?building_id=1')
    const counts = body.data as Record<string, number>
    const { total = 0, matched = 0, unmatched = 0, not_ours = 0, money_in = 0, money_out = 0 } = counts
    expect(total).toBeGreaterThan(0)
    expect([matched + unmatched + not_ours, money_in + money_out]).toEqual([total, total])
  })
})
