import { compareAmounts, multiplyAmounts, subtractAmounts } from '#core/amount.ts'
import { writtenMoment } from '#core/days.ts'
import { countCalls } from '#domain/calls/papers.ts'
import { currencyCodes } from '#domain/currency.ts'
import { countWords } from '#domain/documents/count-words.ts'
import type { DocumentPage } from '#domain/documents/page.ts'
import { textOf } from '#domain/documents/values.ts'
import { paperWords } from '#domain/documents/words.ts'
import { formatAmount, formatNumber } from '#domain/money/money-text.ts'
import { notesOf } from '#domain/money/notes.ts'
import { amountInWords } from '#domain/money/words.ts'
import { tillClosingLabels } from '#entities/receipts/till-closing.labels.ts'
import { tillClosing } from '#entities/receipts/till-closing.ts'
import type { ShownRecord } from '#entities/shown-record.ts'
import { definePaper } from './define-paper.ts'
import type { PaperContext } from './paper-context.ts'

type SeenCount = ShownRecord<typeof tillClosing>

/** A closing of a till as the minutes of its count. */
export const countPaper = definePaper({
  entity: tillClosing,
  calls: countCalls,
  with: ['cash_account'],
  page: countPage,
  file: { name: ({ id }) => `cash-count-${String(id)}` },
  live: ['cash_account.name'],
})

const amountOf = (value: unknown) => textOf(value) ?? '0'

/** A cash count in the order of form 08a-TT: what the book has, what was counted note by note, and the difference. */
export function countPage(record: SeenCount, { language, building, ...context }: PaperContext): DocumentPage {
  const currency = currencyCodes.find((code) => code === record.currency_code) ?? context.currency
  const [words, { fields, lines: labels }] = [countWords[language], tillClosingLabels[language]]
  const money = (amount: string) => formatAmount(amount, currency, language)
  const counted = amountOf(record.counted)
  // As the form reckons it: what is missing is positive.
  const difference = subtractAmounts(amountOf(record.expected), counted)
  const side = compareAmounts(difference, '0')
  const notes = countedNotes(record, notesOf[currency])
  const closed = textOf(record.closed_at)
  const head = textOf(record.ledger_head)
  return {
    language,
    head: { name: building.name, lines: [building.address] },
    title: words.title,
    under: [
      ...(currency === 'vnd' ? [words.form] : []),
      ...(closed === undefined ? [] : [writtenMoment(closed)]),
    ],
    facts: [
      { name: fields.cash_account_id, value: textOf(record.cash_account?.name) ?? null },
      { name: fields.cashier_name, value: textOf(record.cashier_name) ?? null },
      { name: fields.receiver_name, value: textOf(record.receiver_name) ?? null },
    ],
    table: {
      columns: [
        { title: words.number, align: 'center' },
        { title: words.what, share: 1 },
        { title: labels.denominations.count, align: 'right' },
        { title: words.amount, align: 'right' },
      ],
      rows: [
        ['I', words.expected, '', money(amountOf(record.expected))],
        ['II', words.counted, '', money(counted)],
        ...notes.map(({ value, count }, at) => [
          String(at + 1),
          words.note_of.replace('{{value}}', money(value)),
          formatNumber(count, { language, digits: 0 }),
          money(multiplyAmounts(value, String(count))),
        ]),
        [String(notes.length + 1), fields.other_cash, '', money(amountOf(record.other_cash))],
        ['III', words.difference, '', money(difference)],
        ['', words.surplus, '', side < 0 ? money(subtractAmounts('0', difference)) : ''],
        ['', words.shortage, '', side > 0 ? money(difference) : ''],
      ],
    },
    words: { name: paperWords[language].in_words, value: amountInWords(counted, { language, currency }) },
    notes: [
      `${words.reason}: ${textOf(record.note) ?? '………………………………'}`,
      ...(head === undefined ? [] : [`${fields.ledger_head}: ${head}`]),
      `${words.conclusion}: ………………………………………………`,
    ],
    signatures: [
      { title: words.accountant, name: undefined },
      { title: words.cashier, name: textOf(record.cashier_name) },
      { title: words.counter, name: textOf(record.receiver_name) },
    ].map(({ title, name }) => ({
      title,
      hint: paperWords[language].sign,
      ...(name === undefined ? {} : { name }),
    })),
  }
}

/** The notes that were counted. A sheet to be filled in by hand, for a count without them, has all notes. */
function countedNotes(record: SeenCount, all: readonly string[]) {
  const rows = record.denominations ?? []
  const counted = rows.map(({ value, count }) => ({ value: amountOf(value), count: Number(count) }))
  return counted.length > 0
    ? counted.toSorted((a, b) => compareAmounts(b.value, a.value))
    : all.map((value) => ({ value, count: 0 }))
}
