import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { demoBankMessage, demoBankSecret } from '#api/banks/demo-bank.ts'
import { oldReference } from '#domain/money/qr/old-reference.ts'
import { openBankFeed, type BankFeed } from '#tests/support/money/bank-feed.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openCashDesk, times, type CashDesk } from '#tests/support/money/cash-desk.ts'
import { openSeededServer, outcome, type SeededServer } from '#tests/support/server/seeded-server.ts'

// What a bank tells becomes receipts where the reference says whose it is, and waits for somebody otherwise.
let seeded: SeededServer
let desk: CashDesk
let feed: BankFeed
let at = 0
const nextHome = () => desk.apartment(++at)

beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  feed = await openBankFeed(seeded, desk)
})
afterEach(async () => {
  expect(await findBrokenInvariants(seeded.db)).toEqual({})
  expect(seeded.server.errors).toEqual([])
})
afterAll(() => seeded.close())

const codeOf = async (id: string) => {
  const [row] = await seeded.db.query<{ code: string }>('select code from apartment where id = $1', [id])
  return row?.code ?? ''
}

describe('a transfer with the reference of an apartment', () => {
  test('settles what it owes, into the account’s fund, by a receipt of the bank’s day', async () => {
    const home = nextHome()
    await desk.fee(home, '500000')
    const { status, line, transfer } = await feed.pay({
      amount: '500000',
      text: `${feed.reference(home)} ${await codeOf(home)}`,
      payer: 'NGUYEN VAN A',
    })
    expect([status, line]).toEqual([
      200,
      expect.objectContaining({
        status: 'matched',
        why: 'exact_reference',
        apartment_id: home,
        price: '500000',
      }),
    ])
    expect(await desk.balance(home)).toEqual(['0', '0'])
    const [receipt] = await desk.receiptsOf(home)
    expect(receipt).toMatchObject({
      id: line.receipt_id,
      received: '500000',
      settled: '500000',
      cash_account_id: feed.fund.id,
      payer: 'NGUYEN VAN A',
      collector_id: null,
      collector_name: 'Lobby (ngân hàng)',
      received_on: String(line.date),
    })
    expect(String(receipt?.note)).toContain(transfer.id)
  })

  test('of less settles a part, and of more leaves credit', async () => {
    const [part, over] = [nextHome(), nextHome()]
    await desk.fee(part, '500000')
    await desk.fee(over, '500000')
    await feed.pay({ amount: '200000', text: feed.reference(part) })
    await feed.pay({ amount: '650000', text: feed.reference(over) })
    expect([await desk.balance(part), await desk.balance(over)]).toEqual([
      ['300000', '0'],
      ['0', '150000'],
    ])
  })

  test('that owes nothing is paid in advance', async () => {
    const home = nextHome()
    const { line } = await feed.pay({ amount: '70000', text: feed.reference(home) })
    expect([line.status, await desk.balance(home)]).toEqual(['matched', ['0', '70000']])
  })

  test('whose fee the desk collects in the same second settles it once, and the other is credit', async () => {
    const home = nextHome()
    await desk.fee(home, '90000')
    const more = { confirm_excess: '1', extra_credit_reason: 'trả hai lần' }
    const [collected, { line }] = await Promise.all([
      desk.collect(home, '90000', more),
      feed.pay({ amount: '90000', text: feed.reference(home) }),
    ])
    expect([collected.status, line.status]).toEqual([201, 'matched'])
    expect(await desk.balance(home)).toEqual(['0', '90000'])
  })

  test('two transfers of one text are two receipts', async () => {
    const home = nextHome()
    await desk.fee(home, '100000')
    await feed.pay({ amount: '50000', text: feed.reference(home) })
    await feed.pay({ amount: '50000', text: feed.reference(home) })
    expect([(await desk.receiptsOf(home)).length, await desk.balance(home)]).toEqual([2, ['0', '0']])
  })

  test('with one wrong sign beside the apartment’s code is corrected', async () => {
    const home = nextHome()
    const reference = feed.reference(home)
    const torn = `${reference.slice(0, -1)}${reference.endsWith('2') ? '3' : '2'}`
    const { line } = await feed.pay({ text: `${torn} ${await codeOf(home)}` })
    expect(line).toMatchObject({ status: 'matched', why: 'corrected_reference', apartment_id: home })
  })

  test('of a day whose month is closed is booked today', async () => {
    const home = nextHome()
    await desk.whileClosed('2026-09', async () => {
      const { line } = await feed.pay({ text: feed.reference(home), time: '2026-09-10T03:00:00Z' })
      const [receipt] = await desk.receiptsOf(home)
      expect([line.date, line.status]).toEqual(['2026-09-10', 'matched'])
      expect(String(receipt?.received_on) > '2026-09-30').toBe(true)
    })
  })
})

describe('what nothing posts by itself', () => {
  test.each([
    ['money out', { direction: 'out' as const }, 'money_out'],
    ['an account that the building does not have', { account: '999' }, 'wrong_account'],
    ['another currency', { currency: 'usd' }, 'other_currency'],
    ['no reference', { text: 'chuyen tien' }, 'no_reference'],
    [
      'a reference that the building does not have',
      { text: oldReference('apartment', '987654') },
      'unknown_reference',
    ],
  ])('%s', async (_, more, why) => {
    // Only the gateway's own address knows the building of an account that nobody has.
    const transfer = feed.transferOf(more)
    const { body, headers } = demoBankMessage(transfer, demoBankSecret)
    const { status } = await feed.send(feed.gateway.id, body, headers)
    const [line] = await feed.linesOf(transfer.id)
    expect([status, line?.status, line?.why]).toEqual([200, 'unmatched', why])
  })

  test('an amount that one named apartment owes is proposed, and somebody decides', async () => {
    const home = nextHome()
    await desk.fee(home, '432100')
    const { line } = await feed.pay({ amount: '432100', text: `nop tien ${await codeOf(home)}` })
    expect(line).toMatchObject({ status: 'unmatched', why: 'same_amount', receipt_id: null })
    const { body } = await desk.a(`GET banking-transactions/${String(line.id)}/candidates`)
    expect((body.data as unknown[])[0]).toMatchObject({
      id: home,
      open: '432100',
      reasons: ['code', 'amount'],
    })
    expect(outcome(await feed.move(line.id, 'match', { apartment_id: home }))).toBe('200')
    expect(await feed.lineOf(line.id)).toMatchObject({
      status: 'matched',
      why: 'by_hand',
      apartment_id: home,
    })
    expect(await desk.balance(home)).toEqual(['0', '0'])
  })
})

describe('a message that comes again', () => {
  test('twenty times at once is one line and one receipt, and every time well received', async () => {
    const home = nextHome()
    const transfer = feed.transferOf({ amount: '90000', text: feed.reference(home) })
    const { body, headers } = demoBankMessage(transfer, demoBankSecret)
    const answers = await Promise.all(times(20, () => feed.send('demo', body, headers)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect([(await feed.linesOf(transfer.id)).length, (await desk.receiptsOf(home)).length]).toEqual([1, 1])
    expect(await desk.balance(home)).toEqual(['0', '90000'])
  })

  test('with the same id and other bytes, five different ones at once too', async () => {
    const home = nextHome()
    const transfer = feed.transferOf({ amount: '90000', text: feed.reference(home) })
    const sent = times(5, (turn) =>
      demoBankMessage({ ...transfer, balance: String(turn + 1) }, demoBankSecret),
    )
    const answers = await Promise.all(sent.map(({ body, headers }) => feed.send('demo', body, headers)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect([(await feed.linesOf(transfer.id)).length, (await desk.receiptsOf(home)).length]).toEqual([1, 1])
  })

  test('with the same id and another amount is kept once as a conflict, and books nothing', async () => {
    const home = nextHome()
    const first = await feed.pay({ amount: '10000', text: feed.reference(home) })
    for (let turn = 0; turn < 3; turn++) await feed.pay({ ...first.transfer, amount: '99000' })
    const lines = await feed.linesOf(first.transfer.id)
    expect(lines.map(({ status, why, price }) => [status, why, price])).toEqual([
      ['matched', 'exact_reference', '10000'],
      ['conflict', 'other_content', '99000'],
    ])
    expect(await desk.balance(home)).toEqual(['0', '10000'])
  })
})

describe('what somebody decides', () => {
  test('undoing voids the receipt, and the line waits again', async () => {
    const home = nextHome()
    await desk.fee(home, '30000')
    const { line } = await feed.pay({ amount: '30000', text: feed.reference(home) })
    expect(outcome(await feed.move(line.id, 'undo', {}))).toContain('422')
    expect(outcome(await feed.move(line.id, 'undo', { reason: 'nhầm căn hộ' }))).toBe('200')
    expect(await feed.lineOf(line.id)).toMatchObject({
      status: 'unmatched',
      why: 'receipt_voided',
      receipt_id: null,
      apartment_id: null,
    })
    expect(await desk.balance(home)).toEqual(['30000', '0'])
    expect((await desk.receiptsOf(home))[0]).toMatchObject({ status: 'voided', reason: 'nhầm căn hộ' })
    expect(outcome(await feed.move(line.id, 'match', { apartment_id: home }))).toBe('200')
    expect(await desk.balance(home)).toEqual(['0', '0'])
  })

  test('voiding the receipt at the desk lets its line wait again', async () => {
    const home = nextHome()
    const { line } = await feed.pay({ amount: '5000', text: feed.reference(home) })
    expect(outcome(await desk.takeBack(String(line.receipt_id)))).toBe('200')
    expect(await feed.lineOf(line.id)).toMatchObject({
      status: 'unmatched',
      why: 'receipt_voided',
      receipt_id: null,
    })
  })

  test('undoing in a closed month is refused, and changes nothing', async () => {
    const home = nextHome()
    const { line } = await feed.pay({ amount: '5000', text: feed.reference(home) })
    const month = String(line.date).slice(0, 7)
    await desk.whileClosed(month, async () => {
      expect(outcome(await feed.move(line.id, 'undo', { reason: 'nhầm' }))).toBe('409 month_closed')
    })
    expect(await feed.lineOf(line.id)).toMatchObject({ status: 'matched' })
  })

  test('undoing needs the right to void receipts', async () => {
    const home = nextHome()
    const { line } = await feed.pay({ amount: '5000', text: feed.reference(home) })
    const right = {
      code: 'manage_banking_transaction',
      read: true,
      create: true,
      update: true,
      delete: true,
      approve: true,
    }
    const clerk = await seeded.member('1', right, { ...right, code: 'manage_debt', delete: false })
    const reply = await clerk(`POST banking-transactions/${String(line.id)}/undo`, { reason: 'nhầm' })
    expect([reply.status, (await feed.lineOf(line.id)).status]).toEqual([403, 'matched'])
  })

  test('“not ours” needs a reason, and can be considered again', async () => {
    const { line } = await feed.pay({ text: 'lai tien gui' })
    expect(outcome(await feed.move(line.id, 'set_aside', {}))).toContain('422')
    expect(outcome(await feed.move(line.id, 'set_aside', { reason: 'lãi tiền gửi' }))).toBe('200')
    expect(await feed.lineOf(line.id)).toMatchObject({ status: 'not_ours', why: 'set_aside' })
    expect(outcome(await feed.move(line.id, 'reopen'))).toBe('200')
    expect(await feed.lineOf(line.id)).toMatchObject({ status: 'unmatched', reason: null })
  })

  test('money out is matched with nobody', async () => {
    const { line } = await feed.pay({ direction: 'out' })
    expect(outcome(await feed.move(line.id, 'match', { apartment_id: nextHome() }))).toContain(
      'line_is_money_out',
    )
  })

  test('ten who match at once make one receipt', async () => {
    const home = nextHome()
    const { line } = await feed.pay({ amount: '8000', text: 'khong ro' })
    const replies = await Promise.all(times(10, () => feed.move(line.id, 'match', { apartment_id: home })))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await desk.receiptsOf(home)).toHaveLength(1)
    expect(await desk.balance(home)).toEqual(['0', '8000'])
  })
})
