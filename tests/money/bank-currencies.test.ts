import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { officeToday } from '#core/days.ts'
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

// A bank account in another currency than the books: dollars, of which one is 25,650 đồng. It is kept in its currency and
// its worth, in both directions, made and joined and undone.
let seeded: SeededServer
let desk: CashDesk
let feed: BankFeed
let vault: string
let category: { readonly in: string; readonly out: string }

beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  feed = await openBankFeed(seeded, desk, '0991004123456', 'usd')
  const first = async (sql: string) => (await seeded.db.query<{ id: string }>(sql))[0]?.id ?? ''
  const own = (table: string) =>
    first(`select id::text from ${table} where building_id = 1 and not for_maintenance order by id limit 1`)
  vault = await first(`select id::text from cash_account where building_id = 1 and code = 'QUY-TM'`)
  category = { in: await own('receipt_voucher_category'), out: await own('payment_voucher_category') }
  await desk.fillFund('QUY-TM', '900000000')
  await approved('opening-balances', { cash_account_id: feed.fund.id, ...dollars('1000') })
})
afterEach(async () => {
  expect(await findBrokenInvariants(seeded.db)).toEqual({})
  expect(seeded.server.errors).toEqual([])
})
afterAll(() => seeded.close())

/** What so many dollars are in the books. */
const worthOf = (amount: string) => String(Math.round(Number(amount) * 25_650))
const dollars = (amount: string) => ({
  amount: worthOf(amount),
  foreign_currency: 'usd',
  foreign_amount: amount,
})
const make = (path: string, values: object) =>
  desk.a(`POST ${path}`, { building_id: '1', date: officeToday(), ...values })
async function approved(path: string, values: object) {
  const { id } = recordOf(await make(path, values))
  const done = await desk.a(`POST ${path}/${String(id)}/approve`, {})
  expect([path, outcome(done), ...faults(done)]).toEqual([path, '200'])
  return recordOf(done)
}
const voidOne = async (path: string, id: unknown) =>
  expect(outcome(await desk.a(`POST ${path}/${String(id)}/void`, { reason: 'nhầm' }))).toBe('200')

/** `[in the books, in dollars]` */
async function held(): Promise<readonly (string | undefined)[]> {
  const [row] = await seeded.db.query<{ books: string; own: string }>(
    `select trim_scale(balance)::text as books, trim_scale(foreign_balance)::text as own from ledger_balance
      where building_id = 1 and account = 'cash' and ref = $1`,
    [feed.fund.id],
  )
  return [row?.books, row?.own]
}
/** What the work moves in the account. */
async function movedBy(work: () => Promise<unknown>): Promise<readonly number[]> {
  const before = await held()
  await work()
  const after = await held()
  return after.map((amount, at) => Math.round((Number(amount) - Number(before[at])) * 100) / 100)
}
const line = async (direction: 'in' | 'out', amount: string, text = 'chuyen khoan') =>
  (await feed.pay({ direction, amount, text })).line
const stateOf = async (id: unknown) => {
  const { status, booked } = await feed.lineOf(id)
  return { status, booked }
}
const waits = { status: 'unmatched', booked: null }

interface Made {
  readonly kind: string
  readonly path: string
  readonly direction: 'in' | 'out'
  readonly values: () => object
}
const kinds: readonly Made[] = [
  {
    kind: 'receipt_voucher',
    path: 'receipt-vouchers',
    direction: 'in',
    values: () => ({ cash_account_id: feed.fund.id, party: 'Ngân hàng', category_id: category.in }),
  },
  {
    kind: 'payment_voucher',
    path: 'payment-vouchers',
    direction: 'out',
    values: () => ({ cash_account_id: feed.fund.id, party: 'Ngân hàng', category_id: category.out }),
  },
  {
    kind: 'cash_transfer',
    path: 'cash-transfers',
    direction: 'in',
    values: () => ({ cash_account_id: vault, to_account_id: feed.fund.id }),
  },
  {
    kind: 'cash_transfer',
    path: 'cash-transfers',
    direction: 'out',
    values: () => ({ cash_account_id: feed.fund.id, to_account_id: vault }),
  },
]

describe.each(kinds)('$kind, dollars $direction', ({ kind, path, direction, values }) => {
  const sign = direction === 'in' ? 1 : -1

  test('that exists moves both, is joined with its line in cents, and taken back', async () => {
    const told = await line(direction, '12.5')
    let made: unknown
    expect(
      await movedBy(async () => {
        made = (await approved(path, { ...values(), ...dollars('12.5') })).id
      }),
    ).toEqual([sign * 320_625, sign * 12.5])
    const part = await feed.move(told.id, 'attach', { kind, document_id: made, amount: '2.25' })
    expect([outcome(part), await stateOf(told.id)]).toEqual(['200', { status: 'unmatched', booked: '2.25' }])
    await feed.move(told.id, 'undo', { reason: 'nhầm' })
    await feed.move(told.id, 'attach', { kind, document_id: made })
    expect(await stateOf(told.id)).toEqual({ status: 'matched', booked: '12.5' })
    expect(await movedBy(() => voidOne(path, made))).toEqual([-sign * 320_625, -sign * 12.5])
    expect(await stateOf(told.id)).toEqual(waits)
  })

  test('is made of its line at the rate of the day, and undone with it', async () => {
    const told = await line(direction, '7.77')
    const { makes } = (await desk.a(`GET banking-transactions/${String(told.id)}/documents`)).body
      .data as unknown as { makes: { kind: string; values: { name: string; value: string }[] }[] }
    const said = makes.find((one) => one.kind === kind)?.values ?? []
    const filled = Object.fromEntries(said.map(({ name, value }) => [name, value]))
    expect(filled).toMatchObject({ amount: '199301', foreign_currency: 'usd', foreign_amount: '7.77' })
    expect(
      await movedBy(async () =>
        expect(outcome(await desk.a(`POST ${path}`, { building_id: '1', ...values(), ...filled }))).toBe(
          '201',
        ),
      ),
    ).toEqual([sign * 199_301, sign * 7.77])
    expect(await stateOf(told.id)).toEqual({ status: 'matched', booked: '7.77' })
    expect(await movedBy(() => feed.move(told.id, 'undo', { reason: 'nhầm' }))).toEqual([
      -sign * 199_301,
      -sign * 7.77,
    ])
    expect(await stateOf(told.id)).toEqual(waits)
  })

  test.each([
    ['says nothing of its dollars', { amount: '25650' }, 'foreign_currency:required'],
    ['says riel', { ...dollars('1'), foreign_currency: 'riel' }, 'foreign_currency:currency_differs'],
    ['is worth far more', { ...dollars('1'), amount: '99000' }, 'amount:far_from_rate'],
  ])('that %s is refused', async (_what, said, fault) => {
    const { id } = recordOf(await make(path, { ...values(), ...said }))
    expect(faults(await desk.a(`POST ${path}/${String(id)}/approve`, {}))).toEqual([fault])
    await desk.a(`DELETE ${path}/${String(id)}`)
  })
})

test('a voucher of the books’ own account says no foreign amount', async () => {
  const [receipts] = kinds
  const { id } = recordOf(
    await make('receipt-vouchers', { ...receipts?.values(), cash_account_id: vault, ...dollars('1') }),
  )
  const refused = await desk.a(`POST receipt-vouchers/${String(id)}/approve`, {})
  expect(faults(refused)).toEqual(['foreign_currency:foreign_amount_unused'])
  await desk.a(`DELETE receipt-vouchers/${String(id)}`)
})

test('a payment voucher is matched by its dollars, and not by its worth', async () => {
  const voucher = await approved('payment-vouchers', { ...kinds[1]?.values(), ...dollars('20') })
  const [wrong, told] = [await line('out', '513000'), await line('out', '20')]
  const body = { payment_voucher_id: voucher.id }
  expect(faults(await feed.move(wrong.id, 'match_voucher', body))).toEqual([
    'payment_voucher_id:voucher_not_of_line',
  ])
  expect(outcome(await feed.move(told.id, 'match_voucher', body))).toBe('200')
  await feed.move(wrong.id, 'set_aside', { reason: 'thử' })
})

test('pays no more dollars than it has, whatever they are worth', async () => {
  const { id } = recordOf(await make('payment-vouchers', { ...kinds[1]?.values(), ...dollars('5000') }))
  const refused = await desk.a(`POST payment-vouchers/${String(id)}/approve`, {})
  expect(faults(refused)).toEqual(['cash_account_id:cash_below_zero'])
  await desk.a(`DELETE payment-vouchers/${String(id)}`)
})

describe('what an apartment pays in dollars', () => {
  test('is a receipt at the rate of the day by its reference, which keeps the dollars, and is undone', async () => {
    const home = desk.apartment(3)
    const fee = await desk.fee(home, '2565000')
    let told: unknown
    expect(
      await movedBy(async () => {
        told = (await line('in', '100', feed.reference(home))).id
      }),
    ).toEqual([2_565_000, 100])
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
    expect(await movedBy(() => feed.move(told, 'undo', { reason: 'nhầm' }))).toEqual([-2_565_000, -100])
    expect([await stateOf(told), (await desk.feeOf(fee)).open]).toEqual([waits, '2565000'])
    await feed.move(told, 'match', { apartment_id: home })
    expect(await stateOf(told)).toEqual({ status: 'matched', booked: '100' })
  })

  test('beyond what is due is credit, to the đồng, and without a reference somebody is asked', async () => {
    const home = desk.apartment(4)
    await desk.fee(home, '25000')
    const told = await line('in', '1.01')
    expect(told).toMatchObject({ status: 'unmatched', why: 'no_reference' })
    await feed.move(told.id, 'match', { apartment_id: home })
    expect(await desk.balance(home)).toEqual(['0', '907'])
  })

  test('for two apartments is divided in dollars', async () => {
    const [one, other] = [desk.apartment(5), desk.apartment(6)]
    const told = await line('in', '30.01')
    const shares = [
      { apartment_id: one, amount: '10' },
      { apartment_id: other, amount: '20.01' },
    ]
    expect(
      await movedBy(async () => {
        const divided = await feed.move(told.id, 'divide', { shares })
        expect([outcome(divided), ...faults(divided)]).toEqual(['200'])
      }),
    ).toEqual([769_757, 30.01])
    expect(await movedBy(() => feed.move(told.id, 'undo', { reason: 'nhầm' }))).toEqual([-769_757, -30.01])
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
    const told = await line('in', '10', feed.reference(home))
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

test('fund and bank account are kept in one currency', async () => {
  const account = (more: object) =>
    desk.a('POST report/accounts', {
      building_id: '1',
      code: 'KHAC',
      name: 'Khác',
      account_type: 'building',
      account_sub_type: 'bank',
      bank_id: feed.bank.id,
      ...more,
    })
  for (const currency_code of [undefined, 'vnd', 'riel'])
    expect(faults(await account({ currency_code }))).toEqual(['currency_code:bank_in_other_currency'])
  const free = recordOf(
    await desk.a('POST payment-methods/banks', {
      building_id: '1',
      name: 'ACB',
      account_number: '771122',
      account_holder: 'BQT',
    }),
  )
  expect(faults(await account({ currency_code: 'usd', bank_id: free.id }))).toEqual([
    'currency_code:bank_in_other_currency',
  ])
  const own = recordOf(await account({ bank_id: free.id }))
  const moved = await desk.a(`PATCH report/accounts/${String(own.id)}`, { bank_id: feed.bank.id })
  expect(faults(moved)).toEqual(['bank_id:bank_in_other_currency'])
  const other = await desk.a(`PATCH payment-methods/banks/${String(free.id)}`, { currency_code: 'usd' })
  expect(faults(other)).toEqual(['currency_code:bank_in_other_currency'])
})

test('what the bank told and the books agree, in dollars', async () => {
  const [, own] = await held()
  await feed.pay({ direction: 'out', amount: '1', text: 'phi', balance: String(Number(own) - 1) })
  const day = officeToday()
  const found = await desk.a(
    `GET report/bank-reconciliation?building_id=1&bank_id=${String(feed.bank.id)}&day=${day}`,
  )
  expect(found.body.data).toMatchObject({ currency_code: 'usd', book_balance: own, untold: '0' })
  const days = rowsOf(await desk.a('GET banking-transactions/days?building_id=1'))
  expect(days.find((one) => one.bank_id === feed.bank.id && one.day === day)).toMatchObject({
    ledger_balance: own,
  })
})

describe('revalued', () => {
  const day = officeToday()
  const foreign = async () => {
    const found = await desk.a(
      `GET report/bank-reconciliation?building_id=1&bank_id=${String(feed.bank.id)}&day=${day}`,
    )
    const { funds } = found.body.data as unknown as { funds: { id: string; foreign: object }[] }
    return funds[0]?.foreign
  }
  const unrevalued = async () => {
    const { checks } = (await desk.a(`GET closed-months/checklist?building_id=1&month=${day.slice(0, 7)}`))
      .body.data as unknown as { checks: { check: string; count: number }[] }
    return checks.find(({ check }) => check === 'unrevalued_banks')?.count
  }
  const draft = (more: object = {}) => make('revaluations', { cash_account_id: feed.fund.id, ...more })

  test('is refused where the books have it so, and of an account that is not foreign', async () => {
    const [books, own] = await held()
    expect(await foreign()).toMatchObject({ foreign_amount: own, book_value: books, worth: books, gain: '0' })
    expect(faults(await draft())).toEqual(['cash_account_id:nothing_to_revalue'])
    for (const cash_account_id of [vault, '999999'])
      expect(faults(await draft({ cash_account_id }))).toEqual(['cash_account_id:account_not_foreign'])
    expect(await unrevalued()).toBe(0)
  })

  test('it is worth what the rate of the day says, the rest is an exchange difference, and voiding takes it back', async () => {
    const made = await seeded.as('ADM')('POST desk-rates', {
      building_id: '1',
      name: 'USD/VND',
      of_currency: 'usd',
      in_currency: 'vnd',
      price: 26000,
      valid_from: day,
      confirm_change: '1',
    })
    expect(outcome(made)).toBe('201')
    const [books, own] = await held()
    const worth = String(Math.round(Number(own) * 26_000))
    const gain = String(Number(worth) - Number(books))
    expect(await foreign()).toEqual({
      foreign_amount: own,
      book_value: books,
      rate_of: 'usd',
      rate: '26000',
      worth,
      gain,
    })
    expect(await unrevalued()).toBe(1)
    const { id, ...said } = recordOf(await draft())
    expect(said).toMatchObject({
      status: 'draft',
      foreign_amount: own,
      book_value: books,
      worth,
      amount: gain,
    })
    // Money that came meanwhile is revalued with the rest: it came at the new rate.
    await approved('opening-balances', {
      cash_account_id: feed.fund.id,
      amount: '260000',
      foreign_currency: 'usd',
      foreign_amount: '10',
    })
    const done = recordOf(await desk.a(`POST revaluations/${String(id)}/approve`, {}))
    expect(done).toMatchObject({ status: 'approved', amount: gain, rate: 26000, rate_of: 'usd' })
    expect(String(done.code)).toMatch(/^PKT/)
    expect(await held()).toEqual([String(Number(worth) + 260_000), String(Number(own) + 10)])
    expect(await unrevalued()).toBe(0)
    await voidOne('revaluations', id)
    expect(await held()).toEqual([String(Number(books) + 260_000), String(Number(own) + 10)])
    expect(await desk.entries(String(id), 'revaluation')).toEqual(['revaluation', 'revaluation_void'])
  })

  test('of two drafts the second finds nothing left', async () => {
    const [one, other] = [recordOf(await draft()), recordOf(await draft())]
    expect(outcome(await desk.a(`POST revaluations/${String(one.id)}/approve`, {}))).toBe('200')
    expect(faults(await desk.a(`POST revaluations/${String(other.id)}/approve`, {}))).toEqual([
      'cash_account_id:nothing_to_revalue',
    ])
    await desk.a(`DELETE revaluations/${String(other.id)}`)
  })
})
