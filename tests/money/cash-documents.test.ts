import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addDays, officeToday } from '#core/days.ts'
import { documentKinds, ledgerDocuments } from '#api/ledger/documents.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { atOnce, openCashDesk, times, type CashDesk } from '#tests/support/money/cash-desk.ts'

// Refunds, transfers, deposits and opening balances: each moves money once, by its approval.
let seeded: SeededServer
let desk: CashDesk
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  await desk.fillFund('QUY-TM', '1000000')
})
afterEach(async () => expect(await findBrokenInvariants(seeded.db)).toEqual({}))
afterAll(() => seeded.close())

const idOf = async (table: string, code: string) => {
  const [row] = await seeded.db.query<{ id: string }>(
    `select id::text from ${table} where building_id = 1 and code = $1`,
    [code],
  )
  return row?.id ?? ''
}
const make = async (path: string, values: object) =>
  desk.a(`POST ${path}`, {
    building_id: '1',
    date: officeToday(),
    ...(moneyless.has(path) ? {} : { cash_account_id: await idOf('cash_account', 'QUY-TM') }),
    ...(unnamed.has(path) ? {} : { party: 'Lan' }),
    ...values,
  })
/** Documents without a party. */
const unnamed = new Set([
  'cash-transfers',
  'credit-transfers',
  'opening-balances',
  'revaluations',
  'write-offs',
  'adjustments',
])
/** Documents without an account. */
const moneyless = new Set(['credit-transfers', 'write-offs', 'adjustments'])
const draft = async (path: string, values: object) => String(recordOf(await make(path, values)).id)
const move = (path: string, id: string, name: string, body: object = {}) =>
  desk.a(`POST ${path}/${id}/${name}`, body)
const approved = async (path: string, values: object) => {
  const id = await draft(path, values)
  expect(outcome(await move(path, id, 'approve'))).toBe('200')
  return id
}
const balanceOf = async (code: string) => {
  const [row] = await seeded.db.query<{ balance: string }>(
    `select trim_scale(balance)::text as balance from ledger_balance
      where building_id = 1 and account = 'cash' and ref = $1`,
    [await idOf('cash_account', code)],
  )
  return row?.balance ?? '0'
}
const creditFor = async (home: string, amount: string) =>
  approved('opening-balances', { kind: 'credit', apartment_id: home, cash_account_id: null, amount })

test('the accounts that entries of documents may touch are those of their declarations', async () => {
  const rows = await seeded.db.query<{ kind: string; accounts: string[] }>(
    'select kind, array_agg(account order by account) as accounts from ledger_entry_account group by kind',
  )
  const known = new Map(rows.map(({ kind, accounts }) => [kind, accounts]))
  for (const kind of documentKinds) {
    const accounts = [...new Set(ledgerDocuments[kind].lines.map(({ account }) => account))].toSorted()
    for (const of of [kind, `${kind}_void`]) expect([of, known.get(of)]).toEqual([of, accounts])
  }
})

test('a refund takes the credit with it, once however often it is asked for', async () => {
  const home = desk.apartment(0)
  await creditFor(home, '300')
  const ids = await Promise.all(times(20, () => draft('refunds', { apartment_id: home, amount: '200' })))
  expect(await atOnce(ids.map((id) => () => move('refunds', id, 'approve')))).toEqual({
    '200': 1,
    '409 credit_too_small': 19,
  })
  expect(await desk.balance(home)).toEqual(['0', '100'])
  await desk.fee(home, '300')
  expect(outcome(await desk.collect(home, '0', { credit_used: '300' }))).toBe('409 credit_too_small')
})

test('a refund that is voided gives the credit back', async () => {
  const home = desk.apartment(1)
  await creditFor(home, '300')
  const id = await approved('refunds', { apartment_id: home, amount: '300' })
  expect(await desk.balance(home)).toEqual(['0', '0'])
  expect(outcome(await move('refunds', id, 'void', { reason: 'nhầm' }))).toBe('200')
  expect(await desk.balance(home)).toEqual(['0', '300'])
  const { body } = await desk.a(`GET apartments/${home}/statement`)
  const { lines } = body.data as { lines: { kind: string; title: string; credit: string }[] }
  const { code } = recordOf(await desk.a(`GET refunds/${id}`))
  expect(lines.slice(-2).map(({ kind, title, credit }) => [kind, title, credit])).toEqual([
    ['refund', code, '-300'],
    ['refund_void', code, '300'],
  ])
})

describe('an offset', () => {
  test('makes credit of one apartment another’s, which settles what that one owes', async () => {
    const [rich, poor] = [desk.apartment(6), desk.apartment(7)]
    await creditFor(rich, '300')
    await desk.fee(poor, '250')
    const values = { apartment_id: rich, to_apartment_id: poor, amount: '250', grounds: 'Cùng chủ hộ' }
    expect(faults(await make('credit-transfers', { ...values, to_apartment_id: rich }))).toEqual([
      'to_apartment_id:invalid_different_from',
    ])
    const ids = await Promise.all(times(20, () => draft('credit-transfers', values)))
    expect(await atOnce(ids.map((id) => () => move('credit-transfers', id, 'approve')))).toEqual({
      '200': 1,
      '409 credit_too_small': 19,
    })
    expect([await desk.balance(rich), await desk.balance(poor)]).toEqual([
      ['0', '50'],
      ['250', '250'],
    ])
    const { lines } = recordOf(await desk.a(`GET apartments/${poor}/statement`)) as unknown as {
      lines: { kind: string; title: string; credit: string }[]
    }
    expect(lines.at(-1)).toMatchObject({ kind: 'credit_transfer', credit: '250' })
    expect(lines.at(-1)?.title).toMatch(/^PKT-/)
    const receipt = recordOf(await desk.collect(poor, '0', { credit_used: '250' }))
    expect(await desk.balance(poor)).toEqual(['0', '0'])
    const [done] = await seeded.db.query<{ id: string }>(
      `select id::text from credit_transfer where building_id = 1 and status = 'approved'`,
    )
    const void_ = () => move('credit-transfers', done?.id ?? '', 'void', { reason: 'nhầm' })
    expect(outcome(await void_())).toBe('409 credit_spent')
    await desk.takeBack(String(receipt.id))
    expect(outcome(await void_())).toBe('200')
    expect([await desk.balance(rich), await desk.balance(poor)]).toEqual([
      ['0', '300'],
      ['250', '0'],
    ])
  })
})

describe('an account', () => {
  const poor = async () => ({ cash_account_id: await idOf('cash_account', 'QUY-KHAC') })
  const category = async () => ({ category_id: await idOf('payment_voucher_category', 'CHI-DIEN') })

  test('does not pay out what it does not have', async () => {
    const id = await draft('payment-vouchers', {
      ...(await poor()),
      ...(await category()),
      amount: '9999999999999',
    })
    expect(faults(await move('payment-vouchers', id, 'approve'))).toEqual(['cash_account_id:cash_below_zero'])
    expect(await balanceOf('QUY-KHAC')).toBe('0')
  })

  test('is not overdrawn by payments of one moment', async () => {
    const rich = await idOf('cash_account', 'QUY-TM')
    const half = String(Math.floor(Number(await balanceOf('QUY-TM')) / 2) + 1)
    const more = { cash_account_id: rich, ...(await category()), amount: half }
    const ids = await Promise.all(times(10, () => draft('payment-vouchers', more)))
    const said = await atOnce(ids.map((id) => () => move('payment-vouchers', id, 'approve')))
    expect(said).toEqual({ '200': 1, '422 cash_below_zero': 9 })
  })

  test('is overdrawn with a reason, by somebody who may', async () => {
    const values = { ...(await poor()), ...(await category()), amount: '500', overdraft_reason: 'Sửa gấp' }
    const id = await draft('payment-vouchers', values)
    const clerk = await seeded.member('1', right('manage_voucher', 'read', 'approve'))
    expect(faults(await clerk(`POST payment-vouchers/${id}/approve`, {}))).toEqual([
      'cash_account_id:cash_below_zero',
    ])
    expect(outcome(await move('payment-vouchers', id, 'approve'))).toBe('200')
    expect(await balanceOf('QUY-KHAC')).toBe('-500')
  })
})

test('a transfer moves money between two accounts, and never to or from the maintenance fund', async () => {
  const [bank, fund, cash] = await Promise.all(
    ['QUY-NH', 'QUY-BT', 'QUY-TM'].map((code) => idOf('cash_account', code)),
  )
  expect(faults(await make('cash-transfers', { to_account_id: cash, amount: '5' }))).toEqual([
    'to_account_id:invalid_different_from',
  ])
  const before = [await balanceOf('QUY-TM'), await balanceOf('QUY-NH')]
  const id = await approved('cash-transfers', { to_account_id: bank, amount: '700' })
  expect([await balanceOf('QUY-TM'), await balanceOf('QUY-NH')]).toEqual([
    String(Number(before[0]) - 700),
    String(Number(before[1]) + 700),
  ])
  await move('cash-transfers', id, 'void', { reason: 'nhầm' })
  expect([await balanceOf('QUY-TM'), await balanceOf('QUY-NH')]).toEqual(before)
  const mixed = await draft('cash-transfers', { to_account_id: fund, amount: '5' })
  expect(faults(await move('cash-transfers', mixed, 'approve'))).toEqual([
    'to_account_id:transfer_mixes_funds',
  ])
})

describe('a deposit', () => {
  const hold = (more: object = {}) =>
    approved('deposits', { apartment_id: desk.apartment(2), amount: '1000', ...more })
  const open = async (id: string) => recordOf(await desk.a(`GET deposits/${id}`)).open

  test('is held until it is returned, never beyond what is held', async () => {
    const id = await hold()
    expect(await open(id)).toBe('1000')
    const ids = await Promise.all(
      times(20, () => draft('deposit-returns', { deposit_id: id, returned: '600' })),
    )
    const said = await atOnce(ids.map((one) => () => move('deposit-returns', one, 'approve')))
    expect(said).toEqual({ '200': 1, '422 more_than_held': 19 })
    expect(await open(id)).toBe('400')
    expect(outcome(await move('deposits', id, 'void', { reason: 'nhầm' }))).toBe('409 deposit_returned')
  })

  test('is kept in part, as income of a category', async () => {
    const id = await hold()
    const values = { deposit_id: id, returned: '700', forfeited: '300' }
    expect(faults(await make('deposit-returns', values))).toEqual(['category_id:required'])
    const category_id = await idOf('receipt_voucher_category', 'THU-KHAC')
    await approved('deposit-returns', { ...values, category_id })
    expect(await open(id)).toBe('0')
  })

  test('from before Lobby is no money of today', async () => {
    const before = await balanceOf('QUY-TM')
    const id = await hold({ brought_in: true, cash_account_id: null })
    expect([await open(id), await balanceOf('QUY-TM')]).toEqual(['1000', before])
  })

  test('that is voided is held no longer, and returned by nobody', async () => {
    const id = await hold()
    await move('deposits', id, 'void', { reason: 'nhầm' })
    expect(await open(id)).toBe('0')
  })
})

test.each(['refunds', 'deposits', 'deposit-returns'])('%s leave the maintenance fund alone', async (path) => {
  const values = { apartment_id: desk.apartment(3), amount: '5', returned: '5', deposit_id: '1' }
  const of =
    path === 'deposit-returns'
      ? { ...values, apartment_id: undefined, amount: undefined }
      : { ...values, returned: undefined, deposit_id: undefined }
  const made = await make(path, { ...of, cash_account_id: await idOf('cash_account', 'QUY-BT') })
  expect(faults(made)).toContain('cash_account_id:maintenance_fund_not_held')
})

test('an account that is not there is refused as a reference', async () => {
  const values = { apartment_id: desk.apartment(3), amount: '5', cash_account_id: '999999' }
  expect(faults(await make('refunds', values))).toEqual(['cash_account_id:invalid_reference'])
})

test.each([
  ['tomorrow', addDays(officeToday(), 1), 'date:day_in_future'],
  ['2199', '2199-01-01', 'date:day_in_future'],
  ['1900', '1900-01-01', 'date:day_too_early'],
])('no document has its day in %s', async (_when, date, fault) => {
  for (const path of documentKinds.map((kind) => `${kind.replaceAll('_', '-')}s`))
    // Some take their party from another record.
    expect([
      path,
      ...faults(await make(path, { date, party: undefined, cash_account_id: undefined })),
    ]).toEqual(expect.arrayContaining([path, fault]))
})

test('a payment dated earlier is judged by what the account had on that day and since', async () => {
  const cash = await idOf('cash_account', 'QUY-KHAC')
  const early = addDays(officeToday(), -20)
  await approved('opening-balances', { cash_account_id: cash, amount: '100', date: early })
  await approved('opening-balances', { cash_account_id: cash, amount: '1000' })
  const payment = (date: string) =>
    draft('cash-transfers', { date, cash_account_id: cash, to_account_id: '1', amount: '300' })
  const [before, now] = [await payment(addDays(early, 5)), await payment(officeToday())]
  expect(faults(await move('cash-transfers', before, 'approve'))).toEqual(['cash_account_id:cash_below_zero'])
  expect(outcome(await move('cash-transfers', now, 'approve'))).toBe('200')
})

test('a refund dated earlier takes no credit that came later, or was spent since', async () => {
  const home = desk.apartment(2)
  const [early, between] = [-20, -10].map((days) => addDays(officeToday(), days))
  const credit = (amount: string, date: string | undefined) =>
    approved('opening-balances', { kind: 'credit', apartment_id: home, cash_account_id: null, amount, date })
  const refund = (amount: string, date: string | undefined) =>
    draft('refunds', { apartment_id: home, amount, date })
  await approved('opening-balances', { amount: '1000', date: early })
  await credit('100', early)
  await credit('500', officeToday())
  const later = await refund('300', between)
  expect(outcome(await move('refunds', later, 'approve'))).toBe('409 credit_too_small')
  expect(outcome(await move('refunds', await refund('100', between), 'approve'))).toBe('200')
  expect(outcome(await move('refunds', await refund('1', early), 'approve'))).toBe('409 credit_too_small')
  await desk.fee(home, '500')
  const spend = (received_on: string) => desk.collect(home, '0', { credit_used: '500', received_on })
  expect(outcome(await spend(addDays(officeToday(), -1)))).toBe('409 credit_too_small')
  expect(outcome(await spend(officeToday()))).toBe('201')
})

test('a deposit is not returned before it was received', async () => {
  const apartment_id = desk.apartment(0)
  const deposit = await approved('deposits', { apartment_id, purpose: 'tenant', amount: '400' })
  const back = await draft('deposit-returns', {
    deposit_id: deposit,
    returned: '400',
    date: addDays(officeToday(), -3),
  })
  expect(faults(await move('deposit-returns', back, 'approve'))).toEqual(['date:invalid_not_before'])
})
