import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addAmounts } from '#core/amount.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'

// The effects and contents of a receipt: lines, credit, deductions, the payer, the account of the money.
let seeded: SeededServer
let desk: CashDesk
let used = 0
let home: string
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
})
beforeEach(() => {
  home = desk.apartment(used++)
})
afterAll(() => seeded.close())

const line = (fee_id: string, amount: string, more: object = {}) => ({ fee_id, amount, ...more })
const credit = async (at: string, amount: string) => {
  await desk.fee(at, '1')
  const more = { confirm_excess: true, extra_credit_reason: 'Trả trước' }
  return recordOf(await desk.collect(at, addAmounts(amount, '1'), more))
}

describe('lines', () => {
  test('that nobody chose go by what is overdue, then the oldest month, then the building’s order of fees', async () => {
    const drafts = { plain: '2026-09', water: '2026-09', older: '2026-08', late: '2026-10' }
    const ids: Record<string, string> = {}
    for (const [name, month] of Object.entries(drafts)) ids[name] = recordOf(await desk.draft(home, '100', { month, ...(name === 'late' ? { due_on: '2026-10-05' } : {}) })).id
    await seeded.db.execute(`update fee set fee_setting_id = (select id from fee_setting where building_id = 1 and code = 'NUOC') where id = any($1)`, [[ids.water, ids.older]])
    await desk.a('POST fees/approve', { building_id: '1', ids: Object.values(ids) })
    const receipt = recordOf(await desk.collect(home, '350'))
    const lines = receipt.lines as { fee_id: string; amount: string; due: string }[]
    expect(lines.map(({ fee_id, amount, due }) => [fee_id, amount, due])).toEqual([[ids.late, '100', '100'], [ids.older, '100', '100'], [ids.water, '100', '100'], [ids.plain, '50', '100']])
  })

  test('that are chosen settle the given amounts; their descriptions come from the books, not the sender', async () => {
    const [first, second] = [await desk.fee(home, '100', { name: 'Nước' }), await desk.fee(home, '200')]
    const receipt = recordOf(
      await desk.collect(home, '70', { lines: [line(second, '70', { name: 'Quà', due: '1', month: '1999-01', fee_type: 'GAS' }), line(first, '0')] }),
    )
    expect(receipt.lines).toEqual([{ fee_id: second, name: 'Phí', fee_type: 'OTHERS', month: '2026-10', due: '200', amount: '70' }])
    expect([(await desk.feeOf(first)).open, (await desk.feeOf(second)).open]).toEqual(['100', '130'])
  })

  test('said to be none leave all of it as credit, though fees are open', async () => {
    const fee = await desk.fee(home, '1000')
    expect(outcome(await desk.collect(home, '1000', { lines: [] }))).toBe('422 excess_not_confirmed')
    const kept = { lines: [], confirm_excess: true, extra_credit_reason: 'Gửi trước' }
    expect(recordOf(await desk.collect(home, '1000', kept))).toMatchObject({ settled: '0', excess: '1000', lines: [] })
    expect([(await desk.feeOf(fee)).open, ...(await desk.balance(home))]).toEqual(['1000', '1000', '1000'])
    expect(outcome(await desk.collect(home, '0', kept))).toBe('422 nothing_to_pay')
    expect(outcome(await desk.collect(home, '0', { ...kept, credit_used: '1000' }))).toBe('422 more_than_due')
    // As a form says it: an empty list is empty text.
    expect(recordOf(await desk.collect(home, '5', { ...kept, lines: '' }))).toMatchObject({ excess: '5' })
  })

  test.each([
    ['one fee twice', (f: Fees) => [line(f.open, '10'), line(f.open, '10')], '422 duplicate_value'],
    ['more than is open of it', (f: Fees) => [line(f.open, '501')], '409 fee_paid'],
    ['another apartment’s fee', (f: Fees) => [line(f.neighbour, '10')], '409 fee_paid'],
    ['a fee that is not there', () => [line('999999', '10')], '409 fee_paid'],
    ['a void fee', (f: Fees) => [line(f.gone, '10')], '409 fee_paid'],
    ['more together than was paid', (f: Fees) => [line(f.open, '300'), line(f.other, '300')], '422 amount_below_lines'],
    ['nothing of anything', (f: Fees) => [line(f.open, '0')], '422 nothing_to_pay'],
    ['a negative line', (f: Fees) => [line(f.open, '-1')], '422 invalid_amount'],
    ['half a đồng', (f: Fees) => [line(f.open, '0.5')], '422 too_many_decimals'],
    ['a line without its fee', () => [{ amount: '10' }], '422 required'],
    ['less than was paid', (f: Fees) => [line(f.open, '400')], '422 excess_not_confirmed'],
  ])('are refused where they settle %s', async (_what, linesOf, refusal) => {
    const neighbour = await desk.fee(desk.apartment(41), '500')
    const gone = await desk.fee(home, '5')
    await desk.a(`POST fees/${gone}/void`, { reason: 'x' })
    const fees: Fees = { open: await desk.fee(home, '500'), other: await desk.fee(home, '600'), neighbour, gone }
    const reply = await desk.collect(home, '501', { lines: linesOf(fees) })
    expect(outcome(reply)).toBe(refusal)
    if (refusal === '409 fee_paid') {
      const open = reply.body.open as { id: string }[]
      expect(open.map(({ id }) => id)).toEqual([fees.open, fees.other])
      // Named in the reader's language, without the others.
      for (const one of open) expect(one).not.toHaveProperty('language_contents')
    }
    expect(await desk.balance(home)).toEqual(['1100', '0'])
  })
  type Fees = Readonly<Record<'open' | 'other' | 'neighbour' | 'gone', string>>
}) // prettier-ignore

describe('a deduction', () => {
  const granted = { deduction: '300', deduction_reason: 'Mất nước' }

  test('settles like money, together with it and with credit', async () => {
    await credit(home, '200')
    const fee = await desk.fee(home, '1000')
    const receipt = recordOf(await desk.collect(home, '500', { ...granted, credit_used: '200' }))
    expect(receipt).toMatchObject({
      received: '500',
      credit_used: '200',
      deduction: '300',
      settled: '1000',
      excess: '0',
    })
    expect((await desk.feeOf(fee)).status).toBe('settled')
    expect(await desk.balance(home)).toEqual(['0', '0'])
    await desk.takeBack(receipt.id)
    expect(await desk.balance(home)).toEqual(['1000', '200'])
  })

  test.each([
    ['by a cashier who may not approve', 'A2', granted, '403 forbidden'],
    ['by somebody who may only read', 'AR', granted, '403 forbidden'],
    ['by another building’s people', 'B2', granted, '403 forbidden'],
    ['without a reason', 'A', { deduction: '300' }, '422 required'],
    ['below zero', 'A', { ...granted, deduction: '-1' }, '422 invalid_amount'],
    ['of more than is due', 'A', { ...granted, deduction: '1001' }, '422 more_than_due'],
    ['beside more money than is due', 'A', { ...granted, amount_received: '900' }, '422 more_than_due'],
    ['of credit beyond what there is', 'A', { credit_used: '201' }, '409 credit_too_small'],
    [
      'of credit beyond what is due',
      'A',
      { amount_received: '900', credit_used: '200' },
      '422 more_than_due',
    ],
  ])('is refused %s', async (_what, who, more, refusal) => {
    await credit(home, '200')
    await desk.fee(home, '1000')
    const confirmed = { confirm_excess: true, extra_credit_reason: 'x' }
    expect(outcome(await desk.collect(home, '0', { ...confirmed, ...more }, undefined, seeded.as(who)))).toBe(
      refusal,
    )
    expect(await desk.balance(home)).toEqual(['1000', '200'])
  })
})

describe('defaults', () => {
  test('the payer is the householder, the money goes into the method’s own fund, the collector is who asks', async () => {
    const [lived] = await seeded.db.query<{ apartment_id: string; full_name: string }>(
      `select y.apartment_id::text, r.full_name from residency y join resident r on r.id = y.resident_id
        where y.building_id = 1 and y.move_out_date is null and r.resident_type = 'householder' order by y.apartment_id desc limit 1`,
    )
    const at = lived?.apartment_id ?? ''
    await desk.fee(at, '300')
    const methods = await seeded.db.query<{ id: string; code: string }>('select id::text, code from payment_method where building_id = 1')
    const by = async (code: string, more: object = {}) =>
      recordOf(await desk.collect(at, '100', { payment_method_id: methods.find((one) => one.code === code)?.id, ...more }, undefined, seeded.as('A2')))
    const funds = await seeded.db.query<{ id: string; code: string }>('select id::text, code from cash_account where building_id = 1')
    const fund = (code: string) => funds.find((one) => one.code === code)?.id
    const cash = await by('CASH')
    expect(cash).toMatchObject({ payer: lived?.full_name, cash_account_id: fund('QUY-TM') })
    expect(await by('QR', { payer: 'Cô Ba' })).toMatchObject({ payer: 'Cô Ba', cash_account_id: fund('QUY-NH') })
    expect(await by('CASH', { cash_account_id: fund('QUY-KHAC') })).toMatchObject({ cash_account_id: fund('QUY-KHAC') })
    const [a2] = await seeded.db.query<{ id: string }>(`select id::text from account where email = 'a2@probe.test'`)
    expect(cash).toMatchObject({ collector_id: a2?.id, collector_name: 'Probe A2' })
  })

  test.each([
    ['cash into a bank account', 'CASH', 'QUY-NH', 'cash_into_cash_account'],
    ['a transfer into the cash box', 'BANK_TRANSFER', 'QUY-TM', 'method_into_bank_account'],
    ['a fee into the maintenance fund', 'BANK_TRANSFER', 'QUY-BT', 'maintenance_fund_no_fees'],
    ['cash into the maintenance fund', 'CASH', 'QUY-BT', 'maintenance_fund_no_fees'],
  ])('%s is refused, whoever names the payer', async (_what, code, fund, refusal) => {
    await desk.fee(home, '300')
    const [found] = await seeded.db.query<{ method: string; fund: string }>(
      `select m.id::text as method, a.id::text as fund from payment_method m, cash_account a
        where m.building_id = 1 and m.code = $1 and a.building_id = 1 and a.code = $2`,
      [code, fund],
    )
    for (const more of [{}, { payer: 'Cô Ba' }]) {
      const place = { payment_method_id: found?.method, cash_account_id: found?.fund, ...more }
      expect(faults(await desk.collect(home, '300', place))).toEqual([`cash_account_id:${refusal}`])
    }
    expect(outcome(await desk.collect(home, '300'))).toBe('201')
  })

  test('without a fund for the method nothing is taken', async () => {
    await desk.fee(home, '300')
    await seeded.db.execute(`update cash_account set is_active = false where building_id = 1 and account_sub_type = 'cash'`)
    expect(faults(await desk.collect(home, '300'))).toEqual(['cash_account_id:cash_account_missing'])
    await seeded.db.execute(`update cash_account set is_active = true where building_id = 1`)
    expect(outcome(await desk.collect(home, '300'))).toBe('201')
  })

  test.each([
    ['another building’s apartment', { apartment_id: 'APARTMENT2' }, ['apartment_id:invalid_reference']],
    ['an apartment that is not there', { apartment_id: '999999' }, ['apartment_id:invalid_reference']],
    ['another building’s fund', { cash_account_id: '5' }, ['cash_account_id:invalid_reference']],
    ['another building’s way of paying', { payment_method_id: '5', cash_account_id: '1' }, ['payment_method_id:invalid_reference']],
    ['another building’s way of paying, whatever the fund', { payment_method_id: '5' }, ['payment_method_id:invalid_reference']],
    ['an apartment that owes nothing', {}, ['lines:nothing_to_pay']],
    ['a number of one’s own', { code: 'PT-1' }, ['code:read_only']],
    ['no way of paying', { payment_method_id: '' }, ['payment_method_id:required']],
  ])('%s is refused', async (_what, more: Record<string, string>, fault) => {
    if (!('code' in more) && Object.keys(more).length > 0) await desk.fee(home, '300')
    const apartment = seeded.ids[more.apartment_id ?? ''] ?? more.apartment_id ?? home
    expect(faults(await desk.collect(home, '300', { ...more, apartment_id: apartment }))).toEqual(fault)
  })
}) // prettier-ignore

test('an apartment that owes nothing pays in advance, once that is confirmed: its credit pays the next fee', async () => {
  const reason = { extra_credit_reason: 'Nộp trước 6 tháng' }
  expect(outcome(await desk.collect(home, '900', reason))).toBe('409 nothing_to_pay')
  const paid = recordOf(await desk.collect(home, '900', { ...reason, confirm_excess: true }))
  expect(paid).toMatchObject({ settled: '0', excess: '900', lines: [] })
  expect(await desk.balance(home)).toEqual(['0', '900'])
  await desk.fee(home, '500')
  expect(outcome(await desk.collect(home, '0', { credit_used: '500' }))).toBe('201')
  expect(await desk.balance(home)).toEqual(['0', '400'])
  expect(outcome(await desk.takeBack(paid.id))).toBe('409 credit_spent')
})

test('a receipt keeps what it settled as it was called then, and nothing changes it but its reversal', async () => {
  const fee = await desk.fee(home, '300', { name: 'Phí quản lý' })
  const receipt = recordOf(await desk.collect(home, '300'))
  await seeded.db.execute(`update fee set name = 'Khác', note = 'x' where id = $1`, [fee])
  await seeded.db.execute(`update payment_method set name = 'Khác' where building_id = 1 and code = 'CASH'`)
  expect(recordOf(await desk.a(`GET receipts/${receipt.id}`))).toEqual(receipt)
  expect((receipt.lines as { name: string }[]).map(({ name }) => name)).toEqual(['Phí quản lý'])
  for (const [method, body] of [
    ['PATCH', { payer: 'X' }],
    ['PUT', { payer: 'X' }],
    ['DELETE', undefined],
  ] as const)
    expect((await desk.a(`${method} receipts/${receipt.id}`, body)).status).toBe(404)
  const voided = recordOf(await desk.takeBack(receipt.id))
  const { status, reason, voided_on, voided_by_id, voided_by_name, version, updated_at, ...rest } = voided
  expect({
    ...receipt,
    status,
    reason,
    voided_on,
    voided_by_id,
    voided_by_name,
    version,
    updated_at,
  }).toEqual({
    ...rest,
    status: 'voided',
    reason: 'nhầm',
    voided_on,
    voided_by_id,
    voided_by_name,
    version: 2,
    updated_at,
  })
  const deleted = rowsOf(await desk.a(`GET receipts?building_id=1&status=voided&apartment_id=${home}`))
  expect(deleted.map(({ id }) => id)).toEqual([receipt.id])
})

test('after all that the books agree', async () => {
  expect(await findBrokenInvariants(seeded.db)).toEqual({})
})
