import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { officeToday } from '#core/days.ts'
import { voucherPaperWords } from '#domain/documents/voucher-words.ts'
import { labels } from '#entities/labels.ts'
import { firstPage } from '#tests/support/documents/first-page.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// Which form a paper of money has: by the money that its entry moved, and by what the building says of its forms.
let seeded: SeededServer
let desk: CashDesk
let home: string
const date = officeToday()
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  home = desk.apartment(0)
  await seeded.db.execute('delete from chart_account')
})
afterAll(() => seeded.close())

const building = (values: object, by = seeded.as('ADM')) => by('PATCH buildings/1', values)
const receiptOf = async (id: string) => firstPage(await desk.a(`GET receipts/${id}/paper?language=vi`))
const collect = async (amount: string, more: object = {}) =>
  recordOf(await desk.collect(home, amount, more)).id
const byTransfer = async () => {
  const [row] = await seeded.db.query<{ id: string }>(
    `select id::text from payment_method where building_id = 1 and code = 'BANK_TRANSFER'`,
  )
  return { payment_method_id: row?.id }
}
const approved = async (path: string, values: object) => {
  const made = recordOf(await desk.a(`POST ${path}`, { building_id: '1', date, ...values }))
  const reply = await desk.a(`POST ${path}/${made.id}/approve`, {})
  expect([path, outcome(reply)]).toEqual([path, '200'])
  return made.id
}

test('cash says no circular before the building does, and what came by bank or by credit is no cash receipt', async () => {
  await building({ paper_rules: [] })
  await desk.fee(home, '900')
  const cash = await collect('300')
  expect((await receiptOf(cash)).corner).toEqual([])
  const rules = [{ from: null, rules: 'tt99', note: null }]
  expect(outcome(await building({ paper_rules: rules }))).toBe('200')
  const page = await receiptOf(cash)
  expect(page.title).toBe('phiếu thu')
  expect(page.corner).toEqual(['Mẫu số 01-TT', voucherPaperWords.vi.circular.tt99])
  expect(page.aside).toEqual(['Quyển số: …………', expect.stringMatching(/^Số: PT-/), 'Nợ: 1111', 'Có: 131'])

  const wired = await receiptOf(await collect('300', await byTransfer()))
  expect([wired.title, wired.corner, wired.aside?.at(-2)]).toEqual(['Giấy báo có', [], 'Nợ: 1121'])
  expect(JSON.stringify(wired)).not.toMatch(/phiếu thu|thủ quỹ/i)

  await approved('opening-balances', { kind: 'credit', apartment_id: home, amount: '300' })
  const settled = await receiptOf(await collect('0', { credit_used: '300' }))
  expect(settled.title).toBe('Phiếu bù trừ công nợ')
  expect(JSON.stringify(settled)).not.toMatch(/phiếu thu|thủ quỹ|01-TT/i)
})

test('a template’s title follows the money too', async () => {
  const template = recordOf(
    await desk.a('POST example-templates', {
      building_id: '1',
      code: 'TemplateReceipt_TITLE',
      name: 'T',
      type: 'receipt',
      is_default: true,
      content: '<h2>{{ title }}</h2><p>{{ form }}</p><p>{{ debit_accounts }}/{{ credit_accounts }}</p>',
    }),
  )
  await desk.fee(home, '200')
  const said = async (id: string) =>
    (await receiptOf(id)).body?.map((part) =>
      'runs' in part ? part.runs.map(({ text }) => text).join('') : '',
    )
  expect(await said(await collect('100'))).toEqual([
    'PHIẾU THU',
    expect.stringMatching(/^Mẫu số 01-TT\n/),
    '1111/131',
  ])
  expect(await said(await collect('100', await byTransfer()))).toEqual(['GIẤY BÁO CÓ', '1121/131'])
  await desk.a(`PATCH example-templates/${template.id}`, { is_default: false })
})

test('who signs is set by who may approve buildings, row by row', async () => {
  const rows = [{ from: null, paper: 'receipt', signer: 'director', title: 'Trưởng ban quản trị' }]
  const writer = await seeded.member('1', right('manage_building', 'read', 'update'))
  expect(faults(await building({ paper_signers: rows }, writer))).toEqual(['paper_signers:forbidden'])
  expect(faults(await building({ paper_signers: [{ paper: 'receipt', signer: 'guard' }] }))).toEqual([
    'paper_signers.0.signer:invalid_option',
  ])
  expect(
    faults(
      await building({
        paper_rules: [
          { from: '2026-01-01', rules: 'tt99' },
          { from: '2026-01-01', rules: 'own' },
        ],
      }),
    ),
  ).toEqual(['paper_rules.1.from:duplicate_value'])
  expect(outcome(await building({ paper_signers: rows }))).toBe('200')
  await desk.fee(home, '100')
  const page = await receiptOf(await collect('100'))
  expect(page.signatures).toEqual([{ title: 'Trưởng ban quản trị', hint: '(Ký, họ tên, đóng dấu)' }])
  await building({ paper_signers: [] })
})

describe('what settles without money', () => {
  const paper = async (path: string, id: string, by = desk.a) => by(`GET ${path}/${id}/paper?language=vi`)
  const valuesOf = async (path: string, id: string) =>
    firstPage(await paper(path, id)).facts?.map(({ value }) => value)

  test('a write-off names its fees, its reason and both accounts once it is approved', async () => {
    const own = desk.apartment(2)
    await desk.fee(own, '700', { name: 'Phí quản lý', month: '2026-09' })
    const values = { apartment_id: own, grounds: 'Không thu được' }
    const draft = recordOf(await desk.a('POST write-offs', { building_id: '1', date, ...values })).id
    expect((await paper('write-offs', draft)).body.data).toMatchObject({ pages: [] })
    await desk.a(`POST write-offs/${draft}/approve`, {})
    const page = firstPage(await paper('write-offs', draft))
    expect(page.title).toBe(labels.write_off.vi.one)
    expect(page.table?.rows).toEqual([['Phí quản lý', '09/2026', '700']])
    expect(page.aside?.at(-1)).toBe('Có: 131')
    expect(page.facts?.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['Không thu được', '700 đ', 'Bảy trăm đồng']),
    )
    const reader = await seeded.member('1', right('manage_debt', 'read'))
    const other = await seeded.member('1', right('manage_voucher', 'read'))
    expect(outcome(await paper('write-offs', draft, reader))).toBe('200')
    expect(outcome(await paper('write-offs', draft, other))).toBe('403 forbidden')
    await desk.a(`POST write-offs/${draft}/void`, { reason: 'nhầm' })
    expect(firstPage(await paper('write-offs', draft))).toEqual({ ...page, voided: 'Đã hủy' })
  })

  test('an adjustment names its fee and which way it goes, and has the accounts of what it raised', async () => {
    const own = desk.apartment(3)
    const fee_id = await desk.fee(own, '700', { name: 'Nước', month: '2026-09' })
    const of = { apartment_id: own, fee_id, grounds: 'Đọc sai số' }
    const lowered = await approved('adjustments', { ...of, amount: '100' })
    expect(await valuesOf('adjustments', lowered)).toEqual(
      expect.arrayContaining(['Nước · 09/2026', 'Giảm', 'Đọc sai số', '100 đ']),
    )
    const raised = await approved('adjustments', { ...of, direction: 'increase', amount: '50' })
    const page = firstPage(await paper('adjustments', raised))
    expect(page.facts?.map(({ value }) => value)).toContain('Tăng')
    expect(page.aside?.slice(-2)).toEqual(['Nợ: 131', expect.stringMatching(/^Có: \d/)])
  })

  test('an offset names both apartments', async () => {
    const [from, to] = [desk.apartment(4), desk.apartment(5)]
    await approved('opening-balances', { kind: 'credit', apartment_id: from, amount: '50' })
    const values = { apartment_id: from, to_apartment_id: to, amount: '50', grounds: 'Cùng chủ hộ' }
    const id = await approved('credit-transfers', values)
    const codes = await Promise.all(
      [from, to].map(async (one) => recordOf(await desk.a(`GET apartments/${one}`)).code),
    )
    expect((await valuesOf('credit-transfers', id))?.slice(0, 2)).toEqual(codes)
  })
})
