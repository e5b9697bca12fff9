import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addDays, officeToday } from '#core/days.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openBankFeed, type BankFeed } from '#tests/support/money/bank-feed.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import { lodge, type Lodger } from '#tests/support/server/lodgers.ts'
import {
  openSeededServer,
  outcome,
  recordOf,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

/*
 * What a home owes and how it is paid in the app: the sum is the server's, for the same fees there is one QR whoever asks,
 * and the transfer settles what was chosen.
 */
let seeded: SeededServer
let desk: CashDesk
let feed: BankFeed
let at = 0

beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  feed = await openBankFeed(seeded, desk)
  await seeded.db.execute(
    `update payment_method set bank_id = $1 where building_id = 1 and code = 'BANK_TRANSFER'`,
    [feed.bank.id],
  )
})
afterEach(async () => {
  expect(await findBrokenInvariants(seeded.db)).toEqual({})
  expect(seeded.server.errors).toEqual([])
})
afterAll(() => seeded.close())

/** A home of two who act for it, with fees of two months since they came and one before. */
async function household() {
  const home = desk.apartment(at++)
  // What every apartment of the probe owes from the start.
  for (const { id } of rowsOf(await desk.a(`GET fees?building_id=1&apartment_id=${home}&status=approved`)))
    expect(outcome(await desk.a(`POST fees/${String(id)}/void`, { reason: 'nhầm' }))).toBe('200')
  const stays = [{ apartmentId: home, from: '2026-09-15' }]
  const [first, second] = [await lodge(seeded, { stays }), await lodge(seeded, { stays })]
  const old = await desk.fee(home, '90000', { month: '2026-08', name: 'Phí tháng 8' })
  const september = await desk.fee(home, '100000', { month: '2026-09', name: 'Phí tháng 9' })
  const october = await desk.fee(home, '200000', { month: '2026-10', name: 'Phí tháng 10' })
  return { home, first, second, fees: { old, september, october } }
}
const ask = (who: Lodger, apartment_id: string, fee_ids?: readonly string[], key: string = randomUUID()) =>
  who(
    'POST resident/payment-requests',
    { apartment_id, ...(fee_ids === undefined ? {} : { fee_ids }) },
    { headers: { 'idempotency-key': key } },
  )
const moneyOf = async (who: Lodger, home: string) =>
  (
    recordOf(await who(`GET resident/home?apartment_id=${home}`)) as {
      money?: Record<string, unknown> | null
    }
  ).money

test('the first page says what is owed, and of before one came no more than the sum', async () => {
  const { home, first } = await household()
  expect(await moneyOf(first, home)).toMatchObject({
    owed: '300000',
    fees: 2,
    before: '90000',
    credit: '0',
    request: null,
    last_receipt: null,
  })
})

describe('asking for a QR', () => {
  test('is for all that is open, by the server’s sum, and the same for the spouse', async () => {
    const { home, first, second, fees } = await household()
    const one = recordOf(await ask(first, home))
    expect(one).toMatchObject({ amount: '300000', status: 'waiting', is_new: true, apartment_id: home })
    expect([...(one['fees'] as string[])].toSorted()).toEqual([fees.september, fees.october].toSorted())
    expect(String(one['qr'])).toContain('300000')
    const other = recordOf(await ask(second, home))
    expect([other.id, other['qr'], other['is_new']]).toEqual([one.id, one['qr'], false])
    expect((await moneyOf(second, home))?.['request']).toMatchObject({
      id: one.id,
      created_at: one['created_at'],
    })
  })

  test('is one, however many ask at once, and under one key it is the same reply', async () => {
    const { home, first, second } = await household()
    const replies = await Promise.all(
      [first, second, first, second, first, second].map((who) => ask(who, home)),
    )
    expect(replies.map(outcome)).toEqual(replies.map(() => '200'))
    expect(new Set(replies.map((reply) => recordOf(reply).id)).size).toBe(1)
    expect(replies.filter((reply) => recordOf(reply)['is_new'] === true)).toHaveLength(1)
    const key = randomUUID()
    const [again, repeated] = [await ask(first, home, undefined, key), await ask(first, home, undefined, key)]
    expect(repeated.body).toEqual(again.body)
  })

  test('of another choice of the same fees ends the former, and of others does not', async () => {
    const { home, first, fees } = await household()
    const all = recordOf(await ask(first, home))
    const one = recordOf(await ask(first, home, [fees.september]))
    expect(one['amount']).toBe('100000')
    const stateOf = async (id: string) =>
      recordOf(await first(`GET resident/payment-requests/${id}`))['status']
    expect([await stateOf(all.id), await stateOf(one.id)]).toEqual(['expired', 'waiting'])
    const other = recordOf(await ask(first, home, [fees.october]))
    expect([await stateOf(one.id), await stateOf(other.id)]).toEqual(['waiting', 'waiting'])
  })

  test('with what is not theirs, or nothing left, is refused', async () => {
    const { home, first, fees } = await household()
    const neighbour = await household()
    expect(outcome(await ask(first, neighbour.home))).toBe('404 record_not_found')
    expect(outcome(await ask(first, home, [neighbour.fees.october]))).toBe('404 record_not_found')
    expect(outcome(await ask(first, home, [fees.old]))).toBe('409 nothing_to_pay')
    expect(outcome(await ask(first, home, []))).toBe('422 required')
    const child = await lodge(seeded, { stays: [{ apartmentId: home }], born: addDays(officeToday(), -2000) })
    expect(outcome(await ask(child, home))).toBe('404 record_not_found')
    expect(outcome(await child(`GET resident/fees?apartment_id=${home}`))).toBe('404 record_not_found')
    expect(await moneyOf(child, home)).toBe(null)
  })
})

describe('paying', () => {
  test('settles the fees that were chosen, also where older ones are open, and gives the receipt', async () => {
    const { home, first, second, fees } = await household()
    const asked = recordOf(await ask(first, home, [fees.october]))
    await feed.pay({ amount: '200000', text: String(asked['purpose']) })
    const paid = recordOf(await second(`GET resident/payment-requests/${asked.id}`))
    expect(paid).toMatchObject({ status: 'success', receipt_id: expect.any(String) })
    const stateOf = async (id: string) => (await desk.feeOf(id))['status']
    expect([await stateOf(fees.october), await stateOf(fees.september), await stateOf(fees.old)]).toEqual([
      'settled',
      'approved',
      'approved',
    ])
    const receipt = recordOf(await second(`GET resident/receipts/${String(paid['receipt_id'])}`))
    expect(receipt).toMatchObject({ received: '200000', lines: [{ fee_id: fees.october, amount: '200000' }] })
    expect(outcome(await first(`GET resident/receipts/${receipt.id}/paper`))).toBe('200')
    expect(await moneyOf(first, home)).toMatchObject({
      owed: '100000',
      request: null,
      last_receipt: { id: receipt.id, received: '200000' },
    })
  })

  test('late, after another way was found, is booked by the building’s order', async () => {
    const { home, first, fees } = await household()
    const asked = recordOf(await ask(first, home, [fees.october]))
    await desk.collect(home, '200000', { lines: [{ fee_id: fees.october, amount: '200000' }] })
    await feed.pay({ amount: '200000', text: String(asked['purpose']) })
    const receipts = rowsOf(await first(`GET resident/receipts?apartment_id=${home}`))
    expect(receipts).toHaveLength(2)
    expect((await desk.feeOf(fees.old))['status']).toBe('settled')
  })

  test('by those before them, later, is no receipt of theirs', async () => {
    const { home, first, fees } = await household()
    await desk.collect(home, '90000', { lines: [{ fee_id: fees.old, amount: '90000' }] })
    expect(rowsOf(await first(`GET resident/receipts?apartment_id=${home}`))).toEqual([])
    await desk.collect(home, '100000', { lines: [{ fee_id: fees.september, amount: '100000' }] })
    expect(rowsOf(await first(`GET resident/receipts?apartment_id=${home}`))).toHaveLength(1)
  })

  test('less than it asks for settles by the building’s order too', async () => {
    const { home, first, fees } = await household()
    const asked = recordOf(await ask(first, home, [fees.october]))
    await feed.pay({ amount: '95000', text: String(asked['purpose']) })
    expect(recordOf(await first(`GET resident/payment-requests/${asked.id}`))['status']).toBe('waiting')
    expect((await desk.feeOf(fees.old))['status']).toBe('settled')
  })
})

describe('who pays for others', () => {
  test('asks for their own fees alone, and those who live there see that the owner pays', async () => {
    const { home, first, fees } = await household()
    const owner = await lodge(seeded, { stays: [] })
    await seeded.db.execute(
      `insert into payer_rule (building_id, apartment_id, payer_kind, resident_id, covers, from_month)
        values (1, $1, 'owner', $2, 'all_fees', '2026-10')`,
      [home, owner.residentId],
    )
    await seeded.db.execute(
      `update fee set payer_kind = 'owner', payer_ref = $2, payer_name = 'Chủ nhà' where id = $1`,
      [fees.october, owner.residentId],
    )
    expect(await moneyOf(owner, home)).toMatchObject({ owed: '200000', before: '0', credit: '0' })
    expect(await moneyOf(first, home)).toMatchObject({ owed: '100000' })
    const asked = recordOf(await ask(owner, home))
    expect(asked).toMatchObject({ amount: '200000', fees: [fees.october] })
    const shown = rowsOf(await first(`GET resident/fees?apartment_id=${home}`))
    expect(shown.find(({ id }) => id === fees.october)).toMatchObject({ payer_kind: 'owner' })
    expect(JSON.stringify(shown)).not.toContain('Chủ nhà')
    await feed.pay({ amount: '200000', text: String(asked['purpose']) })
    const [receipt] = rowsOf(await owner(`GET resident/receipts?apartment_id=${home}`))
    expect(receipt).toMatchObject({ received: '200000' })
    expect(rowsOf(await first(`GET resident/receipts?apartment_id=${home}`))).toEqual([])
  })
})
