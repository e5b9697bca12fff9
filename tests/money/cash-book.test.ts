import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, officeToday } from '#core/days.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import { packed, pdfText } from '#tests/support/documents/pdf-text.ts'
import { printed, readWorkbook } from '#tests/support/money/workbook.ts'

// The book of a fund account: every entry that touches it, with what was in it afterwards.
let seeded: SeededServer
let desk: CashDesk
let fund: string
const today = officeToday()
const yesterday = addDays(today, -1)
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  const [row] = await seeded.db.query<{ id: string }>(
    `select id::text from cash_account where building_id = 1 and code = 'QUY-TM'`,
  )
  fund = row?.id ?? ''
  await write('opening-balances', { date: yesterday, amount: '1000' })
  await desk.fee(desk.apartment(0), '300')
  await desk.collect(desk.apartment(0), '300')
  const [category] = await seeded.db.query<{ id: string }>(
    `select id::text from payment_voucher_category where building_id = 1 and code = 'CHI-DIEN'`,
  )
  const paid = await write('payment-vouchers', {
    date: today,
    amount: '450',
    party: 'X',
    category_id: category?.id,
  })
  await desk.a(`POST payment-vouchers/${paid}/void`, { reason: 'nhầm' })
})
afterAll(() => seeded.close())

async function write(path: string, values: object): Promise<string> {
  const made = await desk.a(`POST ${path}`, { building_id: '1', cash_account_id: fund, ...values })
  const { id } = recordOf(made)
  expect(outcome(await desk.a(`POST ${path}/${id}/approve`, {}))).toBe('200')
  return id
}

interface Book {
  readonly opening: string
  readonly closing: string
  readonly total: number
  readonly lines: readonly Readonly<Record<string, string>>[]
}
const book = async (query = '') =>
  (await desk.a(`GET report/accounts/${fund}/book${query}`)).body.data as Book

test('it says what came in, what went out and what was left, oldest first', async () => {
  const { lines, ...ends } = await book()
  expect(ends).toMatchObject({ opening: '0', closing: '1300', total: 4 })
  expect(lines.map(({ kind, received, paid, balance }) => [kind, received, paid, balance])).toEqual([
    ['opening_balance', '1000', '0', '1000'],
    ['receipt', '300', '0', '1300'],
    ['payment_voucher', '0', '450', '850'],
    ['payment_voucher_void', '450', '0', '1300'],
  ])
  expect(lines.map(({ title }) => title?.split('-')[0])).toEqual(['PKT', 'PT', 'PC', 'PC'])
})

test('a period begins with what was there before it', async () => {
  expect(await book(`?from=${today}`)).toMatchObject({ opening: '1000', closing: '1300', total: 3 })
  expect(await book(`?to=${yesterday}`)).toMatchObject({ opening: '0', closing: '1000', total: 1 })
  const before = await book(`?to=${addDays(yesterday, -1)}`)
  expect(before).toMatchObject({ opening: '0', closing: '0', total: 0, lines: [] })
  expect(faults(await desk.a(`GET report/accounts/${fund}/book?from=soon`))).toEqual(['from:invalid_date'])
})

test('it is a workbook and a paper, which begin with what was there, and the log names the account', async () => {
  const { titles, rows, foot } = await readWorkbook(seeded, `accounts/${fund}/book/export?from=${today}`)
  expect(titles).toEqual(['Ngày', 'Chứng từ', 'Diễn giải', 'Người nộp, người nhận', 'Thu', 'Chi', 'Tồn quỹ'])
  expect(rows.map((row) => row.slice(4))).toEqual([
    [null, null, 1000],
    [300, 0, 1300],
    [0, 450, 850],
    [450, 0, 1300],
  ])
  expect(foot.map((row) => row.slice(4))).toEqual([[750, 450, null]])
  const { code, householder } = recordOf(await desk.a(`GET apartments/${desk.apartment(0)}`))
  expect(rows.map((row) => row.slice(2, 4))).toEqual([
    ['Tồn đầu kỳ', null],
    [`Thu phí: ${String(code)}, ${String(householder)}`, householder],
    ['Chi tiền: X', 'X'],
    ['Hủy: Chi tiền: X', 'X'],
  ])
  const { text, width } = pdfText(await printed(seeded, `accounts/${fund}/book/export?from=${today}`))
  for (const part of ['Sổ quỹ tiền mặt', 'Tồn đầu kỳ', '1.300', 'Tổng cộng'])
    expect(packed(text)).toContain(packed(part))
  expect(width).toBe(297)
  const logged = await seeded.db.query<{ record_id: string; record_title: string }>(
    `select record_id::text, record_title from log where action = 'export' and resource = 'cash_account' order by id`,
  )
  expect(logged).toEqual(
    ['xlsx', 'pdf'].map((format) => ({
      record_id: fund,
      record_title: `cash-book-${fund}-${today}.${format}`,
    })),
  )
})

test('it is read by those who may read fund accounts, in their own building', async () => {
  const reader = await seeded.member('1', right('manage_cash_account', 'read'))
  const cashier = await seeded.member('1', right('manage_debt', 'read'))
  expect(outcome(await reader(`GET report/accounts/${fund}/book`))).toBe('200')
  for (const path of ['book', 'book/export'])
    expect(outcome(await cashier(`GET report/accounts/${fund}/${path}`))).toBe('403 forbidden')
  for (const path of ['book', 'book/export'])
    expect(outcome(await seeded.as('B2')(`GET report/accounts/${fund}/${path}`))).toBe('404 record_not_found')
})

test('who may not read debts and vouchers sees what kind of money it was, and not whose', async () => {
  const reader = await seeded.member('1', right('manage_cash_account', 'read'))
  const { lines } = (await reader(`GET report/accounts/${fund}/book?from=${today}`)).body.data as Book
  expect(lines.map(({ description, party }) => [description, party])).toEqual([
    ['Fees collected', null],
    ['Payment', null],
    ['Void: Payment', null],
  ])
})

test('a file has every line, however many, and ends with what the book ends with', async () => {
  const many = 1_050
  await seeded.db.execute(
    `with e as (insert into ledger_entry (building_id, kind, document_id, booked_on)
        select 1, 'till_closing', 700000 + n, $1 from generate_series(1, ${many}) n returning id)
      insert into ledger_line (building_id, entry_id, number, account, cash_account_id, category, amount)
        select 1, e.id, n, case n when 1 then 'cash' else 'cash_difference' end, case n when 1 then $2::text::bigint end,
          case n when 1 then '' else $2::text end, 3 - 2 * n from e, generate_series(1, 2) n`,
    [today, fund],
  )
  const { closing, total, lines } = await book()
  expect([lines.length, total]).toEqual([1_000, 4 + many])
  const { rows } = await readWorkbook(seeded, `accounts/${fund}/book/export?to=${today}`)
  expect(rows).toHaveLength(1 + 4 + many)
  expect(String(rows.at(-1)?.[6])).toBe(closing)
  expect(rows.at(-1)?.slice(1, 3)).toEqual([
    expect.stringContaining(`KK-${today.replaceAll('-', '')}-`),
    'Chênh lệch kiểm kê quỹ',
  ])
})
