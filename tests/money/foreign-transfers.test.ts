import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import { openDollarAccount, type DollarAccount } from '#tests/support/money/dollar-account.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// What apartments transfer into a bank account in dollars, of which one is 25,650 đồng: receipts in both.
let seeded: SeededServer
let desk: CashDesk
let feed: DollarAccount

beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  feed = await openDollarAccount(seeded, desk, { number: '0991004123456', dollars: '1000' })
})
afterEach(async () => {
  expect(await findBrokenInvariants(seeded.db)).toEqual({})
  expect(seeded.server.errors).toEqual([])
})
afterAll(() => seeded.close())

const waits = { status: 'unmatched', booked: null }

describe('what an apartment pays in dollars', () => {
  test('is a receipt at the rate of the day by its reference, which keeps the dollars, and is undone', async () => {
    const home = desk.apartment(3)
    const fee = await desk.fee(home, '2565000')
    let told: unknown
    expect(
      await feed.movedBy(async () => {
        told = (await feed.line('in', '100', feed.reference(home))).id
      }),
    ).toEqual(['2565000', '100'])
    const matched = await feed.lineOf(told)
    expect(matched).toMatchObject({ status: 'matched', why: 'exact_reference', apartment_id: home })
    const made = recordOf(await desk.a(`GET receipts/${String(matched.receipt_id)}`))
    expect(made).toMatchObject({
      currency_code: 'vnd',
      amount_received: '2565000',
      received: '2565000',
      exchange_difference: '0',
      cash_account_id: feed.fund.id,
      tenders: [{ currency_code: 'usd', amount: '100', rate_of: 'usd', rate: 25650, value: '2565000' }],
    })
    expect(String(made.code)).toMatch(/^BC/)
    expect((await desk.feeOf(fee)).open).toBe('0')
    expect(await feed.movedBy(() => feed.move(told, 'undo', { reason: 'nhầm' }))).toEqual([
      '-2565000',
      '-100',
    ])
    expect([await feed.stateOf(told), (await desk.feeOf(fee)).open]).toEqual([waits, '2565000'])
    await feed.move(told, 'match', { apartment_id: home })
    expect(await feed.stateOf(told)).toEqual({ status: 'matched', booked: '100' })
  })

  test('beyond what is due is credit, to the đồng, and without a reference somebody is asked', async () => {
    const home = desk.apartment(4)
    await desk.fee(home, '25000')
    const told = await feed.line('in', '1.01')
    expect(told).toMatchObject({ status: 'unmatched', why: 'no_reference' })
    await feed.move(told.id, 'match', { apartment_id: home })
    expect(await desk.balance(home)).toEqual(['0', '907'])
  })

  test('for two apartments is divided in dollars', async () => {
    const [one, other] = [desk.apartment(5), desk.apartment(6)]
    const told = await feed.line('in', '30.01')
    const shares = [
      { apartment_id: one, amount: '10' },
      { apartment_id: other, amount: '20.01' },
    ]
    expect(
      await feed.movedBy(async () => {
        const divided = await feed.move(told.id, 'divide', { shares })
        expect([outcome(divided), ...faults(divided)]).toEqual(['200'])
      }),
    ).toEqual(['769757', '30.01'])
    expect(await feed.movedBy(() => feed.move(told.id, 'undo', { reason: 'nhầm' }))).toEqual([
      '-769757',
      '-30.01',
    ])
  })

  test('at the desk says its dollars, and joins the line that tells of it later', async () => {
    const home = desk.apartment(7)
    await desk.fee(home, '1000000')
    const [method] = await seeded.db.query<{ id: string }>(
      `select id::text from payment_method where building_id = 1 and code = 'BANK_TRANSFER'`,
    )
    const into = { payment_method_id: method?.id, cash_account_id: feed.fund.id }
    const pay = (more: object) => desk.collect(home, '256500', { ...into, ...more })
    expect(faults(await pay({}))).toEqual(['cash_account_id:account_in_other_currency'])
    expect(faults(await pay({ tenders: [{ currency_code: 'riel', amount: '10' }] }))).toEqual([
      'tenders.0.currency_code:currency_differs',
    ])
    expect(faults(await pay({ tenders: [{ currency_code: 'usd', amount: '11' }] }))).toEqual([
      'amount_received:rate_changed',
    ])
    const made = recordOf(await pay({ tenders: [{ currency_code: 'usd', amount: '10' }] }))
    const told = await feed.line('in', '10', feed.reference(home))
    expect(told).toMatchObject({ status: 'unmatched', why: 'booked_at_desk' })
    expect(outcome(await feed.move(told.id, 'match_receipt', { receipt_id: made.id }))).toBe('200')
  })

  test('in đồng, told of the dollar account, is asked about', async () => {
    const { line: told } = await feed.pay({
      amount: '50000',
      currency: 'vnd',
      text: feed.reference(desk.apartment(8)),
    })
    expect(told).toMatchObject({ status: 'unmatched', why: 'other_currency' })
    await feed.move(told.id, 'set_aside', { reason: 'thử' })
  })
})
