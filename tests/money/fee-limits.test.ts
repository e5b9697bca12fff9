import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'

// What the building's rules about documents of money say of fees: a voided fee is let off, a typed one is a document.
type Manage = Awaited<ReturnType<SeededServer['member']>>
let seeded: SeededServer
let desk: CashDesk
let clerk: Manage
let treasurer: Manage
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  const all = ['read', 'create', 'update', 'delete', 'approve']
  const rights = ['manage_debt', 'manage_fee'].map((code) => right(code, ...all))
  clerk = await seeded.member('1', ...rights)
  treasurer = await seeded.member('1', ...rights, right('manage_cash_account', ...all))
})
afterEach(() => rule({ approval_limit: null, maker_approves: true }))
afterAll(() => seeded.close())

const rule = async (values: { approval_limit?: string | null; maker_approves?: boolean }) =>
  expect(outcome(await seeded.as('ADM')('PATCH buildings/1', values))).toBe('200')
const cancel = (by: Manage, id: string) => by(`POST fees/${id}/void`, { reason: 'nhầm' })
const above = ['amount:above_approval_limit']

test('a fee above the limit is voided or deleted by who may approve fund accounts', async () => {
  await rule({ approval_limit: '500' })
  const home = desk.apartment(0)
  const [first, second] = [await desk.fee(home, '501'), await desk.fee(home, '501')]
  expect(faults(await cancel(clerk, first))).toEqual(above)
  expect(faults(await clerk(`DELETE fees/${first}?reason=sai`))).toEqual(above)
  expect(outcome(await cancel(treasurer, first))).toBe('200')
  expect(outcome(await treasurer(`DELETE fees/${second}?reason=sai`))).toMatch(/^20/)
})

test('what one person voids of an apartment on a day is one sum, with what they let off otherwise', async () => {
  await rule({ approval_limit: '500' })
  const home = desk.apartment(1)
  const fees = [await desk.fee(home, '300'), await desk.fee(home, '300'), await desk.fee(home, '900')]
  const [first = '', second = '', third = ''] = fees
  expect(outcome(await cancel(clerk, first))).toBe('200')
  expect(faults(await cancel(clerk, second))).toEqual(above)
  expect(faults(await clerk(`POST fees/${third}/reissue`, { amount: '600', reason: 'L' }))).toEqual(above)
  expect(outcome(await clerk(`POST fees/${third}/reissue`, { amount: '700', reason: 'L' }))).toBe('200')
  expect(faults(await cancel(clerk, second))).toEqual(above)
  const elsewhere = await desk.fee(desk.apartment(2), '300')
  expect(outcome(await cancel(clerk, elsewhere))).toBe('200')
})

test('a typed fee above the limit is approved by who may approve fund accounts, alone and among many', async () => {
  await rule({ approval_limit: '500' })
  const draft = async () => String(recordOf(await desk.draft(desk.apartment(3), '501')).id)
  const one = await draft()
  expect(faults(await clerk(`POST fees/${one}/approve`, {}))).toEqual(above)
  const many = (by: Manage) => by('POST fees/approve', { building_id: '1', ids: [one] })
  expect(outcome(await many(clerk))).toBe('422 above_approval_limit')
  expect(outcome(await many(treasurer))).toBe('200')
})

test('where makers do not approve, nobody approves the fee that they typed', async () => {
  await rule({ maker_approves: false })
  const values = {
    building_id: '1',
    apartment_id: desk.apartment(4),
    fee_type: 'OTHERS',
    month: '2026-10',
    name: 'L',
    amount: '9',
  }
  const { id } = recordOf(await clerk('POST fees', values))
  expect(outcome(await clerk(`POST fees/${id}/approve`, {}))).toBe('403 own_document')
  expect(outcome(await clerk('POST fees/approve', { building_id: '1', ids: [id] }))).toBe('403 own_document')
  expect(outcome(await treasurer(`POST fees/${id}/approve`, {}))).toBe('200')
})
