import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, monthOf, officeToday } from '#core/days.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import { readWorkbook } from '#tests/support/money/workbook.ts'

// The register of voids says of every voided receipt and document what, when, who and why.
let seeded: SeededServer
let desk: CashDesk
let home: string
const today = officeToday()
const period = `building_id=1&from=${today}&to=${today}`

interface Voided {
  readonly kind: string
  readonly number: string | null
  readonly date: string
  readonly apartment: string | null
  readonly amount: string
  readonly made_by: string
  readonly voided_by: string
  readonly voided_at: string
  readonly reason: string
}
const register = async (asked = period, by = desk.a) =>
  (await by(`GET report/voided-documents?${asked}`)).body.data as { total: number; rows: Voided[] }

const voided = async (path: string, values: object, reason: string) => {
  const { id } = recordOf(
    await desk.a(`POST ${path}`, { building_id: '1', date: today, apartment_id: home, ...values }),
  )
  await desk.a(`POST ${path}/${String(id)}/approve`, {})
  expect(outcome(await desk.a(`POST ${path}/${String(id)}/void`, { reason }))).toBe('200')
}

beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  home = desk.apartment(0)
  const fee = await desk.fee(home, '300000')
  const kept = recordOf(await desk.collect(home, '100000'))
  expect(kept.id).toBeDefined()
  const receipt = recordOf(await desk.collect(home, '50000'))
  await desk.a(`POST receipts/${String(receipt.id)}/void`, { reason: 'thu nhầm căn' })
  await voided(
    'write-offs',
    { grounds: 'mất liên lạc', lines: [{ fee_id: fee, amount: '20000' }] },
    'đã liên lạc được',
  )
  await voided(
    'adjustments',
    { grounds: 'tính thiếu', fee_id: fee, amount: '7000', direction: 'increase' },
    'đã tính đủ',
  )
  const charged = await desk.fee(home, '9000', {
    name: 'Phí gửi xe',
    language_contents: [{ language_code: 'en', name: 'Parking' }],
    month: monthOf(today),
  })
  expect(outcome(await desk.a(`POST fees/${charged}/void`, { reason: 'xe đã bán' }))).toBe('200')
  const drafted = recordOf(await desk.draft(home, '6000')).id
  for (const step of ['DELETE', 'POST', 'DELETE'])
    await desk.a(`${step} fees/${String(drafted)}${step === 'POST' ? '/restore' : ''}`)
  const dropped = await desk.fee(home, '8000', { name: 'Phí đổ rác', month: monthOf(today) })
  expect(outcome(await desk.a(`DELETE fees/${dropped}?reason=sai`))).toBe('200')
  await voided('opening-balances', { kind: 'credit', amount: '40000' }, '=1+1')
})
afterAll(() => seeded.close())

test('lists the voids of a period, the latest first', async () => {
  const { total, rows } = await register()
  const [code] = await seeded.db.query<{ code: string }>(
    'select code from apartment where building_id = 1 and id = $1',
    [home],
  )
  expect(total).toBe(6)
  expect(rows.map(({ kind, amount, reason }) => `${kind} ${amount} ${reason}`)).toEqual([
    'opening_balance 40000 =1+1',
    // Deleting an approved fee voids it too; a draft was nothing yet.
    'fee 8000 sai',
    'fee 9000 xe đã bán',
    'adjustment 7000 đã tính đủ',
    'write_off 20000 đã liên lạc được',
    'receipt 50000 thu nhầm căn',
  ])
  for (const row of rows) {
    // A fee has no number, so it goes by its name.
    expect(row).toMatchObject({ date: today, apartment: code?.code, number: expect.stringMatching(/^P/) })
    expect([row.made_by, row.voided_by]).toEqual([rows[0]?.made_by, rows[0]?.made_by])
    expect(row.made_by).not.toBe('')
  }
})

test('names a fee in the reader’s language', async () => {
  const { body } = await desk.a(`GET report/voided-documents?${period}`, undefined, {
    headers: { 'accept-language': 'en' },
  })
  const { rows } = body.data as { rows: Voided[] }
  expect(rows.find(({ reason }) => reason === 'xe đã bán')?.number).toBe('Parking')
})

test('another period has none, and days are asked for', async () => {
  const tomorrow = addDays(today, 1)
  expect(await register(`building_id=1&from=${tomorrow}&to=${tomorrow}`)).toEqual({ total: 0, rows: [] })
  expect(faults(await desk.a(`GET report/voided-documents?building_id=1&from=x&to=${today}`))).toEqual([
    'from:invalid_date',
  ])
})

test('shows of each kind only what its reader may read', async () => {
  const books = right('manage_cash_account', 'read')
  const kinds = async (...more: readonly ReturnType<typeof right>[]) => {
    const member = await seeded.member('1', books, ...more)
    return (await register(period, member)).rows.map(({ kind }) => kind)
  }
  expect(await kinds()).toEqual(['opening_balance'])
  expect(await kinds(right('manage_fee', 'read'))).toEqual(['opening_balance', 'fee', 'fee', 'adjustment'])
  expect(await kinds(right('manage_debt', 'read'))).toEqual(['opening_balance', 'write_off', 'receipt'])
  const other = await seeded.member('1', right('manage_debt', 'read'))
  for (const path of ['voided-documents', 'voided-documents/export']) {
    expect(outcome(await other(`GET report/${path}?${period}`))).toBe('403 forbidden')
    expect(outcome(await seeded.as('B2')(`GET report/${path}?${period}`))).toBe('403 forbidden')
  }
})

test('leaves as a workbook, in which no text is a formula, and the log says so', async () => {
  const { titles, rows, foot } = await readWorkbook(seeded, `voided-documents/export?${period}&format=xlsx`)
  expect(foot.map((row) => row[4])).toEqual([rows.reduce((sum, row) => sum + Number(row[4]), 0)])
  expect([titles[0], titles.at(-1)]).toEqual(['Số chứng từ', 'Lý do hủy'])
  expect(rows.map((row) => [row[4], row.at(-1)])).toEqual([
    [40000, '=1+1'],
    [8000, 'sai'],
    [9000, 'xe đã bán'],
    [7000, 'đã tính đủ'],
    [20000, 'đã liên lạc được'],
    [50000, 'thu nhầm căn'],
  ])
  const logged = await seeded.db.query<{ record_title: string }>(
    `select record_title from log where action = 'export' and resource = 'chart_account' order by id`,
  )
  expect(logged).toEqual([{ record_title: `voided-documents-${today}-${today}.xlsx` }])
})
