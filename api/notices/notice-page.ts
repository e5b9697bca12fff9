import { writtenDay } from '#core/days.ts'
import type { DocumentPage } from '#domain/documents/page.ts'
import { textOf } from '#domain/documents/values.ts'
import { formatAmount } from '#domain/money/money-text.ts'
import { noticeWords } from '#domain/notices/notice-words.ts'
import type { PaperContext } from '../papers/paper-context.ts'
import { amountHeading } from '../papers/receipt-page.ts'
import { qrBeside } from '../papers/transfer.ts'
import { noticeParts, type SeenNotice } from './notice-parts.ts'

/** A fee notice as it is printed, of what its reader may see: the month's fees, the sum, and how to pay it. */
export function noticePage(record: SeenNotice, context: PaperContext): DocumentPage {
  const { language, currency, building } = context
  const words = noticeWords[language]
  const month = textOf(record.month)
  const parts = noticeParts(record, context)
  const { transfer } = parts
  const text = textOf(record.qr_text)
  const qr = text === undefined ? undefined : qrBeside({ text, transfer, language })
  const isPaid = parts.lines.some(({ paid }) => paid !== undefined)
  /** What was paid stands below what was paid of each line, and every other sum below what is asked for. */
  const below = (isOfPaid: boolean) => (isPaid && !isOfPaid ? { column: 1 } : {})
  return {
    language,
    head: { name: building.name, lines: [building.address] },
    title: words.title,
    under: month === undefined ? [] : [words.month.replace('{{month}}', writtenDay(month))],
    facts: parts.facts,
    table: {
      columns: [
        { title: words.line, share: 1 },
        { title: amountHeading(words.amount, context), align: 'right' },
        ...(isPaid ? [{ title: words.paid, align: 'right' as const }] : []),
      ],
      rows: parts.lines.map(({ name, amount, paid }) => [
        name,
        formatAmount(amount, currency, language),
        ...(isPaid ? [paid === undefined ? '–' : formatAmount(paid, currency, language)] : []),
      ]),
    },
    totals: [
      ...parts.sums.map(({ name, value }) => ({ name, value, ...below(name === words.paid) })),
      ...(parts.due === undefined ? [] : [{ ...parts.due, strong: true, ...below(false) }]),
    ],
    ...(parts.words === undefined ? {} : { words: parts.words }),
    ...(qr === undefined ? {} : { qr }),
    notes: [
      ...(qr === undefined ? transfer.map(({ name, value }) => `${name}: ${value}`) : []),
      ...parts.notes,
    ],
  }
}
