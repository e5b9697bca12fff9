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

/**
 * Whatever sheet it is on that is signed, the sums are there too: of a letter those in it, of another paper those at its
 * end (a contract's plan has sums of its own in its article).
 */
function expectSignedSums({ pages, placed }: ReturnType<typeof pdfText>, page: DocumentPage) {
  const body = page.body ?? []
  const signed = [
    { signatures: page.signatures ?? [], totals: page.totals ?? [] },
    { signatures: body.flatMap(signaturesIn), totals: body.flatMap(totalsIn) },
  ]
  for (const { signatures, totals } of signed)
    for (let sheet = 0; sheet < pages; sheet += 1) {
      const text = textOn(placed, sheet)
      if (!signatures.some(({ hint }) => text.includes(bare(hint)))) continue
      for (const { value } of totals) expect(text).toContain(bare(value ?? ''))
    }
}
