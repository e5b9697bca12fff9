import { expect, test } from 'vitest'
import { voucherPaperWords } from '#domain/documents/voucher-words.ts'
import type { PrintedVoucher } from '#domain/money/printed-vouchers.ts'
import type { VoucherEntry } from '#domain/money/voucher-forms.ts'
import type { PaperContext } from './paper-context.ts'
import { voucherPage } from './voucher-page.ts'

const record = {
  id: '5',
  code: 'PT-2026-000007',
  status: 'approved' as const,
  date: '2026-11-22',
  party: 'Sok Dara',
  apartment: { id: '7', code: 'A-0107' },
  description: 'Annual parking',
}
type Line = VoucherEntry['lines'][number]
const line = (posting: Line['posting'], code: string, debit: string, credit: string): Line => ({
  posting,
  code,
  debit,
  credit,
})
const into = [line('cash', '1111', '1500000', '0'), line('other_income', '711', '0', '1500000')]
const building = {
  name: 'Sunrise',
  address: '12 Street 271',
  paper_rules: [
    { from: null, rules: 'tt133' as const, note: null },
    { from: '2027-01-01', rules: 'own' as const, note: 'Theo quy chế 01/2027' },
  ],
}
type Building = PaperContext['building']

interface More {
  readonly kind?: PrintedVoucher
  readonly lines?: readonly Line[]
  readonly language?: 'vi' | 'en' | 'km'
  readonly values?: object
  /** What the building says of its papers, in place of Circular 133. */
  readonly says?: Partial<Building>
}
const pageOf = ({ kind = 'receipt_voucher', lines = into, language = 'vi', values, says }: More = {}) =>
  voucherPage(
    { kind, record: { ...record, ...values }, entry: { lines } },
    { language, currency: language === 'km' ? 'riel' : 'vnd', building: { ...building, ...says } },
  )

test('a receipt of cash has the form 01-TT, its accounts and five places to sign, twice on a sheet', () => {
  const page = pageOf()
  expect(page?.corner).toEqual(['Mẫu số 01-TT', voucherPaperWords.vi.circular.tt133])
  expect(page?.aside).toEqual(['Quyển số: …………', 'Số: PT-2026-000007', 'Nợ: 1111', 'Có: 711'])
  expect(page?.under).toEqual(['Ngày 22 tháng 11 năm 2026'])
  expect(page?.facts?.map(({ value }) => value).slice(0, 5)).toEqual([
    'Sok Dara',
    'Căn hộ A-0107',
    'Annual parking',
    '1.500.000 đ',
    'Một triệu năm trăm nghìn đồng',
  ])
  expect(page?.signatures).toHaveLength(5)
  expect(page?.copies).toEqual(voucherPaperWords.vi.copies)
})

test.each(['en', 'km'] as const)('in %s nothing of it is Vietnamese', (language) => {
  const said = JSON.stringify(pageOf({ language, values: { status: 'voided' } })).replaceAll(' đ"', '"')
  expect(said).not.toMatch(/[àáâãèéêìíòóôõùúýăđĩũơưạ-ỹ]/iu)
})

test('money out of a bank account is no form of cash, and has no cashier', () => {
  const lines = [line('credit', '131', '1500000', '0'), line('bank', '1121', '0', '1500000')]
  const page = pageOf({ kind: 'refund', lines })
  expect(page?.title).toBe('Giấy báo nợ')
  expect(page?.corner).toEqual([])
  expect(page?.signatures?.map(({ title }) => title)).not.toContain(voucherPaperWords.vi.signers.cashier)
})

test('accounts of one side are named with their amounts; a transfer names its two funds', () => {
  const lines = [
    line('bank', '1121', '0', '1000000'),
    line('other_income', '711', '0', '500000'),
    line('deposit', '3386', '1500000', '0'),
  ]
  expect(pageOf({ kind: 'deposit_return', lines })?.aside?.at(-1)).toBe('Có: 1121 (1.000.000); 711 (500.000)')
  const moved = [line('cash', '1111', '1500000', '0'), line('bank', '1121', '0', '1500000')]
  const values = { cash_account: { id: '1', name: 'VCB' }, to_account: { id: '2', name: 'Két' } }
  const page = pageOf({ kind: 'cash_transfer', lines: moved, values })
  expect(page?.facts?.slice(0, 2).map(({ value }) => value)).toEqual(['VCB', 'Két'])
})

test('one that moves no money is no voucher; a voided one says so', () => {
  const lines = [line('opening', '4111', '1500000', '0'), line('deposit', '3386', '0', '1500000')]
  expect(pageOf({ kind: 'deposit', lines })).toBeNull()
  expect(pageOf({ values: { status: 'voided' } })?.voided).toBe(voucherPaperWords.vi.voided)
})

test.each([
  ['nothing where the building has not said whose forms it uses', { paper_rules: null }, '2026-11-22', []],
  [
    'the circular that was in force on its day',
    {},
    '2026-12-31',
    ['Mẫu số 01-TT', voucherPaperWords.vi.circular.tt133],
  ],
  ['the building’s own rules from their day on', {}, '2027-01-01', ['Theo quy chế 01/2027']],
] as const)('above its number stands %s', (_name, says, date, expected) => {
  expect(pageOf({ says, values: { date } })?.corner).toEqual(expected)
})

test('it is signed by those that the building names for such a paper, by its own titles', () => {
  const from = null
  const says: Partial<Building> = {
    paper_signers: [
      { from, paper: 'receipt', signer: 'director', title: 'Trưởng ban quản trị' },
      { from, paper: 'receipt', signer: 'payer', title: null },
      { from: '2027-01-01', paper: 'receipt', signer: 'cashier', title: null },
      { from, paper: 'payment', signer: 'maker', title: null },
    ],
  }
  const signed = (values: object = {}) =>
    pageOf({ says, values })?.signatures?.map(({ title, name }) => [title, name])
  expect(signed()).toEqual([
    ['Trưởng ban quản trị', undefined],
    ['Người nộp tiền', 'Sok Dara'],
  ])
  expect(signed({ date: '2027-02-01' })).toEqual([['Thủ quỹ', undefined]])
})

test('of a prepayment it says the months and what the discount takes off', () => {
  const values = { first_month: '2026-11', months: 12, foreseen: '1600000', discount: '100000' }
  const facts = pageOf({ kind: 'prepayment', values })?.facts?.map(({ value }) => value)
  expect(facts).toEqual(expect.arrayContaining(['11/2026', '12', '1.600.000 đ', '100.000 đ']))
})
