import { expect, test } from 'vitest'
import { voucherPaperWords } from '#domain/documents/voucher-words.ts'
import { paperWords } from '#domain/documents/words.ts'
import type { VoucherEntry } from '#domain/money/voucher-forms.ts'
import { receiptPage } from './receipt-page.ts'

const line = { fee_id: '1', name: 'ថ្លៃគ្រប់គ្រង', month: '2026-11', due: '200000', amount: '116181' }
const record = {
  id: '9',
  code: 'PT-2026-000001',
  received_on: '2026-11-22',
  payer: 'សុខ ដារ៉ា',
  collector_name: 'ជា បុប្ផា',
  collector_code: 'NV07',
  apartment: { id: '3', code: 'A-0107' },
  payment_method: { id: '1', name: 'សាច់ប្រាក់' },
  status: 'collected' as const,
  currency_code: 'usd' as const,
  amount_received: '30',
  change_given: '5000',
  rate: 25650,
  book_rate: 6.35,
  received: '116181',
  settled: '116181',
  credit_used: '0',
  deduction: '0',
  excess: '0',
  lines: [line],
}
const building = { name: 'អគារ ផ្កាឈូក', address: 'ផ្លូវ ២៧១ ភ្នំពេញ' }
type Line = VoucherEntry['lines'][number]
const entryOf = (posting: Line['posting'], code: string): VoucherEntry => ({
  lines: [
    { posting, code, debit: '116181', credit: '0' },
    { posting: 'receivable', code: '131', debit: '0', credit: '116181' },
  ],
})
const context = {
  language: 'km',
  currency: 'riel',
  building,
  owed: '83819',
  entry: entryOf('cash', '1111'),
} as const

test('in Khmer and riel nothing of it is Vietnamese', () => {
  const page = receiptPage({ ...record, status: 'voided', serial: 'AA0000001' }, context)
  expect(JSON.stringify(page)).not.toMatch(/[àáâãèéêìíòóôõùúýăđĩũơưạ-ỹ]/iu)
  expect(page.words?.value).toMatch(/រៀល$/)
  expect(page.totals?.map(({ value }) => value)).toEqual([
    '116,181 ៛',
    '30.00 $ (1 $ = 4,039.37 ៛)',
    '5,000 ៛',
    '116,181 ៛',
    '83,819 ៛',
  ])
})

test('what its reader may not see is left out', () => {
  const page = receiptPage({ id: '9', code: 'PT-2026-000001' }, { ...context, owed: undefined })
  expect(page.facts).toEqual([])
  expect(page.table?.rows).toEqual([])
  expect(page.totals).toEqual([])
  expect(page.words).toBeUndefined()
  expect(page.signatures?.some(({ name }) => name !== undefined)).toBe(false)
})

test('a reason names three lines, each once, and counts the rest', () => {
  const lines = ['Phí', 'Nước', 'Phí', 'Xe', 'Điện', 'Gas'].map((name) => ({ ...line, name }))
  const page = receiptPage({ ...record, lines }, { ...context, language: 'vi' })
  const reason = page.facts?.find(({ name }) => name === paperWords.vi.reason)
  expect(reason?.value).toBe('Phí, Nước, Xe và 2 khoản khác')
})

const inDong = {
  ...context,
  language: 'vi',
  currency: 'vnd',
  building: { ...building, paper_rules: [{ from: null, rules: 'tt99', note: null }] },
} as const
const signersOf = (page: ReturnType<typeof receiptPage>) => page.signatures?.map(({ title }) => title)

test('cash in đồng has the form 01-TT, its accounts, room for originals and five to sign', () => {
  const page = receiptPage(record, inDong)
  expect(page.title).toBe('phiếu thu')
  expect(page.corner).toEqual(['Mẫu số 01-TT', voucherPaperWords.vi.circular.tt99])
  expect(page.aside).toEqual(['Quyển số: …………', 'Số: PT-2026-000001', 'Nợ: 1111', 'Có: 131'])
  expect(page.facts?.at(-1)).toEqual({ name: 'Kèm theo', value: voucherPaperWords.vi.originals })
  expect(page.words?.name).toBe(voucherPaperWords.vi.received)
  expect(signersOf(page)).toEqual([
    'Giám đốc',
    'Kế toán trưởng',
    'Người nộp tiền',
    'Người lập phiếu',
    'Thủ quỹ',
  ])
  expect(page.signatures?.[3]?.name).toBe('ជា បុប្ផា · NV07')
})

test.each([
  ['what came by bank', entryOf('bank', '1121'), 'Giấy báo có'],
  ['what credit settled', entryOf('credit', '131'), 'Phiếu bù trừ công nợ'],
])('%s is no cash receipt: it has no form’s number and no cashier', (_name, entry, title) => {
  const page = receiptPage(record, { ...inDong, entry })
  expect(page.title).toBe(title)
  expect(page.corner).toEqual([])
  expect(page.words?.name).toBe(paperWords.vi.in_words)
  expect(JSON.stringify(page)).not.toMatch(/phiếu thu|thủ quỹ|01-TT/i)
})

test('change that was handed back first makes cash no payment', () => {
  const change = { posting: 'cash', code: '1111', debit: '0', credit: '5000' } as const
  const entry = { lines: [change, ...entryOf('cash', '1112').lines] }
  expect(receiptPage(record, { ...inDong, entry }).title).toBe('phiếu thu')
})

test.each([
  ['cash', 3],
  ['bank', 2],
] as const)('in riel %s is signed by as few as before', (posting, count) => {
  const page = receiptPage(record, { ...context, entry: entryOf(posting, '1111') })
  expect(page.signatures).toHaveLength(count)
  expect(page.aside).toHaveLength(2)
})
