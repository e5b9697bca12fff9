import { afterAll, beforeAll, expect, test } from 'vitest'
import { readQr } from '#domain/money/qr/payment-qr.ts'
import {
  openSeededServer,
  outcome,
  recordOf,
  right,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import { referenceOfApartment } from '#tests/support/money/references.ts'

// What a payer scans at the desk: the bank account behind a way of paying, and a text that names the apartment.
let seeded: SeededServer
let desk: CashDesk
let home: string
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  home = desk.apartment(0)
  await seeded.db.execute(`update bank set is_active = false where building_id = 1`)
})
afterAll(() => seeded.close())

let used = 0
async function methodOf(bank: object | undefined): Promise<string> {
  used += 1
  const account = { building_id: '1', name: 'Vietcombank', account_holder: 'BQT Sunrise', ...bank }
  const made = bank && recordOf(await desk.a('POST payment-methods/banks', account))
  const [row] = await seeded.db.query<{ id: string }>(
    `update payment_method set bank_id = $1 where building_id = 1 and code = 'BANK_TRANSFER' returning id::text`,
    [made?.id ?? null],
  )
  return row?.id ?? ''
}
const ask = async (method: string, amount?: string, by = desk.a) =>
  by(
    `GET debts/apartments/${home}/payment-qr?payment_method_id=${method}${amount === undefined ? '' : `&amount=${amount}`}`,
  )

test('it is a transfer of the amount to the account, whose text names the apartment', async () => {
  const method = await methodOf({ bank_code: 'vcb', account_number: '0011 004.123-456' })
  const { qr, problem } = recordOf(await ask(method, '1250000')) as {
    qr?: { text: string; purpose: string }
    problem?: unknown
  }
  expect(problem).toBe(null)
  const [apartment] = await seeded.db.query<{ code: string }>('select code from apartment where id = $1', [
    home,
  ])
  const purpose = `${await referenceOfApartment(seeded.db, home)} ${apartment?.code.replaceAll(/[^0-9A-Za-z]/g, '')}`
  expect(qr?.purpose).toBe(purpose)
  expect(readQr(qr?.text ?? '')).toEqual({
    valid: true,
    kind: 'vietqr',
    fields: { bin: '970436', account: '0011004123456', service: 'account', amount: '1250000', purpose },
    errors: [],
  })
})

test('without an amount, or with nothing, whoever pays fills it in', async () => {
  const method = await methodOf({ bank_code: '970403', account_number: `A${used}` })
  for (const amount of [undefined, '0']) {
    const { qr } = recordOf(await ask(method, amount)) as { qr?: { text: string } }
    expect(readQr(qr?.text ?? '').fields).toMatchObject({ bin: '970403', amount: undefined })
  }
})

test.each([
  ['no bank account', undefined, '1000', 'no_bank'],
  [
    'an account that is not used',
    { bank_code: 'VCB', account_number: 'X1', is_active: false },
    '1000',
    'no_bank',
  ],
  ['a bank that is not known', { bank_code: 'NOBANK', account_number: 'X2' }, '1000', 'unknown_bank'],
  [
    'an account in dollars',
    { bank_code: 'VCB', account_number: 'X3', currency_code: 'usd' },
    '1000',
    'other_currency',
  ],
  ['an account that no bank has', { bank_code: 'VCB', account_number: 'số 1/2' }, '1000', 'not_payable'],
  ['a negative amount', { bank_code: 'VCB', account_number: 'X5' }, '-5', 'not_payable'],
])('of %s there is none, and why', async (_what, bank, amount, problem) => {
  expect(recordOf(await ask(await methodOf(bank), amount))).toEqual({ qr: null, problem })
})

test('a transfer that names no account goes to the default one of its currency: the one that was chosen last', async () => {
  const accounts: string[] = []
  for (const [account_number, currency_code] of [
    ['D1', 'vnd'],
    ['D2', 'usd'],
    ['D3', 'vnd'],
  ]) {
    const values = { name: 'Vietcombank', bank_code: 'VCB', account_holder: 'BQT', is_default: '1' }
    const made = await desk.a('POST payment-methods/banks', {
      building_id: '1',
      ...values,
      account_number,
      currency_code,
    })
    accounts.push(recordOf(made).id)
  }
  const method = await methodOf(undefined)
  expect(recordOf(await ask(method, '1000'))).toMatchObject({ qr: { account_number: 'D3' } })
  const defaults = await seeded.db.query<{ account_number: string }>(
    'select account_number from bank where building_id = 1 and is_default and id = any($1) order by 1',
    [accounts],
  )
  expect(defaults.map(({ account_number }) => account_number)).toEqual(['D2', 'D3'])
  // Where residents pay to is a matter of those who may approve.
  const clerk = await seeded.member('1', right('manage_payment_method', 'read', 'update'))
  const change = await clerk(`PATCH payment-methods/banks/${accounts[0]}`, { is_default: '1' })
  expect(outcome(change)).toBe('403 forbidden')
  const moved = await clerk(`PATCH payment-methods/banks/${accounts[1]}`, { currency_code: 'vnd' })
  expect(outcome(moved)).toBe('403 forbidden')
  const named = await clerk(`PATCH payment-methods/${method}`, { bank_id: accounts[0] })
  expect(outcome(named)).toBe('403 forbidden')
  const picture = (more: string) =>
    seeded.raw(`/v1/manage/debts/apartments/${home}/payment-qr/picture?payment_method_id=${method}${more}`)
  const [png, svg] = [await picture('&amount=1000'), await picture('&format=svg')]
  expect([png, svg].map((reply) => [reply.status, reply.headers.get('content-type')])).toEqual([
    [200, 'image/png'],
    [200, 'image/svg+xml'],
  ])
  await seeded.db.execute('update bank set is_active = false where building_id = 1')
  expect((await picture('')).status).toBe(404)
})

test('only who may read debts of the building has it', async () => {
  const method = await methodOf({ bank_code: 'VCB', account_number: 'X6' })
  const stranger = await seeded.member('2', right('manage_debt', 'read'))
  expect(outcome(await ask(method, '1', stranger))).toBe('404 record_not_found')
  const clerk = await seeded.member('1', right('manage_fee', 'read'))
  expect(outcome(await ask(method, '1', clerk))).toBe('403 forbidden')
  expect(outcome(await ask(method, 'x'))).toMatch(/^422 /)
})
