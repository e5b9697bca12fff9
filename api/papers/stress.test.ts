import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { multiplyAmounts, sumAmounts } from '#core/amount.ts'
import type { Language } from '#core/language.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { exampleTemplates } from '#domain/documents/example-templates.ts'
import type { DocumentPage, Paper } from '#domain/documents/page.ts'
import { usualPlaces, type Place } from '#domain/documents/preprint.ts'
import { drawDocument } from '#tests/support/documents/draw-document.ts'
import { pdfText, type PlacedWords } from '#tests/support/documents/pdf-text.ts'
import { renderForms } from '../documents/render-forms.ts'
import { renderPdf } from '../documents/render-pdf.ts'
import { contractPaper } from '../contracts/contract-paper.ts'
import { noticePaper } from '../notices/notice-paper.ts'
import { inventedDebt, inventedDocuments } from '../templates/invented-documents.ts'
import { endWorkers } from '../workers/pools.ts'
import { handoverPaper } from './handover-page.ts'
import { preprintPage } from './preprint-page.ts'
import { receiptPaper } from './receipt-papers.ts'
import { statementPage } from './statement-page.ts'

/*
 * Papers that hold much or next to nothing, in three languages and currencies, on the sheets that offices use: whatever is
 * on them, sums stand under their heading, signatures below their sums, and nothing leaves the paper.
 */
const today = '2026-11-22'
const longNames: Readonly<Record<Language, string>> = {
  vi: 'Nguyễn Hoàng Bảo Ngọc Trâm Anh và Công ty Cổ phần Đầu tư Phát triển Bất động sản Hoàng Mai – Chi nhánh Quận 1',
  en: 'Alexandria Montgomery-Featherstonehaugh and the Hoang Mai Real Estate Development Company, Saigon Branch',
  km: 'លោកស្រី សុខ សុភា និងក្រុមហ៊ុនអភិវឌ្ឍន៍អចលនទ្រព្យ ផ្កាឈូក ខូអិលធីឌី សាខារាជធានីភ្នំពេញ',
}
const feeNames: Readonly<Record<Language, string>> = {
  vi: 'Phí quản lý và bảo trì khu vực công cộng',
  en: 'Management and maintenance of common areas',
  km: 'ថ្លៃគ្រប់គ្រង និងថែទាំទីតាំងសាធារណៈ',
}

interface Shape {
  readonly language: Language
  readonly currency: CurrencyCode
  readonly count: number
  readonly isLong?: boolean
  readonly isPaid?: boolean
  readonly isLetter?: boolean
}

const contextOf = ({ language, currency }: Shape) => ({
  language,
  currency,
  building: { name: 'Hoàng Mai', address: '12 Nguyễn Huệ' },
})
const linesOf = ({ language, count, isLong = false, isPaid = false }: Shape) =>
  Array.from({ length: count }, (_one, at) => ({
    fee_type: 'MANAGEMENT' as const,
    ...(isLong ? { name: `${feeNames[language]} ${at + 1}` } : {}),
    amount: '1350000',
    month: '2026-11',
    settled: isPaid && at % 2 === 0 ? '350000' : '0',
  }))
const templateOf = (type: string, { language, isLetter = false }: Shape) =>
  isLetter ? exampleTemplates.find((one) => one.type === type && one.language === language) : undefined
const letterOf = (type: string, shape: Shape) => ({
  context: contextOf(shape),
  template: templateOf(type, shape),
})

function notice(shape: Shape): DocumentPage {
  const { isLong = false, isPaid = false, language } = shape
  const record = {
    ...inventedDocuments.notice({ ...shape, today }),
    ...(isLong ? { recipient: longNames[language] } : {}),
    ...(isPaid ? { settled: '350000' } : {}),
    lines: linesOf(shape),
  }
  return drawDocument(noticePaper, record, letterOf('notice', shape))
}

const receiptOf = (shape: Shape) => ({
  ...inventedDocuments.receipt({ ...shape, today }),
  ...(shape.isLong === true ? { payer: longNames[shape.language] } : {}),
  lines: linesOf(shape).map(({ settled: _settled, ...line }) => line),
})
const receipt = (shape: Shape): DocumentPage =>
  drawDocument(receiptPaper, receiptOf(shape), {
    ...letterOf('receipt', shape),
    more: () => inventedDebt(shape.currency),
  })

function statement(shape: Shape): DocumentPage {
  const lines = Array.from({ length: shape.count }, (_one, at) => ({
    entry_id: String(at),
    source: 'fee',
    source_id: String(at),
    booked_on: today,
    kind: 'fee',
    title: feeNames[shape.language],
    charged: '100000',
    paid: '0',
    deduction: '0',
    credit: '0',
    prepaid: '0',
    balance: String(100_000 * (at + 1)),
  }))
  const of = { opening: '0', total: lines.length, lines } as unknown as Parameters<
    typeof statementPage
  >[0]['of']
  const asked = { of, whose: ['A-1203'], electric: undefined, from: undefined, to: today }
  return statementPage(asked, contextOf(shape))
}

function handover(shape: Shape): DocumentPage {
  const { language, count } = shape
  const item = feeNames[language]
  const record = {
    ...inventedDocuments.handover({ ...shape, today }),
    checklist: Array.from({ length: count }, () => ({ item, passed: true, remark: item, photos: null })),
    defects: Array.from({ length: 6 }, () => ({ item, description: longNames[language], due_date: today })),
  }
  return drawDocument(handoverPaper, record, letterOf('handover', shape))
}

function contract(shape: Shape): DocumentPage {
  const term = `<p>${longNames[shape.language]} ${feeNames[shape.language]}</p>`
  const record = {
    ...inventedDocuments.contract({ ...shape, today }),
    party_b_name: longNames[shape.language],
    terms: term.repeat(shape.count),
    // What its periods come to stands with them, wherever it is signed.
    sent_plan: [],
  }
  return drawDocument(contractPaper, record, letterOf('contract', shape))
}

interface Stress {
  readonly what: string
  readonly paper: Paper
  readonly page: DocumentPage
  /** How many it takes. */
  readonly sheets: number
}
const vnd = { language: 'vi', currency: 'vnd' } as const
const riel = { language: 'km', currency: 'riel' } as const
const usd = { language: 'en', currency: 'usd' } as const

// What a paper says of the day it is printed is the same every day.
vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T03:00:00Z`) })
const papers: readonly Stress[] = [
  { what: 'a notice of nothing', paper: 'a5', page: notice({ ...vnd, count: 0 }), sheets: 1 },
  { what: 'a notice, nothing paid', paper: 'a5', page: notice({ ...vnd, count: 8 }), sheets: 1 },
  {
    what: 'a notice of 45 lines',
    paper: 'a4',
    page: notice({ ...riel, count: 45, isLong: true, isPaid: true }),
    sheets: 2,
  },
  { what: 'a receipt of 3', paper: 'a4', page: receipt({ ...vnd, count: 3 }), sheets: 1 },
  { what: 'a receipt of 45', paper: 'a4', page: receipt({ ...vnd, count: 45 }), sheets: 4 },
  { what: 'a receipt of 14', paper: 'a5', page: receipt({ ...riel, count: 14 }), sheets: 2 },
  { what: 'a receipt of 20', paper: 'a5', page: receipt({ ...riel, count: 20, isLong: true }), sheets: 4 },
  { what: 'dollars on 45 lines', paper: 'a5', page: receipt({ ...usd, count: 45, isLong: true }), sheets: 4 },
  { what: 'a letter of 26', paper: 'a5', page: receipt({ ...riel, count: 26, isLetter: true }), sheets: 4 },
  { what: 'a statement', paper: 'a4', page: statement({ ...vnd, count: 41 }), sheets: 2 },
  { what: 'minutes', paper: 'a4', page: handover({ ...riel, count: 33 }), sheets: 2 },
  { what: 'a contract', paper: 'a4', page: contract({ ...vnd, count: 20 }), sheets: 2 },
  {
    what: 'a contract as a letter',
    paper: 'a4',
    page: contract({ ...riel, count: 21, isLetter: true }),
    sheets: 2,
  },
]
beforeAll(() => void vi.useRealTimers())
afterAll(() => endWorkers())

const bare = (text: string) => text.replaceAll(/\s/g, '')
const textOn = (placed: readonly PlacedWords[], page: number) =>
  bare(placed.flatMap((one) => (one.page === page ? [one.text] : [])).join(''))

test.each(papers)('$what on $paper: nothing is signed without its sums', async ({ paper, page, sheets }) => {
  const set = pdfText(await renderPdf([page], { paper, title: 'x' }))
  expect(set.pages).toBe(sheets)
  expect(Math.max(...set.placed.map(({ y }) => y))).toBeLessThan(set.height)
  expect(Math.max(...set.placed.map(({ x }) => x))).toBeLessThan(set.width)
  expectSignedSums(set, page)
})

/** Whatever sheet it is on that is signed, the sums are there too. */
function expectSignedSums({ pages, placed }: ReturnType<typeof pdfText>, page: DocumentPage) {
  const hints = [...(page.signatures ?? []), ...(page.body ?? []).flatMap(signaturesIn)].map(({ hint }) =>
    bare(hint),
  )
  const totals = [...(page.totals ?? []), ...(page.body ?? []).flatMap(totalsIn)]
  for (let sheet = 0; sheet < pages; sheet += 1) {
    const text = textOn(placed, sheet)
    if (!hints.some((hint) => text.includes(hint))) continue
    for (const { value } of totals) expect(text).toContain(bare(value ?? ''))
  }
}

/** From one that still has room on the first sheet to one that has it on the second. */
const growing = (make: (count: number) => DocumentPage, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_one, at) => make(from + at))

test.each([
  ['a receipt', 'a5', growing((count) => receipt({ ...vnd, count }), 12, 28)],
  ['a letter in Khmer', 'a5', growing((count) => receipt({ ...riel, count, isLetter: true }), 12, 24)],
  ['a statement', 'a4', growing((count) => statement({ ...vnd, count }), 18, 28)],
  ['minutes', 'a4', growing((count) => handover({ ...vnd, count }), 6, 20)],
] as const)('wherever the end of %s falls, it is signed below its sums', async (_what, paper, pages) => {
  for (const page of pages) expectSignedSums(pdfText(await renderPdf([page], { paper, title: 'x' })), page)
})

type Part = NonNullable<DocumentPage['body']>[number]
const signaturesIn = (part: Part) => (part.block === 'signatures' ? part.signatures : [])
const totalsIn = (part: Part) => (part.block === 'lines' ? part.totals : [])

test('sums of a notice stand under the heading of what is asked for, and what was paid under its own', async () => {
  const { placed } = pdfText(
    await renderPdf([notice({ ...vnd, count: 4, isPaid: true })], { paper: 'a5', title: 'x' }),
  )
  const paidFrom = placed.find(({ text }) => text === 'Đã nộp')?.x ?? 0
  expect(paidFrom).toBeGreaterThan(0)
  // Amounts end where their column does, a little wider than its heading.
  const leftOf = (amount: string) =>
    placed.filter(({ text }) => text === amount).map(({ x }) => x < paidFrom - 5)
  expect([leftOf('1.350.000 đ'), leftOf('420.000 đ'), leftOf('1.770.000 đ')]).toEqual([
    [true],
    [true],
    [true],
  ])
  expect(leftOf('350.000 đ')).toEqual([false])
})

test('a notice of which nothing is paid has no column for it', () => {
  const { table } = notice({ ...vnd, count: 2 })
  expect(table?.columns.map(({ title }) => title)).toEqual(['Khoản phí', 'Số tiền (VND)'])
  expect(table?.rows[0]).toHaveLength(2)
})

test('a row that sums up a table is bold, as its sums are', async () => {
  const { placed } = pdfText(await renderPdf([statement({ ...vnd, count: 2 })], { paper: 'a4', title: 'x' }))
  const faces = placed.filter(({ text }) => text === '200.000').map(({ font }) => font)
  // The last line's balance, what was charged in all, and the balance of the end.
  expect(faces.map((face) => face.replace('BeVietnamPro-', ''))).toEqual(['Regular', 'Bold', 'Bold'])
})

const listed: readonly Place[] = [
  ...usualPlaces.filter(({ value }) => value !== 'reason' && value !== 'amount_in_words'),
  { value: 'lines', x: 20, y: 84, width: 170, size: 11, align: 'left' },
]
const form = { width: 210, height: 148, shift: { x: 0, y: 0 } }

test.each([
  ['Vietnamese', { ...vnd, count: 45, isLong: true }],
  ['Khmer', { ...riel, count: 45, isLong: true }],
])('many lines on a form end above what stands below, with the sum of the rest: %s', async (_what, shape) => {
  const page = preprintPage(receiptOf(shape), { ...form, places: listed }, contextOf(shape))
  const { placed } = pdfText(await renderForms([page], { title: 'x' }))
  const rows = placed.filter(({ text, x }) => /^[\d.,]+$/.test(text) && x > 150 && text.length > 5)
  const collector = usualPlaces.find(({ value }) => value === 'collector')?.y ?? 0
  expect(Math.max(...rows.map(({ y }) => y))).toBeLessThan(collector)
  const amounts = rows.map(({ text }) => text.replaceAll(/[.,]/g, ''))
  expect(sumAmounts(amounts)).toBe(multiplyAmounts('1350000', '45'))
})

test('a long name on a form becomes smaller rather than run into the next line', async () => {
  const shape = { ...vnd, count: 3, isLong: true }
  const page = preprintPage(receiptOf(shape), { ...form, places: usualPlaces }, contextOf(shape))
  const { placed } = pdfText(await renderForms([page], { title: 'x' }))
  const of = (from: number, to: number) => placed.filter(({ y, x }) => y > from && y < to && x < 60)
  const [payer, reason] = [of(48, 57), of(66, 75)]
  expect(payer.length + reason.length).toBeGreaterThan(3)
  for (const one of [...payer, ...reason]) expect(one.size).toBeLessThan(11)
  // The places between keep the size that the form says.
  expect(placed.find(({ text }) => text === 'Căn hộ A-1203')?.size).toBe(11)
})

test('what no size makes fit ends with dots, on the paper', async () => {
  const shape = { ...vnd, count: 1 }
  const payer = `${longNames.vi} `.repeat(20)
  const page = preprintPage(
    { ...receiptOf(shape), payer },
    { ...form, places: usualPlaces },
    contextOf(shape),
  )
  const set = pdfText(await renderForms([page], { title: 'x' }))
  expect(set.text).toContain('…')
  expect(set.placed.filter(({ y, x }) => y > 57 && y < 62 && x < 60).map(({ text }) => text)).toEqual([
    'Căn hộ A-1203',
  ])
})
