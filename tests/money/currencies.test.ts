import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, officeToday } from '#core/days.ts'
import {
  faults,
  openSeededServer,
  recordOf,
  type SeededServer,
  withKey,
} from '#tests/support/server/seeded-server.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'

// Foreign notes: their value in the building's own currency on the day, kept for good.
let seeded: SeededServer
let desk: CashDesk
beforeAll(async () => {
  seeded = await openSeededServer()
  // Before anybody of building 2 has made a request, so that its former currency is not remembered.
  await seeded.db.execute(`update building set currency_code = 'usd' where id = 2`)
  desk = await openCashDesk(seeded)
})
afterAll(() => seeded.close())

const excess = { confirm_excess: true, extra_credit_reason: 'Trả trước' }
const today = officeToday()
const dayAhead = addDays(officeToday(), 1)

/** In the probe a dollar is 25,650 đồng and a riel 6.35, from June on; before that other rates. */
describe('in a building that counts in đồng', () => {
  test.each([
    ['usd', '10', '256500', 25650],
    ['usd', '0.01', '257', 25650],
    ['usd', '1234567.89', '31666666379', 25650],
    ['riel', '1000', '6350', 6.35],
    ['riel', '10', '64', 6.35],
    ['riel', '1', '6', 6.35],
    ['vnd', '5', '5', null],
  ])('%s %s are worth %s', async (currency, amount, received, rate) => {
    const home = desk.apartment(0)
    await desk.fee(home, '99999999999')
    const receipt = recordOf(await desk.collect(home, amount, { currency_code: currency }))
    expect(receipt).toMatchObject({ currency_code: currency, amount_received: amount, received, settled: received, rate, book_rate: null })
    await desk.takeBack(receipt.id)
  })

  test('what is too much is named in the building’s currency', async () => {
    const home = desk.apartment(1)
    await desk.fee(home, '256000')
    const refused = await desk.collect(home, '10', { currency_code: 'usd' })
    expect([faults(refused), refused.body.excess]).toEqual([['amount_received:excess_not_confirmed'], '500'])
    await desk.collect(home, '10', { currency_code: 'usd', ...excess })
    expect(await desk.balance(home)).toEqual(['0', '500'])
  })

  test.each([
    ['a tenth of a cent', { amount: '0.001', currency_code: 'usd' }, 'amount_received:invalid_amount'],
    ['half a riel', { amount: '0.5', currency_code: 'riel' }, 'amount_received:too_many_decimals'],
    ['half a đồng', { amount: '0.5' }, 'amount_received:too_many_decimals'],
    ['a currency that there is not', { amount: '5', currency_code: 'eur' }, 'currency_code:invalid_option'],
    ['more than the books hold', { amount: '9999999999', currency_code: 'usd', ...excess }, 'excess:invalid_value'],
    ['a rate of one’s own', { amount: '5', currency_code: 'usd', rate: 1 }, 'rate:read_only'],
  ])('%s is refused', async (_what, { amount, ...more }, fault) => {
    const home = desk.apartment(2)
    await desk.fee(home, '1000')
    expect(faults(await desk.collect(home, amount, more))).toEqual([fault])
  })
}) // prettier-ignore

test('a later rate changes nothing booked, tomorrow’s rate nothing today, and a rate of zero is refused', async () => {
  const home = desk.apartment(3)
  await desk.fee(home, '1000000')
  const old = recordOf(await desk.collect(home, '10', { currency_code: 'usd' }))
  const adm = seeded.as('ADM')
  const [usd] = await seeded.db.query<{ id: string }>(
    `select id::text from currency where code = 'usd' and deleted_at is null`,
  )
  const rate = (price: unknown, valid_from: string, more: object = {}) =>
    adm('POST apartment/exchange-rates', { currency_id: usd?.id, name: 'USD', price, valid_from, ...more })
  for (const price of [0, -1, 'NaN', 'Infinity', 1e12])
    expect([price, (await rate(price, dayAhead)).status]).toEqual([price, 422])
  expect(faults(await rate(30000, dayAhead))).toEqual(['price:rate_change_needs_confirm'])
  expect((await rate(30000, dayAhead, { confirm_change: '1' })).status).toBe(201)
  expect(recordOf(await desk.collect(home, '1', { currency_code: 'usd' })).rate).toBe(25650)
  expect((await rate(26000, today)).status).toBe(201)
  const fresh = recordOf(await desk.collect(home, '1', { currency_code: 'usd' }))
  expect(fresh).toMatchObject({ received: '26000', rate: 26000 })
  expect(recordOf(await desk.a(`GET receipts/${old.id}`))).toEqual(old)
  expect(await desk.balance(home)).toEqual(['691850', '0'])
  // Reversed at the rate at which it was booked.
  await desk.takeBack(old.id)
  expect(await desk.balance(home)).toEqual(['948350', '0'])
})

test('a building that counts in dollars takes đồng and riel at the same rates, to the cent', async () => {
  const b2 = seeded.as('B2')
  const [method] = await seeded.db.query<{ id: string }>(
    `select id::text from payment_method where building_id = 2 and code = 'CASH'`,
  )
  const [usd] = await seeded.db.query<{ price: number }>(
    `select price::float8 as price from exchange_rate r join currency c on c.id = r.currency_id where c.code = 'usd' and valid_from <= $1 order by valid_from desc limit 1`,
    [today],
  )
  const post = (path: string, values: object) =>
    b2(
      `POST ${path}`,
      { building_id: '2', apartment_id: seeded.ids.APARTMENT2, month: '2026-10', ...values },
      withKey(),
    )
  const fee = recordOf(await post('fees', { fee_type: 'OTHERS', name: 'Fee', amount: '100.10' })).id
  await b2(`POST fees/${fee}/approve`, {})
  const pay = async (currency: string, amount: string) =>
    recordOf(
      await post('receipts', {
        payment_method_id: method?.id,
        currency_code: currency,
        amount_received: amount,
      }),
    )
  const dollar = usd?.price ?? 0
  expect(await pay('usd', '0.05')).toMatchObject({ received: '0.05', rate: null, book_rate: null })
  expect(await pay('vnd', String(10 * dollar))).toMatchObject({
    received: '10',
    rate: null,
    book_rate: dollar,
  })
  // Converted through đồng: the receipt keeps both rates.
  expect(await pay('riel', '100000')).toMatchObject({
    received: (635000 / dollar).toFixed(2),
    rate: 6.35,
    book_rate: dollar,
  })
  expect(recordOf(await b2(`GET fees/${fee}`)).open).toMatch(/^\d+(\.\d\d?)?$/)
})

test('figures of receipts add up each currency by itself, as their list does', async () => {
  const home = desk.apartment(5)
  await desk.fee(home, '90000000')
  for (const [amount, currency_code] of [
    ['10', 'usd'],
    ['2.5', 'usd'],
    ['5000', 'vnd'],
  ] as const)
    await desk.collect(home, amount, { currency_code })
  const asked = `building_id=1&apartment_id=${home}`
  const { all, rows } = (await desk.a(`GET receipts/figures?${asked}&rows=status&sums=amount_received`)).body
    .data as Record<'all', { sums: object }> & { rows: { key: string; sums: object }[] }
  const { totals } = (await desk.a(`GET receipts?${asked}&limit=1&totals=amount_received`)).body
  const sums = {
    amount_received: expect.arrayContaining([
      { currency: 'usd', amount: '12.5' },
      { currency: 'vnd', amount: '5000' },
    ]),
  }
  expect(all.sums).toEqual(sums)
  expect(rows.map((row) => [row.key, row.sums])).toEqual([['collected', sums]])
  expect(totals).toEqual(sums)
  const ofOne = (
    await desk.a(`GET receipts/figures?${asked}&currency_code=usd&rows=status&sums=amount_received`)
  ).body.data as Record<'all', { sums: object }>
  expect(ofOne.all.sums).toEqual({ amount_received: [{ currency: 'usd', amount: '12.5' }] })
})

test('without a rate nothing foreign is taken', async () => {
  const home = desk.apartment(4)
  await desk.fee(home, '1000')
  await seeded.db.execute(
    'update exchange_rate set deleted_at = now() where currency_id = (select id from currency where code = $1)',
    ['riel'],
  )
  expect(faults(await desk.collect(home, '100', { currency_code: 'riel' }))).toEqual([
    'currency_code:no_exchange_rate',
  ])
  expect(await desk.balance(home)).toEqual(['1000', '0'])
  expect(await findBrokenInvariants(seeded.db)).toEqual({})
})
