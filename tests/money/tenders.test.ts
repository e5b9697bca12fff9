import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDays, officeToday } from '#core/days.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { atOnce, times } from '#tests/support/money/cash-desk.ts'
import { openPhnomPenh, type Cash, type PhnomPenh } from '#tests/support/money/phnom-penh.ts'

// A building that counts in dollars: 4,050 riel for one, change in riel, in steps of a hundred.
let seeded: SeededServer
let pp: PhnomPenh
beforeAll(async () => {
  seeded = await openSeededServer()
  pp = await openPhnomPenh(seeded)
})
beforeEach(async () => {
  // Each test begins with an empty riel box.
  await pp.closing('riel', '0', 'Bắt đầu')
})
afterAll(() => seeded.close())

test('dollars and riel together pay a fee, and what is too much goes back in whole hundreds of riel', async () => {
  const id = await pp.fee('50.30')
  const [before] = await pp.held('usd')
  // 50,000 riel are 12.35 $: 2.05 $ too much are 8,302.5 riel.
  const receipt = recordOf(
    await pp.pay(id, '50.30', '52.35', [
      ['usd', '40'],
      ['riel', '50000'],
      ['riel', '-8300'],
    ]),
  )
  expect(receipt).toMatchObject({
    amount_received: '52.35',
    change_given: '2.05',
    received: '50.3',
    exchange_difference: '0',
    settled: '50.3',
    rate: null,
  })
  expect(receipt.tenders).toMatchObject([
    { currency_code: 'usd', amount: '40', rate: null, value: '40', cash_account_id: pp.boxes.usd },
    {
      currency_code: 'riel',
      amount: '50000',
      rate_of: 'usd',
      rate: 4050,
      value: '12.35',
      cash_account_id: pp.boxes.riel,
    },
    { currency_code: 'riel', amount: '-8300', rate: 4050, value: '-2.05' },
  ])
  expect(await pp.held('riel')).toEqual(['10.3', '41700'])
  expect(Number((await pp.held('usd'))[0]) - Number(before)).toBeCloseTo(40, 5)
  expect(await pp.openOf(id)).toBe('0')
  // Taken back at the booked rate, whatever the rate is by then.
  await pp.rate(4200)
  expect(outcome(await pp.b2(`POST receipts/${receipt.id}/void`, { reason: 'nhầm' }))).toBe('200')
  expect(await pp.held('riel')).toEqual(['0', '0'])
  expect((await pp.held('usd'))[0]).toBe(before)
  expect(await pp.openOf(id)).toBe('50.3')
  await pp.rate(4050)
})

test.each([
  // 10.37 $ are 41,998.5 riel: 42,000 are asked for, and worth 10.37.
  ['10.37', '42000', '10.37', undefined, '0'],
  // 10.36 $ are 41,958: 42,000 are asked for, and a cent is kept.
  ['10.36', '42000', '10.37', undefined, '0.01'],
  // 10.38 $ are 42,039: 42,000 are asked for, and a cent is let off.
  ['10.38', '42000', '10.37', undefined, '-0.01'],
  ['10.36', '42100', '10.4', '100', '0.02'],
  ['10.36', '50000', '12.35', '8000', '0.01'],
])(
  '%s $ for %s riel: the difference of rounding is booked',
  async (amount, riel, worth, change, difference) => {
    const id = await pp.fee(amount)
    const tenders: Cash = [
      ['riel', riel],
      ...(change === undefined ? [] : ([['riel', `-${change}`]] as const)),
    ]
    const receipt = recordOf(await pp.pay(id, amount, worth, tenders))
    expect([receipt.received, receipt.exchange_difference, receipt.settled].map(Number)).toEqual(
      [amount, difference, amount].map(Number),
    )
    const [booked] = await seeded.db.query<{ amount: string }>(
      `select trim_scale(sum(l.amount))::text as amount from ledger_entry e join ledger_line l
        on l.building_id = e.building_id and l.entry_id = e.id
      where e.building_id = 2 and e.kind = 'receipt' and e.document_id = $1 and l.account = 'exchange_difference'`,
      [receipt.id],
    )
    expect(Number(booked?.amount ?? 0)).toBe(0 - Number(difference))
  },
)

test('the rule decides the change, and every refusal is at its field', async () => {
  const id = await pp.fee('10.36')
  const tried = async (worth: string, tenders: Cash, more: object = {}) =>
    faults(await pp.pay(id, '10.36', worth, tenders, more))
  expect(await tried('12.35', [['riel', '50000']])).toEqual(['tenders:change_by_rule'])
  expect(
    await tried('12.35', [
      ['riel', '50000'],
      ['riel', '-8100'],
    ]),
  ).toEqual(['tenders.1.amount:change_by_rule'])
  expect(
    await tried('12.35', [
      ['riel', '50000'],
      ['riel', '-8040'],
    ]),
  ).toEqual(['tenders.1.amount:change_by_rule'])
  expect(
    await tried('20', [
      ['usd', '20'],
      ['usd', '-9.64'],
    ]),
  ).toEqual(['tenders.1.currency_code:change_in_other_currency'])
  expect(await tried('9.88', [['riel', '40000']])).toEqual(['amount_received:amount_below_lines'])
  expect(
    await tried('12.34', [
      ['riel', '50000'],
      ['riel', '-8000'],
    ]),
  ).toEqual(['amount_received:rate_changed'])
  expect(await tried('1', [['vnd', '26000']])).toEqual(['tenders.0.currency_code:cash_account_missing'])
  expect(await tried('12.35', [['riel', '0.5']])).toEqual(['tenders:too_many_decimals'])
  // Nobody hands back riel that are not in the till.
  expect(
    await tried('20', [
      ['usd', '20'],
      ['riel', '-39000'],
    ]),
  ).toEqual(['tenders.1.amount:change_not_in_till'])
  const [bank] = await seeded.db.query<{ id: string }>(
    `select id::text from payment_method where building_id = 2 and code = 'BANK_TRANSFER'`,
  )
  expect(await tried('10.37', [['riel', '42000']], { payment_method_id: bank?.id })).toContain(
    'payment_method_id:tenders_not_cash',
  )
  expect(await pp.openOf(id)).toBe('10.36')
  // More than is due may stay as credit, all of it.
  const kept = recordOf(
    await pp.pay(id, '10.36', '12.35', [['riel', '50000']], {
      confirm_excess: true,
      extra_credit_reason: 'x',
    }),
  )
  expect(kept).toMatchObject({ received: '12.35', excess: '1.99', exchange_difference: '0' })
})

test('the rule is the building’s', async () => {
  const rule = (values: object) => seeded.as('ADM')('PATCH buildings/2', values)
  expect(outcome(await rule({ riel_step: 500, riel_rounding: 'up' }))).toBe('200')
  const id = await pp.fee('10.36')
  // 41,958 riel: 42,000 are asked for, and who gives 42,500 gets 500 back.
  const receipt = recordOf(
    await pp.pay(id, '10.36', '10.49', [
      ['riel', '42500'],
      ['riel', '-500'],
    ]),
  )
  expect(receipt.exchange_difference).toBe('0.01')
  expect(outcome(await rule({ riel_step: 100, riel_rounding: 'nearest' }))).toBe('200')
})

test('one key makes one receipt, and of twenty at once one pays', async () => {
  const id = await pp.fee('10.36')
  const key = randomUUID()
  const once = () =>
    pp.pay(
      id,
      '10.36',
      '12.35',
      [
        ['riel', '50000'],
        ['riel', '-8000'],
      ],
      {},
      key,
    )
  expect(recordOf(await once()).id).toBe(recordOf(await once()).id)
  const other = await pp.fee('10.36')
  const said = await atOnce(
    times(
      20,
      () => () =>
        pp.pay(other, '10.36', '12.35', [
          ['riel', '50000'],
          ['riel', '-8000'],
        ]),
    ),
  )
  expect(said['201']).toBe(1)
  expect(await pp.held('riel')).toEqual(['20.74', '84000'])
})

test('of twenty who want change, no more get it than there is', async () => {
  const ids = await Promise.all(times(20, () => pp.fee('0.99')))
  await pp.pay(await pp.fee('9.88'), '9.88', '9.88', [['riel', '40000']])
  // Each takes 4.01 $ back: 16,200 riel.
  const said = await atOnce(
    ids.map(
      (id) => () =>
        pp.pay(id, '0.99', '5', [
          ['usd', '5'],
          ['riel', '-16200'],
        ]),
    ),
  )
  expect(said).toEqual({ '201': 2, '422 change_not_in_till': 18 })
  expect((await pp.held('riel'))[1]).toBe('7600')
})

test('a till of riel is counted in riel, and what the rate has changed is booked as an exchange difference', async () => {
  await pp.pay(await pp.fee('9.88'), '9.88', '9.88', [['riel', '40000']])
  await pp.rate(4000)
  expect(faults(await pp.closing('riel', '39900'))).toEqual(['note:required'])
  expect(faults(await pp.post('till-closings', { cash_account_id: pp.boxes.riel, counted: '1' }))).toEqual([
    'currency_code:currency_differs',
  ])
  const counted = recordOf(
    await pp.post('till-closings', {
      cash_account_id: pp.boxes.riel,
      currency_code: 'riel',
      counted: '39900',
      denominations: [
        { value: '20000', count: 1 },
        { value: '100', count: 199 },
      ],
      note: 'Thiếu',
    }),
  )
  expect(counted).toMatchObject({ expected: '40000', counted: '39900', difference: '-100', rate: 4000 })
  expect(counted).toMatchObject({ book_value: '9.88', counted_value: '9.98', difference_value: '-0.03' })
  expect(await pp.held('riel')).toEqual(['9.98', '39900'])
  const lines = await seeded.db.query<{ account: string; amount: string }>(
    `select l.account, trim_scale(l.amount)::text as amount from ledger_entry e join ledger_line l
        on l.building_id = e.building_id and l.entry_id = e.id
      where e.building_id = 2 and e.kind = 'till_closing' and e.document_id = $1 order by l.number`,
    [counted.id],
  )
  expect(lines.map(({ account, amount }) => `${account} ${amount}`)).toEqual([
    'cash 0.1',
    'cash_difference 0.03',
    'exchange_difference -0.13',
  ])
  await pp.rate(4050)
})

test('the bank takes riel for dollars: both amounts are kept', async () => {
  await pp.pay(await pp.fee('9.88'), '9.88', '9.88', [['riel', '40000']])
  const transfer = async (values: object) => {
    const made = recordOf(
      await pp.post('cash-transfers', {
        date: officeToday(),
        cash_account_id: pp.boxes.riel,
        to_account_id: pp.boxes.usd,
        amount: '9.7',
        ...values,
      }),
    )
    return pp.b2(`POST cash-transfers/${made.id}/approve`, {})
  }
  expect(faults(await transfer({}))).toEqual(['foreign_currency:required'])
  const riel = { foreign_currency: 'riel', foreign_amount: '40000' }
  expect(faults(await transfer({ ...riel, foreign_amount: '40100' }))).toEqual([
    'cash_account_id:cash_below_zero',
  ])
  // A figure in the books that the riel are not worth would slip below any limit.
  for (const amount of ['0.01', '8.88', '10.88'])
    expect(faults(await transfer({ ...riel, amount }))).toEqual(['amount:far_from_rate'])
  expect(outcome(await transfer(riel))).toBe('200')
  // What the bank kept is in the books until the box is counted.
  expect(await pp.held('riel')).toEqual(['0.18', '0'])
  expect(outcome(await pp.closing('riel', '0'))).toBe('201')
  expect(await pp.held('riel')).toEqual(['0', '0'])
})

test('its cash book is in riel, and no document takes riel for dollars', async () => {
  await pp.pay(await pp.fee('9.88'), '9.88', '9.88', [['riel', '40000']])
  const book = recordOf(await pp.b2(`GET report/accounts/${pp.boxes.riel}/book`)) as Record<string, unknown>
  expect(book).toMatchObject({ currency_code: 'riel', closing: '40000', book_value: '9.88' })
  const opening = await pp.post('opening-balances', {
    date: '2026-11-20',
    cash_account_id: pp.boxes.riel,
    amount: '5',
  })
  const { id } = recordOf(opening)
  const refused = await pp.b2(`POST opening-balances/${id}/approve`, {})
  expect(faults(refused)).toEqual(['foreign_currency:required'])
  await pp.b2(`DELETE opening-balances/${id}`)
})

test('after all that the books agree', async () => {
  expect(await findBrokenInvariants(seeded.db)).toEqual({})
})

test('a rate of the desk that moves by more than 5 % is asked twice', async () => {
  const rate = (price: number, more: object = {}) =>
    seeded.as('ADM')('POST desk-rates', {
      building_id: '2',
      name: 'R',
      of_currency: 'usd',
      in_currency: 'riel',
      price,
      valid_from: addDays(officeToday(), 400),
      ...more,
    })
  const refused = await rate(9_999_999)
  expect(faults(refused)).toEqual(['price:rate_change_needs_confirm'])
  expect(outcome(await rate(9_999_999, { confirm_change: '1' }))).toBe('201')
  const { id } = recordOf(await rate(9_600_000, { valid_from: addDays(officeToday(), 401) }))
  expect(faults(await seeded.as('ADM')(`PATCH desk-rates/${String(id)}`, { price: 1 }))).toEqual([
    'price:rate_change_needs_confirm',
  ])
  await seeded.db.execute(`delete from desk_rate where building_id = 2 and valid_from > current_date`)
})
