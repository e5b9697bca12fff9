import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import type { Language } from '#core/language.ts'
import { exampleTemplates } from '#domain/documents/example-templates.ts'
import type { DocumentPage, Paper } from '#domain/documents/page.ts'
import { templateTypes, type TemplateType } from '#domain/documents/templates.ts'
import { drawDocument } from '#tests/support/documents/draw-document.ts'
import { countDifferences, pdfPictures } from '#tests/support/documents/pdf-pictures.ts'
import { renderPdf } from '../documents/render-pdf.ts'
import type { TemplateText } from '../documents/template-versions.ts'
import { contractPaper } from '../contracts/contract-paper.ts'
import { noticePaper } from '../notices/notice-paper.ts'
import { inventedDebt, inventedDocuments } from '../templates/invented-documents.ts'
import { endWorkers } from '../workers/pools.ts'
import { countPage } from './count-page.ts'
import type { AnyPaper } from './define-paper.ts'
import { handoverPaper } from './handover-page.ts'
import type { PaperContext } from './paper-context.ts'
import { receiptPaper } from './receipt-papers.ts'
import { voucherPage } from './voucher-page.ts'

/*
 * Every paper as the picture that an office gets. Whoever changes how papers look runs this with LOOKS=write, looks at
 * the pictures in `looks`, and commits them.
 */
const folder = join(import.meta.dirname, 'looks')
const today = '2026-11-22'

const contexts: Readonly<Record<'vi' | 'km', PaperContext>> = {
  vi: {
    language: 'vi',
    currency: 'vnd',
    building: {
      name: 'Chung cư Hoàng Mai',
      address: '12 Nguyễn Huệ, Quận 1',
      paper_rules: [{ from: null, rules: 'tt133', note: null }],
    },
  },
  km: { language: 'km', currency: 'riel', building: { name: 'អគារ ផ្កាឈូក', address: 'ផ្លូវ ២៧១ ភ្នំពេញ' } },
}

const papers: Readonly<Record<TemplateType, AnyPaper<DocumentPage>>> = {
  notice: noticePaper,
  receipt: receiptPaper,
  contract: contractPaper,
  handover: handoverPaper,
}

/** On the usual paper, or with the template that a new building may begin with. */
function invented(
  type: TemplateType,
  context: PaperContext,
  template: TemplateText | undefined,
): DocumentPage {
  const of = { today, language: context.language, currency: context.currency }
  const more = () => inventedDebt(context.currency)
  return drawDocument(papers[type], inventedDocuments[type](of), { context, template, more })
}

function templateOf(type: TemplateType, language: Language): TemplateText {
  const found = exampleTemplates.find((one) => one.type === type && one.language === language)
  if (found === undefined) throw new Error(`no template of a ${type} in ${language}`)
  return found
}

function voucher(context: PaperContext): DocumentPage {
  const page = voucherPage(
    {
      kind: 'receipt_voucher',
      record: {
        id: '5',
        code: 'PT-2026-000007',
        status: 'approved',
        date: today,
        party: 'Sok Dara',
        description: 'Parking',
      },
      entry: {
        lines: [
          { posting: 'cash', code: '1111', debit: '1500000', credit: '0' },
          { posting: 'other_income', code: '711', debit: '0', credit: '1500000' },
        ],
      },
    },
    context,
  )
  if (page === null) throw new Error('this voucher has a paper')
  return page
}

const count = (context: PaperContext): DocumentPage =>
  countPage(
    {
      id: '3',
      cash_account: { id: '1', name: '1111' },
      cashier_name: 'Sok Dara',
      receiver_name: 'Lê Mai',
      closed_at: `${today}T03:00:00.000Z`,
      expected: '1000000',
      counted: '950000',
      other_cash: '50000',
      denominations: [
        { value: '50000', count: 16 },
        { value: '100000', count: 1 },
      ],
    },
    context,
  )

interface Look {
  readonly name: string
  readonly paper: Paper
  readonly page: DocumentPage
}
const looksIn = (language: 'vi' | 'km'): Look[] => {
  const context = contexts[language]
  return [
    ...templateTypes.flatMap((type): Look[] => {
      const paper = type === 'contract' || type === 'handover' ? 'a4' : 'a5'
      return [
        { name: `${type}-${language}`, paper, page: invented(type, context, undefined) },
        {
          name: `${type}-letter-${language}`,
          paper,
          page: invented(type, context, templateOf(type, language)),
        },
      ]
    }),
    ...(['a4', 'k80'] as const).map((paper) => ({
      name: `receipt-${paper}-${language}`,
      paper,
      page: invented('receipt', context, undefined),
    })),
    { name: `voucher-${language}`, paper: 'a4', page: voucher(context) },
    { name: `count-${language}`, paper: 'a4', page: count(context) },
  ]
}

// Papers name the day on which they are printed.
vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T03:00:00Z`) })
const looks = [...looksIn('vi'), ...looksIn('km')]
afterAll(() => {
  vi.useRealTimers()
  return endWorkers()
})

test.each(looks)('the paper $name looks as it did', async ({ name, paper, page }) => {
  const [picture = Buffer.alloc(0)] = await pdfPictures(await renderPdf([page], { paper, title: name }))
  const kept = join(folder, `${name}.png`)
  if (process.env.LOOKS === 'write') await writeFile(kept, picture)
  const found = await countDifferences(picture, await readFile(kept))
  const now = join(tmpdir(), `lobby-look-${name}.png`)
  if (found > 0) await writeFile(now, picture)
  expect(found, `points that differ: compare ${now} with ${kept}`).toBe(0)
})
