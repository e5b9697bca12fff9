import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#api/database/pool.ts'
import { readLedgerLines } from '#api/ledger/general-ledger.ts'
import { sumAmounts } from '#core/amount.ts'
import { firstDayOf, monthAfter, officeToday, lastDayOf, writtenDay } from '#core/days.ts'
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

// The trial balance and the general ledger say of each account what the journal's lines come to.
let seeded: SeededServer
let desk: CashDesk
const today = officeToday()
const last = monthAfter(today, -1)
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  await seeded.db.execute('delete from chart_account')
  // Last month's revenue; this month one pays more than it owes, another nothing.
  await desk.fee(desk.apartment(0), '300', { month: last })
  await desk.fee(desk.apartment(1), '80', { month: last })
  await desk.collect(desk.apartment(0), '350', {
    confirm_excess: true,
    extra_credit_reason: 'trả trước',
  })
})
afterAll(() => seeded.close())

const now = `building_id=1&from=${firstDayOf(today)}&to=${today}`
const trial = async (period = now) =>
  (await desk.a(`GET report/trial-balance?${period}`)).body.data as Readonly<Record<string, string>>[]
const ledger = async (code: string, period = now) =>
  (await desk.a(`GET report/general-ledger?${period}&code=${code}`)).body.data as {
    opening: string
    closing: string
    debit: string
    credit: string
    total: number
    lines: Readonly<Record<string, string>>[]
  }

test('an account has its balance before, what was booked, and its balance afterwards', async () => {
  expect((await trial()).map(({ name: _name, postings: _postings, ...row }) => Object.values(row))).toEqual([
    ['1111', '0', '0', '350', '0', '350', '0'],
    // One apartment owes and another has paid in advance: neither is set off against the other.
    ['131', '380', '0', '0', '350', '80', '50'],
    ['5113', '0', '380', '0', '0', '0', '380'],
  ])
})

test('both sides of each pair come to the same', async () => {
  const rows = await trial(`building_id=1&from=${firstDayOf(last)}&to=${lastDayOf(last)}`)
  const sum = (name: string) => sumAmounts(rows.map((row) => row[name] ?? ''))
  for (const pair of ['opening_', '', 'closing_']) expect(sum(`${pair}debit`)).toBe(sum(`${pair}credit`))
  expect(sum('closing_debit')).toBe('380')
})

test('an account’s lines end with the balance that it has', async () => {
  const { lines, ...ends } = await ledger('131')
  expect(ends).toEqual({ opening: '380', debit: '0', credit: '350', closing: '30', total: 2 })
  expect(lines.map(({ kind, counter, credit, balance }) => [kind, counter, credit, balance])).toEqual([
    ['receipt', '1111', '300', '80'],
    ['receipt', '1111', '50', '30'],
  ])
  expect(lines[0]?.number).toMatch(/^PT-/)
  expect(await ledger('999')).toEqual({
    opening: '0',
    debit: '0',
    credit: '0',
    closing: '0',
    total: 0,
    lines: [],
  })
})

test('an account is called as the office calls it, or else by what is booked on it', async () => {
  const named = recordOf(
    await desk.a('POST report/chart-accounts', {
      building_id: '1',
      posting: 'cash',
      code: '1111',
      name: 'Tiền Việt Nam',
    }),
  )
  const names = Object.fromEntries(
    (await trial()).map(({ code, name, postings }) => [code, [name, postings]]),
  )
  expect(names).toMatchObject({
    '1111': ['Tiền Việt Nam', ['cash']],
    '131': [null, ['credit', 'receivable']],
    '5113': [null, ['revenue']],
  })
  await desk.a(`DELETE report/chart-accounts/${named.id}`)
})

test('both are taken away as files, and the log says so', async () => {
  const { titles, rows, foot } = await readWorkbook(seeded, `trial-balance/export?${now}&format=xlsx`)
  // What was debited was credited.
  expect([foot.length, foot[0]?.[4]]).toEqual([1, foot[0]?.[5]])
  expect(titles.slice(0, 4)).toEqual(['Tài khoản', 'Tên tài khoản', 'Dư nợ đầu kỳ', 'Dư có đầu kỳ'])
  expect(rows.map((row) => [String(row[0]), ...row.slice(1)])).toContainEqual([
    '131',
    'Tiền căn hộ trả trước · Phải thu của căn hộ',
    380,
    0,
    0,
    350,
    80,
    50,
  ])
  const { rows: lines } = await readWorkbook(seeded, `general-ledger/export?${now}&code=131&format=xlsx`)
  expect(lines.map((row) => row.at(-1))).toEqual([80, 30])
  const logged = await seeded.db.query<{ record_title: string }>(
    `select record_title from log where action = 'export' and resource = 'chart_account' order by id`,
  )
  expect(logged.map(({ record_title }) => record_title)).toEqual([
    `trial-balance-${firstDayOf(today)}-${today}.xlsx`,
    `general-ledger-131-${firstDayOf(today)}-${today}.xlsx`,
  ])
})

test.each([
  ['journal/export', ['Nhật ký chung', 'Diễn giải', '1311111'], 297],
  ['trial-balance/export', ['Cân đối số phát sinh', 'Dư nợ đầu kỳ', '380', '5113'], 297],
  ['general-ledger/export', ['Sổ cái', 'Số dư đầu kỳ: 380', '350'], 297],
  ['output-vat/export', ['Thuế GTGT đầu ra'], 297],
  ['input-vat/export', ['Thuế GTGT đầu vào'], 297],
  ['voided-documents/export', ['Sổ chứng từ đã hủy'], 297],
] as const)(
  '%s is printed under the building’s name, with its days, its rows and its sums',
  async (path, said, wide) => {
    const { text, width } = pdfText(await printed(seeded, `${path}?${now}&code=131`))
    const days = `${writtenDay(firstDayOf(today))} – ${writtenDay(today)}`
    for (const part of [...said, days, 'Người lập']) expect(packed(text)).toContain(packed(part))
    expect(width).toBe(wide)
    const [logged] = await seeded.db.query<{ record_title: string }>(
      `select record_title from log where action = 'export' and resource = 'chart_account' order by id desc limit 1`,
    )
    expect(logged?.record_title).toMatch(/\.pdf$/)
  },
)

test('they take the rights of the journal', async () => {
  const half = await seeded.member('1', right('manage_cash_account', 'read'), right('manage_debt', 'read'))
  for (const path of ['trial-balance', 'trial-balance/export', 'general-ledger', 'general-ledger/export']) {
    expect(outcome(await half(`GET report/${path}?${now}&code=131`))).toBe('403 forbidden')
    expect(outcome(await seeded.as('B2')(`GET report/${path}?${now}&code=131`))).toBe('403 forbidden')
  }
  expect(faults(await desk.a(`GET report/general-ledger?${now}`))).toEqual(['code:required'])
})

test.each([
  'report/journal',
  'report/trial-balance',
  'report/general-ledger',
  'report/output-vat',
  'report/input-vat',
  'report/voided-documents',
  'report/voided-documents/export',
  'report/accounts/1/book',
  'apartments/1/statement',
])('%s that ends before it begins is refused at its last day', async (report) => {
  const reply = await desk.a(`GET ${report}?building_id=1&code=131&from=${today}&to=${firstDayOf(last)}`)
  expect(reply.status).toBe(422)
  expect(faults(reply)).toEqual(['to:invalid_not_before'])
})

test('the lines begin with what was booked before them, also what is booked while they are asked for', async () => {
  const { serving } = seeded.server
  let isFirst = true
  const crossed: Db = {
    ...serving,
    async transaction(work) {
      if (isFirst) await desk.fee(desk.apartment(2), '7', { month: last })
      isFirst = false
      return serving.transaction(work)
    },
  }
  const asked = { buildingId: '1', from: firstDayOf(today), to: today, code: '131', language: 'vi' as const }
  let balance = ''
  await readLedgerLines(crossed, asked, async (pages) => {
    for await (const page of pages) balance = page.at(-1)?.balance ?? balance
  })
  expect(balance).toBe((await ledger('131')).closing)
})

test('what one apartment paid before its fee is booked is not set off against what others owe', async () => {
  const sides = async () => {
    const row = (await trial()).find(({ code }) => code === '131')
    return [row?.opening_debit, row?.opening_credit, row?.closing_debit, row?.closing_credit]
  }
  const [opening, paidBefore, debit, credit] = await sides()
  await desk.fee(desk.apartment(3), '30', { month: monthAfter(today, 1) })
  await desk.collect(desk.apartment(3), '30')
  expect([opening, paidBefore, debit, credit]).toEqual(['387', '0', '87', '50'])
  expect(await sides()).toEqual(['387', '0', '87', '80'])
  const next = `building_id=1&from=${firstDayOf(monthAfter(today, 1))}&to=${lastDayOf(monthAfter(today, 1))}`
  const row = (await trial(next)).find(({ code }) => code === '131')
  expect(row).toMatchObject({
    opening_debit: '87',
    opening_credit: '80',
    closing_debit: '87',
    closing_credit: '50',
  })
})
