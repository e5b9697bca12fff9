import { afterAll, beforeAll, expect, test } from 'vitest'
import { officeToday } from '#core/days.ts'
import {
  openSeededServer,
  outcome,
  recordOf,
  right,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'

// What a printed voucher says beside the fields of its document: the accounts of its entry.
let seeded: SeededServer
let desk: CashDesk
let values: object
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  await seeded.db.execute('delete from chart_account')
  const [of] = await seeded.db.query<{ fund: string; category: string }>(
    `select (select id::text from cash_account where building_id = 1 and code = 'QUY-TM') as fund,
      (select id::text from receipt_voucher_category where building_id = 1 and code = 'THU-KHAC') as category`,
  )
  values = {
    building_id: '1',
    date: officeToday(),
    cash_account_id: of?.fund,
    category_id: of?.category,
    amount: '500',
    party: 'Lan',
  }
})
afterAll(() => seeded.close())

const draft = async () => recordOf(await desk.a('POST receipt-vouchers', values)).id
const paperOf = async (id: string, by = desk.a) => by(`GET voucher-papers/receipt_voucher/${id}`)

test('it has the accounts of both sides once the document is approved, and keeps them when it is voided', async () => {
  const id = await draft()
  expect((await paperOf(id)).body.data).toEqual({ chart: 'tt133', lines: [] })
  await desk.a(`POST receipt-vouchers/${id}/approve`, {})
  const lines = [
    { posting: 'cash', code: '1111', debit: '500', credit: '0' },
    { posting: 'other_income', code: '711', debit: '0', credit: '500' },
  ]
  expect((await paperOf(id)).body.data).toEqual({ chart: 'tt133', lines })
  await desk.a(`POST receipt-vouchers/${id}/void`, { reason: 'nhầm' })
  expect((await paperOf(id)).body.data).toEqual({ chart: 'tt133', lines })
})

test('it is read by those who may read the document, of its kind', async () => {
  const id = await draft()
  const reader = await seeded.member('1', right('manage_voucher', 'read'))
  const other = await seeded.member('1', right('manage_debt', 'read'))
  expect(outcome(await paperOf(id, reader))).toBe('200')
  expect(outcome(await paperOf(id, other))).toBe('403 forbidden')
  expect(outcome(await paperOf(id, seeded.as('B2')))).toBe('404 record_not_found')
  expect(outcome(await desk.a(`GET voucher-papers/write_off/${id}`))).toBe('404 record_not_found')
  expect(outcome(await desk.a(`GET voucher-papers/refund/999999`))).toBe('404 record_not_found')
})
