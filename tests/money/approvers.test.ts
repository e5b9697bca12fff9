import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { officeToday } from '#core/days.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
  type SeededServer,
  withKey,
} from '#tests/support/server/seeded-server.ts'
import { importsOf } from '#tests/support/server/sheets.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'

// The building's own rules about who approves documents that move money. By default there are none.
type Manage = Awaited<ReturnType<SeededServer['member']>>
let seeded: SeededServer
let desk: CashDesk
let clerk: Manage
let treasurer: Manage
beforeAll(async () => {
  seeded = await openSeededServer()
  await seeded.server.services.jobs.start()
  desk = await openCashDesk(seeded)
  const all = ['read', 'create', 'update', 'delete', 'approve']
  const rights = ['manage_voucher', 'manage_debt', 'manage_fee', 'manage_apartment'].map((code) =>
    right(code, ...all),
  )
  clerk = await seeded.member('1', ...rights, right('manage_cash_account', 'read'))
  treasurer = await seeded.member('1', ...rights, right('manage_cash_account', ...all))
  await desk.fillFund('QUY-TM', '1000000')
})
afterEach(() => rule({ approval_limit: null, maker_approves: true }))
afterAll(() => seeded.close())

async function rule(values: { approval_limit?: string | null; maker_approves?: boolean }): Promise<void> {
  expect(outcome(await seeded.as('ADM')('PATCH buildings/1', values))).toBe('200')
}
const firstOf = async (table: string, condition: string) => {
  const [row] = await seeded.db.query<{ id: string }>(
    `select id::text from ${table} where building_id = 1 and ${condition} order by id limit 1`,
  )
  return row?.id ?? ''
}

const codeOf = async (apartmentId: string) => {
  const [row] = await seeded.db.query<{ code: string }>(
    'select code from apartment where building_id = 1 and id = $1',
    [apartmentId],
  )
  return row?.code ?? ''
}

/** One draft of each kind, all of 500. */
async function drafts(by: Manage): Promise<Record<string, string>> {
  const home = desk.apartment(0)
  const cash = {
    cash_account_id: await firstOf('cash_account', `code = 'QUY-TM'`),
    amount: '500',
    party: 'L',
  }
  const fee = await desk.fee(home, '500')
  const deposit = recordOf(
    await desk.a('POST deposits', { building_id: '1', date: officeToday(), apartment_id: home, ...cash }),
  )
  await desk.a(`POST deposits/${String(deposit.id)}/approve`, {})
  const made = async (path: string, values: object) => {
    const reply = await by(`POST ${path}`, { building_id: '1', date: officeToday(), ...values })
    expect([path, outcome(reply)]).toEqual([path, '201'])
    return String(recordOf(reply).id)
  }
  const { party: _party, ...moved } = cash
  const { amount: _amount, ...returned } = cash
  return {
    'receipt-vouchers': await made('receipt-vouchers', {
      ...cash,
      category_id: await firstOf('receipt_voucher_category', 'not for_maintenance'),
    }),
    'payment-vouchers': await made('payment-vouchers', {
      ...cash,
      category_id: await firstOf('payment_voucher_category', 'true'),
    }),
    'cash-transfers': await made('cash-transfers', {
      ...moved,
      to_account_id: await firstOf('cash_account', `code = 'QUY-NH'`),
    }),
    deposits: await made('deposits', { ...cash, apartment_id: home }),
    'deposit-returns': await made('deposit-returns', {
      ...returned,
      returned: '500',
      deposit_id: deposit.id,
    }),
    'write-offs': await made('write-offs', {
      apartment_id: home,
      grounds: 'L',
      lines: [{ fee_id: fee, amount: '500' }],
    }),
    adjustments: await made('adjustments', { apartment_id: home, grounds: 'L', fee_id: fee, amount: '500' }),
  }
}

const approveAll = async (by: Manage, made: Record<string, string>) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(made).map(async ([path, id]) => {
        const reply = await by(`POST ${path}/${id}/approve`, {})
        return [path, reply.status < 300 ? 'done' : (faults(reply)[0] ?? outcome(reply))]
      }),
    ),
  )
const each = (made: Record<string, string>, said: string) =>
  Object.fromEntries(Object.keys(made).map((path) => [path, said]))

test('without rules, a maker approves', async () => {
  const { adjustments: _none, ...made } = await drafts(clerk)
  expect(await approveAll(clerk, made)).toEqual(each(made, 'done'))
})

test('above the limit, only who may approve fund accounts approves', async () => {
  await rule({ approval_limit: '499' })
  const { adjustments: _none, ...made } = await drafts(clerk)
  expect(await approveAll(clerk, made)).toEqual(each(made, 'amount:above_approval_limit'))
  expect(await approveAll(treasurer, made)).toEqual(each(made, 'done'))
})

test('above the limit, only who may approve fund accounts takes a document back', async () => {
  const made = await drafts(clerk)
  const { adjustments: _none, ...all } = made
  expect(await approveAll(treasurer, all)).toEqual(each(all, 'done'))
  await rule({ approval_limit: '499' })
  const voidAll = (by: Manage) =>
    Promise.all(
      Object.entries(all).map(async ([path, id]) => {
        const reply = await by(`POST ${path}/${id}/void`, { reason: 'nhầm' })
        return reply.status < 300 ? 'done' : (faults(reply)[0] ?? outcome(reply))
      }),
    )
  expect(new Set(await voidAll(clerk))).toEqual(new Set(['amount:above_approval_limit']))
  expect(new Set(await voidAll(treasurer))).toEqual(new Set(['done']))
})

test('above the limit, only who may approve fund accounts grants a deduction or voids a receipt', async () => {
  const home = desk.apartment(1)
  await desk.fee(home, '1000')
  const collect = (by: Manage, amount: string, deduction: string) =>
    desk.collect(home, amount, { deduction, deduction_reason: 'Mất nước' }, undefined, by)
  await rule({ approval_limit: '499' })
  expect(faults(await collect(clerk, '500', '500'))).toEqual(['deduction:above_approval_limit'])
  const small = await collect(clerk, '0', '400')
  expect(outcome(small)).toBe('201')
  const large = await collect(treasurer, '100', '500')
  expect(outcome(large)).toBe('201')
  const takeBack = (by: Manage, { id }: { id?: unknown }) =>
    by(`POST receipts/${String(id)}/void`, { reason: 'nhầm' })
  expect(faults(await takeBack(clerk, recordOf(large)))).toEqual(['amount:above_approval_limit'])
  expect(outcome(await takeBack(clerk, recordOf(small)))).toBe('200')
  expect(outcome(await takeBack(treasurer, recordOf(large)))).toBe('200')
})

test('what one payment for several apartments lets off is limited as one sum', async () => {
  const homes = [desk.apartment(2), desk.apartment(3)]
  for (const home of homes) await desk.fee(home, '1000')
  await rule({ approval_limit: '499' })
  const items = (deduction: string) =>
    homes.map((apartment_id) => ({ apartment_id, amount_received: '100', deduction, deduction_reason: 'x' }))
  const collect = (by: Manage, deduction: string) =>
    by(
      'POST receipts',
      { building_id: '1', month: '2026-11', payment_method_id: desk.cash, items: items(deduction) },
      withKey(),
    )
  expect(faults(await collect(clerk, '250'))).toEqual(['deduction:above_approval_limit'])
  expect(outcome(await collect(clerk, '249'))).toBe('201')
  expect(outcome(await collect(treasurer, '250'))).toBe('201')
})

test('what one person lets off of an apartment is limited as one sum of the day, in however many receipts', async () => {
  const home = desk.apartment(5)
  await desk.fee(home, '2000')
  await rule({ approval_limit: '499' })
  const letOff = (deduction: string, by: Manage = clerk) =>
    desk.collect(home, '100', { deduction, deduction_reason: 'Mất nước' }, undefined, by)
  const first = await letOff('300')
  expect(outcome(first)).toBe('201')
  expect(faults(await letOff('200'))).toEqual(['deduction:above_approval_limit'])
  expect(outcome(await letOff('199'))).toBe('201')
  expect(outcome(await letOff('200', treasurer))).toBe('201')
  expect(outcome(await clerk(`POST receipts/${recordOf(first).id}/void`, { reason: 'nhầm' }))).toBe('200')
  expect(outcome(await letOff('300'))).toBe('201')
  // Another apartment is another debt.
  await desk.fee(desk.apartment(6), '600')
  const other = { deduction: '499', deduction_reason: 'Mất nước' }
  expect(outcome(await desk.collect(desk.apartment(6), '100', other, undefined, clerk))).toBe('201')
})

test('up to the limit, everybody with the right does', async () => {
  await rule({ approval_limit: '500' })
  const { 'write-offs': _none, adjustments = '', ...made } = await drafts(clerk)
  expect(await approveAll(clerk, made)).toEqual(each(made, 'done'))
  // Its apartment has been let off of something by the same person today.
  expect(await approveAll(clerk, { adjustments })).toEqual({ adjustments: 'amount:above_approval_limit' })
  expect(await approveAll(treasurer, { adjustments })).toEqual({ adjustments: 'done' })
})

test('what one person lets off of an apartment on a day is one sum, in however many steps', async () => {
  await rule({ approval_limit: '500' })
  const home = desk.apartment(1)
  const lower = (by: Manage, id: string, amount: string) =>
    by(`POST fees/${id}/reissue`, { amount, reason: 'L' })
  const first = await desk.fee(home, '900')
  const { issued } = recordOf(await lower(clerk, first, '600'))
  expect(faults(await lower(clerk, String(issued), '300'))).toEqual(['amount:above_approval_limit'])
  const grounds = { building_id: '1', date: officeToday(), apartment_id: home, grounds: 'L' }
  const lines = [{ fee_id: issued, amount: '300' }]
  const { id } = recordOf(await clerk('POST write-offs', { ...grounds, lines }))
  expect(faults(await clerk(`POST write-offs/${id}/approve`, {}))).toEqual(['amount:above_approval_limit'])
  const deducted = { deduction: '300', deduction_reason: 'L' }
  expect(faults(await desk.collect(home, '100', deducted, 'let-off', clerk))).toEqual([
    'deduction:above_approval_limit',
  ])
  expect(outcome(await lower(treasurer, String(issued), '300'))).toBe('200')
})

test('nobody raises by typing what an opening debt or a voucher has charged', async () => {
  const home = desk.apartment(2)
  const values = { apartment_id: home, fee_type: 'WATER', month: '2025-12', name: 'L', amount: '500' }
  const { fee_id } = recordOf(
    await treasurer('POST opening-debts', { building_id: '1', ...values }, withKey()),
  )
  const type = (amount: string, id: unknown) =>
    treasurer(`POST fees/${String(id)}/reissue`, { amount, reason: 'L' })
  expect(outcome(await type('501', fee_id))).toBe('409 fee_of_document')
  const { issued } = recordOf(await type('0', fee_id))
  expect(outcome(await type('501', issued))).toBe('409 fee_of_document')
  expect(outcome(await type('500', issued))).toBe('200')
})

test('a building may ask for somebody other than the maker', async () => {
  const { adjustments: _none, ...made } = await drafts(clerk)
  await rule({ maker_approves: false })
  expect(await approveAll(clerk, made)).toEqual(each(made, '403 own_document'))
  expect(await approveAll(treasurer, made)).toEqual(each(made, 'done'))
})

test('who changed a draft last is one of its makers', async () => {
  const { refunds: _none, deposits = '' } = await drafts(clerk)
  await rule({ maker_approves: false })
  expect(outcome(await treasurer(`PATCH deposits/${deposits}`, { amount: '501' }))).toBe('200')
  expect(outcome(await treasurer(`POST deposits/${deposits}/approve`, {}))).toBe('403 own_document')
  expect(outcome(await desk.a(`POST deposits/${deposits}/approve`, {}))).toBe('200')
})

test('who changed a draft stays one of its makers, whoever changes it afterwards', async () => {
  const { deposits = '' } = await drafts(clerk)
  await rule({ maker_approves: false })
  expect(outcome(await treasurer(`PATCH deposits/${deposits}`, { amount: '502' }))).toBe('200')
  expect(outcome(await clerk(`PATCH deposits/${deposits}`, { description: 'x' }))).toBe('200')
  expect(outcome(await treasurer(`POST deposits/${deposits}/approve`, {}))).toBe('403 own_document')
  expect(outcome(await desk.a(`DELETE deposits/${deposits}`))).toMatch(/^20/)
  expect(outcome(await desk.a(`POST deposits/${deposits}/restore`, {}))).toBe('200')
  expect(outcome(await treasurer(`POST deposits/${deposits}/approve`, {}))).toBe('403 own_document')
  expect(outcome(await desk.a(`POST deposits/${deposits}/approve`, {}))).toBe('200')
})

test('only who may approve buildings changes the rules', async () => {
  const manager = await seeded.member('1', right('manage_building', 'read', 'update'))
  expect(outcome(await manager('PATCH buildings/1', { maker_approves: false }))).toMatch(/^40[03] |^422 /)
})

test('whoever uploads a file is a maker of what it brings in', async () => {
  const home = await firstOf('apartment', `handover_status = 'handover'`)
  const code = await codeOf(home)
  const uploads = importsOf(seeded.server, treasurer.token)
  const applies = importsOf(seeded.server, seeded.tokens.A ?? '')
  const sheet = `date,kind,apartment_id,amount,source_ref\n${officeToday()},credit,${code},500,S-1\n`
  const { id } = await uploads.check('opening-balance', sheet)
  expect((await applies.press('apply', id)).counts).toEqual({ created: 1 })
  const made = await firstOf('opening_balance', `source_ref = 'S-1'`)
  await rule({ maker_approves: false })
  for (const maker of [treasurer, desk.a])
    expect(outcome(await maker(`POST opening-balances/${made}/approve`, {}))).toBe('403 own_document')
  await seeded.db.execute('delete from import_batch where id = $1', [id])
  expect(outcome(await treasurer(`POST opening-balances/${made}/approve`, {}))).toBe('403 own_document')
  expect(outcome(await seeded.as('ADM')(`POST opening-balances/${made}/approve`, {}))).toBe('200')
})

test('an opening debt, which is owed at once, takes two people where makers do not approve', async () => {
  const code = await codeOf(desk.apartment(4))
  const debt = {
    building_id: '1',
    apartment_id: desk.apartment(4),
    fee_type: 'MANAGEMENT',
    month: '2025-01',
    name: 'Nợ',
    amount: '500',
  }
  await rule({ maker_approves: false })
  expect(outcome(await clerk('POST opening-debts', debt, withKey()))).toBe('403 opening_debt_by_two')
  const uploads = importsOf(seeded.server, clerk.token)
  const applies = importsOf(seeded.server, treasurer.token)
  const sheet = (name: string) =>
    `apartment_id,fee_type,month,name,amount\n${code},MANAGEMENT,2025-01,${name},500\n`
  const alone = await uploads.check('opening-debt', sheet('A'))
  expect(alone.counts).toEqual({ create: 1 })
  await uploads.press('apply', alone.id)
  expect(await uploads.faults(alone.id)).toEqual(['failed :opening_debt_by_two'])
  const shared = await uploads.check('opening-debt', sheet('B'))
  expect((await applies.press('apply', shared.id)).counts).toEqual({ created: 1 })
  expect(await desk.balance(desk.apartment(4))).toEqual(['500', '0'])
})

test('above the limit, only who may approve fund accounts brings in an opening debt', async () => {
  await rule({ approval_limit: '499' })
  const debt = {
    building_id: '1',
    apartment_id: desk.apartment(4),
    fee_type: 'MANAGEMENT',
    month: '2025-02',
    name: 'Nợ',
    amount: '500',
  }
  expect(faults(await clerk('POST opening-debts', debt, withKey()))).toEqual(['amount:above_approval_limit'])
  expect(outcome(await treasurer('POST opening-debts', debt, withKey()))).toBe('201')
})
