import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DocumentPage } from '#domain/documents/page.ts'
import { pdfText } from '#tests/support/documents/pdf-text.ts'
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

const pagesOf = async (id: string) => recordOf(await paperOf(id)).pages as DocumentPage[]

test('it has the accounts of both sides once the document is approved, and keeps them when it is voided', async () => {
  const id = await draft()
  expect(await pagesOf(id)).toEqual([])
  expect(outcome(await desk.a(`GET voucher-papers/receipt_voucher/${id}/pdf`))).toBe('404 record_not_found')
  await desk.a(`POST receipt-vouchers/${id}/approve`, {})
  const [page] = await pagesOf(id)
  expect(page?.aside?.slice(-2)).toEqual(['Nợ: 1111', 'Có: 711'])
  const reply = await seeded.raw(`/v1/manage/voucher-papers/receipt_voucher/${id}/pdf`)
  const pdf = pdfText(await reply.bytes())
  expect([pdf.pages, pdf.width]).toEqual([1, 210])
  expect(pdf.text.split('Nămtrămđồng').length - 1).toBe(4)
  await desk.a(`POST receipt-vouchers/${id}/void`, { reason: 'nhầm' })
  expect(await pagesOf(id)).toEqual([{ ...page, voided: 'Đã hủy' }])
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
