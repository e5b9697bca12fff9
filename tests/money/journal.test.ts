import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sumAmounts } from '#core/amount.ts'
import { addDays, officeToday } from '#core/days.ts'
import { tableIn } from '#tests/support/server/sheets.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
  type SeededServer,
  withKey,
} from '#tests/support/server/seeded-server.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'

// What an accounting program takes: every line between two days, each with the code of its account.
let seeded: SeededServer
let desk: CashDesk
let fund: string
const today = officeToday()
const yesterday = addDays(today, -1)
const idOf = async (table: string, code: string) =>
  (
    await seeded.db.query<{ id: string }>(
      `select id::text from ${table} where building_id = 1 and code = $1`,
      [code],
    )
  )[0]?.id ?? ''

beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  // The demo's building passes water on.
  await seeded.db.execute('delete from chart_account')
  fund = await idOf('cash_account', 'QUY-TM')
  await approve('opening-balances', { date: yesterday, amount: '1000' })
  await desk.fee(desk.apartment(0), '300', { name: '=1+1', fee_type: 'WATER' })
  await desk.collect(desk.apartment(0), '350', {
    confirm_excess: true,
    extra_credit_reason: 'trả trước',
  })
  const paid = await approve('payment-vouchers', {
    date: today,
    amount: '450',
    party: '@SUM(A1)',
    description: 'Tiền điện',
    category_id: await idOf('payment_voucher_category', 'CHI-DIEN'),
  })
  await desk.a(`POST payment-vouchers/${paid}/void`, { reason: 'nhầm' })
  await desk.a(
    'POST till-closings',
    {
      building_id: '1',
      cash_account_id: fund,
      counted: '1340',
      note: 'thiếu',
    },
    withKey(),
  )
})
afterAll(() => seeded.close())

async function approve(path: string, values: object): Promise<string> {
  const made = await desk.a(`POST ${path}`, { building_id: '1', cash_account_id: fund, ...values })
  const { id } = recordOf(made)
  expect(outcome(await desk.a(`POST ${path}/${id}/approve`, {}))).toBe('200')
  return id
}

// The fee is revenue of its month.
const from = '2026-10-01'
const period = `building_id=1&from=${from}&to=${today}`

interface Totals {
  readonly entries: number
  readonly lines: number
  readonly accounts: readonly { readonly code: string; readonly debit: string; readonly credit: string }[]
}
const totals = async (query = period) => (await desk.a(`GET report/journal?${query}`)).body.data as Totals
const codes = async (query = period) =>
  Object.fromEntries((await totals(query)).accounts.map(({ code, debit, credit }) => [code, [debit, credit]]))

async function download(query: string, { language = 'vi' } = {}) {
  const reply = await fetch(`${seeded.server.address}/v1/manage/report/journal/export?${query}`, {
    headers: { 'client-id': '3', authorization: `Bearer ${seeded.tokens.A}`, 'accept-language': language },
  })
  return { reply, bytes: Buffer.from(await reply.arrayBuffer()) }
}

test('each account of the chart has what was booked on it, and the two sides are equal', async () => {
  const { entries, lines, accounts } = await totals()
  expect([entries, lines]).toEqual([6, 13])
  expect(sumAmounts(accounts.map(({ debit }) => debit))).toBe(
    sumAmounts(accounts.map(({ credit }) => credit)),
  )
  expect(await codes()).toEqual({
    '1111': ['1800', '460'],
    '131': ['300', '350'],
    '1381': ['10', '0'],
    '4111': ['0', '1000'],
    '5113': ['0', '300'],
    '6422': ['450', '450'],
  })
})

test('a building’s other chart has other codes, and its own codes come before both', async () => {
  const add = (values: object) => desk.a('POST report/chart-accounts', { building_id: '1', ...values })
  const made = [
    await add({ posting: 'revenue', fee_type: 'WATER', code: '3388', name: 'Thu hộ tiền nước' }),
    await add({ posting: 'cash', code: '1112' }),
    await add({ posting: 'cash', cash_account_id: fund, code: '1111a' }),
    await add({
      posting: 'expense',
      payment_category_id: await idOf('payment_voucher_category', 'CHI-DIEN'),
      code: '6427',
    }),
  ]
  expect(made.map(outcome)).toEqual(['201', '201', '201', '201'])
  await seeded.db.execute(`update building set chart = 'tt99' where id = 1`)
  expect(Object.keys(await codes()).toSorted()).toEqual(['1111A', '131', '1381', '3388', '4111', '6427'])
  for (const one of made) await desk.a(`DELETE report/chart-accounts/${recordOf(one).id}`)
  expect(Object.keys(await codes()).toSorted()).toEqual(['1111', '131', '1381', '4111', '5113', '6428'])
  await seeded.db.execute(`update building set chart = 'tt133' where id = 1`)
})

test('without a chart a posting is called by its name until the office gives it a code', async () => {
  const ofNone = ['@cash', '@cash_shortage', '@credit', '@expense', '@opening', '@receivable', '@revenue']
  const sorted = async () => Object.keys(await codes()).toSorted()
  // Without a chart of its own a building has its country's, and without a country its currency's.
  for (const place of [`chart = 'none'`, `chart = null, country = 'KH'`, `country = 'OTHER'`]) {
    await seeded.db.execute(`update building set ${place} where id = 1`)
    expect(await sorted(), place).toEqual(ofNone)
  }
  const debts = await desk.a(`GET report/general-ledger?${period}&code=${encodeURIComponent('@receivable')}`)
  expect(debts.body.data).toMatchObject({ debit: '300', credit: '300', total: 2 })
  const { bytes } = await download(`${period}&format=csv`, { language: 'km' })
  expect(bytes.toString()).toContain('សាច់ប្រាក់')
  expect(bytes.toString()).not.toContain('@cash')
  const own = await desk.a('POST report/chart-accounts', { building_id: '1', posting: 'cash', code: '101' })
  expect(await sorted()).toEqual(['101', ...ofNone.slice(1)])
  expect(
    outcome(await desk.a('POST report/chart-accounts', { building_id: '1', posting: 'bank', code: '@bank' })),
  ).toBe('422 invalid_code')
  await desk.a(`DELETE report/chart-accounts/${recordOf(own).id}`)
  await seeded.db.execute(`update building set country = null where id = 1`)
  expect(await sorted()).toContain('131')
  await seeded.db.execute(`update building set chart = 'tt133' where id = 1`)
})

test('a posting, a category, a fee type and a fund have one code each', async () => {
  const add = (values: object) => desk.a('POST report/chart-accounts', { building_id: '1', ...values })
  const all = recordOf(await add({ posting: 'revenue', code: '5113' }))
  const water = recordOf(await add({ posting: 'revenue', fee_type: 'WATER', code: '3388' }))
  expect(faults(await add({ posting: 'revenue', fee_type: 'WATER', code: '3389' }))).toEqual([
    'posting:record_exists',
  ])
  // What does not go with the posting does not count.
  expect(faults(await add({ posting: 'revenue', cash_account_id: fund, code: '3389' }))).toEqual([
    'posting:record_exists',
  ])
  expect(
    faults(await desk.a(`PATCH report/chart-accounts/${water.id}`, { fee_type: '', version: water.version })),
  ).toEqual(['posting:record_exists'])
  expect(
    outcome(
      await desk.a(`PATCH report/chart-accounts/${water.id}`, { code: '3387', version: water.version }),
    ),
  ).toBe('200')
  for (const { id } of [all, water]) await desk.a(`DELETE report/chart-accounts/${id}`)
})

test('the workbook has a row for each line: numbers, counter accounts, and no formula', async () => {
  const { reply, bytes } = await download(`${period}&format=xlsx`)
  expect(reply.headers.get('content-disposition')).toContain(`journal-${from}-${today}.xlsx`)
  const { above, titles, rows, foot } = await tableIn(bytes)
  expect(above[0]).toBe('Nhật ký chung')
  // Debits and credits of a whole journal are the same.
  expect([foot.length, foot[0]?.[6]]).toEqual([1, foot[0]?.[7]])
  expect(titles.slice(0, 8)).toEqual([
    'Bút toán',
    'Ngày hạch toán',
    'Số chứng từ',
    'Loại chứng từ',
    'Tài khoản',
    'TK đối ứng',
    'Nợ',
    'Có',
  ])
  expect(rows).toHaveLength(13)
  const { code } = recordOf(await desk.a(`GET apartments/${desk.apartment(0)}`))
  const fees = rows.filter((row) => row[3] === 'khoản phí')
  expect(fees.map((row) => row.slice(4))).toEqual([
    [131, 5113, 300, 0, '=1+1 · 10/2026', code, null, null].map(textOfCode),
    [5113, 131, 0, 300, '=1+1 · 10/2026', code, null, 'Nước'].map(textOfCode),
  ])
  const voucher = rows.find((row) => row[3] === 'phiếu chi' && row[4] === '6422')
  expect(voucher?.slice(5)).toEqual([
    '1111',
    450,
    0,
    'Tiền điện',
    null,
    '@SUM(A1)',
    'Chi tiền điện khu chung',
  ])
  expect(rows.map((row) => row[3])).toContain('phiếu chi (hủy)')
})

/** Account codes are text, so that a program keeps them as they are. */
const textOfCode = (cell: unknown, at: number) => (at < 2 ? String(cell) : cell)

test('the same lines as CSV, in the caller’s language, page after page', async () => {
  const { reply, bytes } = await download(`${period}&format=csv`, { language: 'en' })
  expect(reply.headers.get('content-type')).toContain('text/csv')
  const lines = bytes
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n')
  expect(lines[0]).toMatch(/^Entry,Booked on,Document number,Document,Account,Counter account,Debit,Credit,/)
  expect(lines).toHaveLength(14)
})

test('a period without entries is empty, and a day that is none is refused', async () => {
  expect(await totals(`building_id=1&from=2020-01-01&to=2020-12-31`)).toEqual({
    entries: 0,
    lines: 0,
    accounts: [],
  })
  expect(faults(await desk.a(`GET report/journal?building_id=1&from=soon&to=${today}`))).toEqual([
    'from:invalid_date',
  ])
  expect(outcome(await desk.a(`GET report/journal/export?${period}&format=doc`))).toBe('422 invalid_option')
})

test('it takes the rights to all that it shows, in the building', async () => {
  const funds = right('manage_cash_account', 'read')
  const debts = right('manage_debt', 'read')
  const vouchers = right('manage_voucher', 'read')
  const whole = await seeded.member('1', funds, debts, vouchers, right('manage_fee', 'read'))
  const feeless = await seeded.member('1', funds, debts, vouchers)
  const half = await seeded.member('1', funds, debts)
  const other = await seeded.member('1', debts, vouchers)
  for (const path of ['report/journal', 'report/journal/export']) {
    expect(outcome(await half(`GET ${path}?${period}`))).toBe('403 forbidden')
    expect(outcome(await other(`GET ${path}?${period}`))).toBe('403 forbidden')
    expect(outcome(await feeless(`GET ${path}?${period}`))).toBe('403 forbidden')
    expect(outcome(await seeded.as('B2')(`GET ${path}?${period}`))).toBe('403 forbidden')
  }
  expect(outcome(await whole(`GET report/journal?${period}`))).toBe('200')
  expect(outcome(await seeded.as('B2')(`GET report/journal?${period.replace('=1', '=2')}`))).toBe('200')
})

test('taking it away is written in the log before it leaves', async () => {
  await download(`${period}&format=csv`)
  const rows = await seeded.db.query<{ record_title: string }>(
    `select record_title from log where action = 'export' and resource = 'chart_account' order by id desc limit 1`,
  )
  expect(rows).toEqual([{ record_title: `journal-${from}-${today}.csv` }])
})

test('a receipt names its payer, and a correction its reason', async () => {
  const home = desk.apartment(1)
  const fee = await desk.fee(home, '100')
  await desk.collect(home, '40', { payer: 'Bà Lan' })
  const { id } = recordOf(
    await desk.a('POST adjustments', {
      building_id: '1',
      date: today,
      apartment_id: home,
      fee_id: fee,
      direction: 'decrease',
      amount: '10',
      grounds: 'Tính thừa',
    }),
  )
  expect(outcome(await desk.a(`POST adjustments/${id}/approve`, {}))).toBe('200')
  const rows = await readSheet((await download(`${period}&format=xlsx`)).bytes)
  expect(rows.filter((row) => row[10] === 'Bà Lan').map((row) => row[3])).toEqual(['phiếu thu', 'phiếu thu'])
  expect(rows.filter((row) => row[8] === 'Tính thừa')).toHaveLength(2)
})

test('what raised a fee has the number of its document', async () => {
  const home = desk.apartment(2)
  const { id } = recordOf(
    await desk.a('POST adjustments', {
      building_id: '1',
      date: today,
      apartment_id: home,
      fee_id: await desk.fee(home, '100'),
      direction: 'increase',
      amount: '7',
      grounds: 'Tính thiếu',
    }),
  )
  const { code } = recordOf(await desk.a(`POST adjustments/${id}/approve`, {}))
  const rows = await readSheet((await download(`${period}&format=xlsx`)).bytes)
  const found = rows.filter((row) => row[6] === 7 || row[7] === 7)
  expect(found.map((row) => row[2])).toEqual([code, code])
})
