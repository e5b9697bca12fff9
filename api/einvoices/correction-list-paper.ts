import { definePaper } from '#api/papers/define-paper.ts'
import type { PaperContext } from '#api/papers/paper-context.ts'
import { isZero, subtractAmounts, sumAmounts } from '#core/amount.ts'
import { writtenDay } from '#core/days.ts'
import { invoiceListCalls } from '#domain/calls/papers.ts'
import { invoiceCorrectionWords } from '#domain/documents/invoice-correction-words.ts'
import type { Block, DocumentPage, DocumentTable } from '#domain/documents/page.ts'
import { textOf } from '#domain/documents/values.ts'
import { paperWords } from '#domain/documents/words.ts'
import { formatAmount, formatDecimal } from '#domain/money/money-text.ts'
import { rateText } from '#domain/money/vat-words.ts'
import { eInvoice } from '#entities/einvoices/e-invoice.ts'
import type { ShownRecord } from '#entities/shown-record.ts'
import { correctedLines, type CorrectedLine, type LineThen } from './corrected-lines.ts'

/** What invoices of one buyer said before and say after they are put right, for both sides to sign. */
export const correctionListPaper = definePaper({
  entity: eInvoice,
  calls: invoiceListCalls,
  with: ['seller'],
  async more(db, { buildingId, records }) {
    const rows = await correctedLines(db, { buildingId, ids: records.map(({ id }) => String(id)) })
    return Map.groupBy(rows, ({ of_id: id }) => id)
  },
  page: (record, { more, ...context }) => listPage(record, more.get(String(record.id)) ?? [], context),
  file: { name: ({ name, id }) => `01-BK-${textOf(name) ?? String(id)}` },
  live: ['seller.name', 'seller.tax_code', 'seller.address'],
})

const figures = ['net', 'vat', 'state_fee'] as const
const totalOf = (line: LineThen) => sumAmounts(figures.map((name) => line[name]))
const isNothing = (line: LineThen) => figures.every((name) => isZero(line[name]))

/** Columns after form 01/BK-ĐCTT of Circular 91/2026/TT-BTC; null for what puts nothing right. */
function listPage(
  record: ShownRecord<typeof eInvoice>,
  lines: readonly CorrectedLine[],
  context: PaperContext,
): DocumentPage | null {
  const { kind } = record
  if (lines.length === 0 || (kind !== 'adjusting' && kind !== 'replacing')) return null
  const { language } = context
  const [words, common] = [invoiceCorrectionWords[language], paperWords[language]]
  const said = (name: string, value: unknown) => ({ name, value: textOf(value) ?? null })
  const { seller } = record
  return {
    language,
    head: { name: textOf(seller?.name) ?? '', lines: [textOf(seller?.address) ?? ''] },
    corner: [words.list_form],
    title: words.list,
    facts: [
      // The office numbers and dates its lists.
      said(words.list_number, null),
      said(words.day, null),
      said(words.seller, seller?.name),
      said(words.tax_code, seller?.tax_code),
      said(words.buyer, record.buyer_name),
      said(words.tax_code, record.buyer_tax_code ?? record.buyer_budget_code),
      said(words.what_is_wrong, record.grounds),
    ],
    body: [
      ...titled(words.before[kind], linesTable(lines, 'before', context)),
      ...titled(words.after[kind], linesTable(lines, 'after', context)),
      ...titled(words.difference, differenceTable(lines, context)),
    ],
    signatures: [
      { title: words.for_seller, hint: common.sign_and_seal },
      { title: words.for_buyer, hint: common.sign_and_seal },
    ],
  }
}

const titled = (text: string, table: DocumentTable): readonly Block[] => [
  { block: 'heading', level: 3, runs: [{ text }] },
  { block: 'lines', table, totals: [] },
]

type Side = 'before' | 'after'

function linesTable(
  lines: readonly CorrectedLine[],
  side: Side,
  { language, currency }: PaperContext,
): DocumentTable {
  const words = invoiceCorrectionWords[language]
  const amount = (value: string) => formatAmount(value, currency, language)
  const number = (value: string) => formatDecimal(value, { language, digits: 6 })
  const shown = lines.flatMap((line) => {
    const then = line[side]
    return then === null || isNothing(then) ? [] : [{ ...line, then }]
  })
  const thens = shown.map(({ then }) => then)
  return {
    columns: [
      { title: words.invoice, share: 2 },
      { title: words.goods, share: 3 },
      { title: words.quantity, align: 'right', share: 2 },
      { title: words.net, align: 'right' },
      { title: words.rate, align: 'right' },
      { title: words.vat, align: 'right' },
      { title: words.other, align: 'right' },
      { title: words.total, align: 'right' },
    ],
    rows: [
      ...shown.map(({ invoice, day, name, rate, then }) => [
        [invoice, writtenDay(day ?? '')].filter(Boolean).join(' · '),
        name,
        then.quantity === null || then.unit_price === null
          ? ''
          : `${number(then.quantity)} × ${number(then.unit_price)}`,
        amount(then.net),
        rate === null ? '' : rateText(rate, language),
        amount(then.vat),
        amount(then.state_fee),
        amount(totalOf(then)),
      ]),
      [
        words.sum,
        '',
        '',
        amount(sumAmounts(thens.map(({ net }) => net))),
        '',
        amount(sumAmounts(thens.map(({ vat }) => vat))),
        amount(sumAmounts(thens.map((then) => then.state_fee))),
        amount(sumAmounts(thens.map(totalOf))),
      ],
    ],
    sum: true,
  }
}

/** Of each invoice, after less before. */
function differenceTable(
  lines: readonly CorrectedLine[],
  { language, currency }: PaperContext,
): DocumentTable {
  const words = invoiceCorrectionWords[language]
  const changeOf = (of: readonly CorrectedLine[]) => {
    const change = figures.map((name) =>
      subtractAmounts(
        sumAmounts(of.map(({ after }) => after?.[name] ?? '0')),
        sumAmounts(of.map(({ before }) => before?.[name] ?? '0')),
      ),
    )
    return [...change, sumAmounts(change)].map((value) => formatAmount(value, currency, language))
  }
  return {
    columns: [
      { title: words.invoice, share: 1 },
      { title: words.net, align: 'right' },
      { title: words.vat, align: 'right' },
      { title: words.other, align: 'right' },
      { title: words.total, align: 'right' },
    ],
    rows: [
      ...[...Map.groupBy(lines, (line) => line.original_id).values()].map((of) => [
        of[0]?.invoice ?? '',
        ...changeOf(of),
      ]),
      [words.sum, ...changeOf(lines)],
    ],
    sum: true,
  }
}
