import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { monthAfter, officeToday } from '#core/days.ts'
import { openBankFeed, type BankFeed } from '#tests/support/money/bank-feed.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import { openPrepaid } from '#tests/support/money/prepaid.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// Whatever is booked on a bank account is matched with what the bank tells of it: joined where it exists, made of the
// line where it does not, and undone.
let seeded: SeededServer
let desk: CashDesk
let feed: BankFeed
let other: string
let at = 20

beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  feed = await openBankFeed(seeded, desk, '0771004123456')
  other = await fundId('QUY-TM')
  await desk.fillFund(String(feed.fund.code), '900000000')
  await desk.fillFund('QUY-TM', '900000000')
})
afterEach(async () => {
  expect(await findBrokenInvariants(seeded.db)).toEqual({})
  expect(seeded.server.errors).toEqual([])
})
afterAll(() => seeded.close())

const fundId = async (code: string) => {
  const [row] = await seeded.db.query<{ id: string }>(
    'select id::text from cash_account where building_id = 1 and code = $1',
    [code],
  )
  return row?.id ?? ''
}
const categoryOf = async (table: string) => {
  const [row] = await seeded.db.query<{ id: string }>(
    `select id::text from ${table} where building_id = 1 and not for_maintenance order by id limit 1`,
  )
  return row?.id ?? ''
}

interface Kind {
  readonly kind: string
  readonly path: string
  readonly direction: 'in' | 'out'
  /** The fields of one of this amount; the fund is the feed's. */
  readonly of: (amount: string) => Promise<object>
}

const fund = () => ({ cash_account_id: feed.fund.id })
const kinds: readonly Kind[] = [
  {
    kind: 'receipt_voucher',
    path: 'receipt-vouchers',
    direction: 'in',
    of: async (amount) => ({
      ...fund(),
      amount,
      party: 'Ngân hàng',
      category_id: await categoryOf('receipt_voucher_category'),
    }),
  },
  {
    kind: 'deposit',
    path: 'deposits',
    direction: 'in',
    of: async (amount) => ({ ...fund(), amount, party: 'Lan', apartment_id: desk.apartment(++at) }),
  },
  {
    kind: 'prepayment',
    path: 'prepayments',
    direction: 'in',
    of: async (amount) => {
      // One month at a price of so much.
      const office = openPrepaid(seeded, desk)
      const code = `BL-${amount}`
      const setting = await office.setting(amount, { code, name: code })
      return office.terms(desk.apartment(++at), [setting], {
        ...fund(),
        first_month: monthAfter(officeToday(), 1),
        months: 1,
      })
    },
  },
  {
    kind: 'cash_transfer',
    path: 'cash-transfers',
    direction: 'in',
    of: async (amount) => ({ cash_account_id: other, to_account_id: feed.fund.id, amount }),
  },
  {
    kind: 'cash_transfer',
    path: 'cash-transfers',
    direction: 'out',
    of: async (amount) => ({ cash_account_id: feed.fund.id, to_account_id: other, amount }),
  },
  {
    kind: 'payment_voucher',
    path: 'payment-vouchers',
    direction: 'out',
    of: async (amount) => ({
      ...fund(),
      amount,
      party: 'Điện lực',
      category_id: await categoryOf('payment_voucher_category'),
    }),
  },
  {
    kind: 'refund',
    path: 'refunds',
    direction: 'out',
    of: async (amount) => {
      const home = desk.apartment(++at)
      await desk.collect(home, amount, { confirm_excess: '1', extra_credit_reason: 'trả trước' })
      return { ...fund(), amount, party: 'Lan', apartment_id: home }
    },
  },
  {
    kind: 'deposit_return',
    path: 'deposit-returns',
    direction: 'out',
    of: async (amount) => {
      const held = await approved('deposits', {
        apartment_id: desk.apartment(++at),
        party: 'Lan',
        amount,
        cash_account_id: other,
      })
      return { ...fund(), deposit_id: held.id, party: 'Lan', returned: amount }
    },
  },
]

const make = (path: string, values: object) =>
  desk.a(`POST ${path}`, { building_id: '1', date: officeToday(), ...values })
async function approved(path: string, values: object) {
  const made = await make(path, values)
  if (made.status !== 201) throw new Error(`${path}: ${outcome(made)} ${faults(made).join()}`)
  const done = await desk.a(`POST ${path}/${String(recordOf(made).id)}/approve`, {})
  if (done.status !== 200) throw new Error(`${path}: ${outcome(done)} ${faults(done).join()}`)
  return recordOf(done)
}
const lineOf = async (direction: 'in' | 'out', amount: string) =>
  (await feed.pay({ direction, amount, text: 'chuyen khoan' })).line
const attach = (lineId: unknown, kind: string, id: unknown, more: object = {}) =>
  feed.move(lineId, 'attach', { kind, document_id: String(id), ...more })
const stateOf = async (id: unknown) => {
  const { status, why, booked } = await feed.lineOf(id)
  return { status, why, booked }
}
const waits = { status: 'unmatched', booked: null }
let last = 100_000
const nextAmount = () => String((last += 1_000))

describe.each(kinds)('$kind, money $direction', ({ kind, path, direction, of }) => {
  test('that exists is joined with its line, and parted', async () => {
    const amount = nextAmount()
    const document = await approved(path, await of(amount))
    const line = await lineOf(direction, amount)
    expect(outcome(await attach(line.id, kind, document.id))).toBe('200')
    expect(await stateOf(line.id)).toEqual({ status: 'matched', why: 'joined', booked: amount })
    expect(outcome(await feed.move(line.id, 'undo', { reason: 'nhầm' }))).toBe('200')
    expect(await stateOf(line.id)).toMatchObject(waits)
    expect(recordOf(await desk.a(`GET ${path}/${String(document.id)}`)).status).toBe('approved')
    // A document that is voided lets its line wait again.
    expect(outcome(await attach(line.id, kind, document.id))).toBe('200')
    expect(outcome(await desk.a(`POST ${path}/${String(document.id)}/void`, { reason: 'nhầm' }))).toBe('200')
    expect(await stateOf(line.id)).toMatchObject(waits)
  })

  test('is made of its line in one step, and undone with it', async () => {
    const amount = nextAmount()
    const values = await of(amount)
    const line = await lineOf(direction, amount)
    const made = await make(path, { ...values, bank_line_id: line.id })
    expect([outcome(made), ...faults(made), recordOf(made).status]).toEqual(['201', 'approved'])
    expect(await stateOf(line.id)).toEqual({ status: 'matched', why: 'joined', booked: amount })
    expect(outcome(await feed.move(line.id, 'undo', { reason: 'nhầm' }))).toBe('200')
    expect(await stateOf(line.id)).toMatchObject(waits)
    expect(recordOf(await desk.a(`GET ${path}/${String(recordOf(made).id)}`)).status).toBe('voided')
  })
})

describe('a line and its documents', () => {
  const income = kinds[0]!

  test('may be several to one, and one to several', async () => {
    const [first, second] = [
      await approved(income.path, await income.of('30000')),
      await approved(income.path, await income.of('20000')),
    ]
    const line = await lineOf('in', '50000')
    expect(outcome(await attach(line.id, income.kind, first.id))).toBe('200')
    expect(await stateOf(line.id)).toEqual({ status: 'unmatched', why: 'part_booked', booked: '30000' })
    // What is matched in part is given to nobody else meanwhile.
    expect([
      outcome(await feed.move(line.id, 'match', { apartment_id: desk.apartment(1) })),
      outcome(await feed.move(line.id, 'set_aside', { reason: 'x' })),
    ]).toEqual(['409 line_partly_booked', '409 line_partly_booked'])
    expect(outcome(await attach(line.id, income.kind, second.id))).toBe('200')
    expect(await stateOf(line.id)).toMatchObject({ status: 'matched', booked: '50000' })

    const whole = await approved(income.path, await income.of('70000'))
    const [part, rest, more] = [
      await lineOf('in', '40000'),
      await lineOf('in', '30000'),
      await lineOf('in', '1000'),
    ]
    expect([
      outcome(await attach(part.id, income.kind, whole.id)),
      outcome(await attach(rest.id, income.kind, whole.id)),
      faults(await attach(more.id, income.kind, whole.id)),
    ]).toEqual(['200', '200', ['document_id:document_not_of_line']])
    // Voiding the one document lets both wait.
    expect(outcome(await desk.a(`POST ${income.path}/${String(whole.id)}/void`, { reason: 'nhầm' }))).toBe(
      '200',
    )
    expect([await stateOf(part.id), await stateOf(rest.id)]).toMatchObject([waits, waits])
  })

  test('a part of it is undone too', async () => {
    const document = await approved(income.path, await income.of('15000'))
    const line = await lineOf('in', '16000')
    expect(outcome(await feed.move(line.id, 'undo', { reason: 'x' }))).toBe('409 line_not_booked')
    expect(faults(await attach(line.id, income.kind, document.id, { amount: '15001' }))).toEqual([
      'amount:more_than_open',
    ])
    expect(outcome(await attach(line.id, income.kind, document.id, { amount: '5000' }))).toBe('200')
    expect(outcome(await feed.move(line.id, 'undo', { reason: 'x' }))).toBe('200')
    expect(await stateOf(line.id)).toEqual({ status: 'unmatched', why: 'undone', booked: null })
  })

  test('of another direction, another account, or voided, is refused', async () => {
    const document = await approved(income.path, await income.of('25000'))
    const elsewhere = await approved(income.path, { ...(await income.of('25000')), cash_account_id: other })
    const [inLine, outLine] = [await lineOf('in', '25000'), await lineOf('out', '25000')]
    await desk.a(`POST ${income.path}/${String(document.id)}/void`, { reason: 'nhầm' })
    expect([
      faults(await attach(inLine.id, income.kind, document.id)),
      faults(await attach(inLine.id, income.kind, elsewhere.id)),
      faults(await attach(outLine.id, income.kind, elsewhere.id)),
      faults(await attach(inLine.id, income.kind, '99999999')),
      faults(await attach(inLine.id, income.kind, 'x')),
    ]).toEqual([
      ['document_id:document_not_of_line'],
      ['document_id:document_not_of_line'],
      ['document_id:document_not_of_line'],
      ['document_id:invalid_reference'],
      ['document_id:invalid_reference'],
    ])
  })

  test('a transfer that came back is paired with what it returns, and both are undone together', async () => {
    const [gone, back] = [await lineOf('out', '88000'), await lineOf('in', '88000')]
    expect(outcome(await attach(back.id, 'bank_line', gone.id))).toBe('200')
    const paired = { status: 'matched', why: 'returned', booked: '88000' }
    expect([await stateOf(gone.id), await stateOf(back.id)]).toEqual([paired, paired])
    expect(outcome(await feed.move(gone.id, 'undo', { reason: 'nhầm' }))).toBe('200')
    expect([await stateOf(gone.id), await stateOf(back.id)]).toMatchObject([waits, waits])
  })

  test('a receipt of the desk is joined as any document', async () => {
    const home = desk.apartment(1)
    const [method] = await seeded.db.query<{ id: string }>(
      `select id::text from payment_method where building_id = 1 and code = 'BANK_TRANSFER'`,
    )
    const collected = await desk.collect(home, '77000', {
      payment_method_id: method?.id,
      cash_account_id: feed.fund.id,
      confirm_excess: '1',
      extra_credit_reason: 'x',
    })
    const line = await lineOf('in', '77000')
    const { id } = recordOf(collected)
    expect(outcome(await attach(line.id, 'receipt', id))).toBe('200')
    expect(outcome(await feed.move(line.id, 'undo', { reason: 'x' }))).toBe('200')
    expect(recordOf(await desk.a(`GET receipts/${String(id)}`)).status).toBe('collected')
  })

  test('two that take one document at once get it once', async () => {
    const document = await approved(income.path, await income.of('61000'))
    const lines = [await lineOf('in', '61000'), await lineOf('in', '61000')]
    const taken = await Promise.all(lines.map(({ id }) => attach(id, income.kind, document.id)))
    expect(taken.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })
})
