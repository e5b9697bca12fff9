import { isZero } from '#core/amount.ts'
import { officeDay, writtenDay } from '#core/days.ts'
import { letterPage, usualBlocks } from '#domain/documents/letter-page.ts'
import type { DocumentPage } from '#domain/documents/page.ts'
import type { noticePlaceholders } from '#domain/documents/placeholders-notice.ts'
import type { LetterValues } from '#domain/documents/placeholders.ts'
import { textOf } from '#domain/documents/values.ts'
import { formatAmount, formatMoney } from '#domain/money/money-text.ts'
import { spokenReference } from '#domain/money/qr/reference.ts'
import type { TemplateText } from '../documents/template-versions.ts'
import type { PaperContext } from '../papers/receipt-page.ts'
import { noticePage } from './notice-page.ts'
import { apartmentsOf, correctionOf, noticeParts, type SeenNotice } from './notice-parts.ts'

/** A fee notice as it is printed: in the words of the template that it was made with, or on the usual paper. */
export function printedNotice(
  record: SeenNotice,
  context: PaperContext,
  template: TemplateText | undefined,
): DocumentPage {
  const inItsLanguage = { ...context, language: template?.language ?? context.language }
  const page = noticePage(record, inItsLanguage)
  if (typeof template?.content !== 'string') return page
  const letter = letterPage(page, template.content, noticeValues(record, inItsLanguage, page))
  // A text that was written without this day in mind must not leave two notices side by side.
  const correction = correctionOf(record, inItsLanguage.language)
  return correction === undefined || template.content.includes('corrects_on')
    ? letter
    : { ...letter, notes: [correction] }
}

function noticeValues(
  record: SeenNotice,
  context: PaperContext,
  page: DocumentPage,
): LetterValues<typeof noticePlaceholders> {
  const { language, currency, building } = context
  const { lines, qr } = usualBlocks(page)
  const month = textOf(record.month)
  const made = textOf(record.created_at)
  const money = (value: string | null | undefined) => {
    const amount = textOf(value)
    return amount === undefined ? undefined : formatMoney(amount, currency, language)
  }
  /** Sums that are nothing are left out, as on the usual paper. */
  const something = (value: string | null | undefined) =>
    isZero(textOf(value) ?? '0') ? undefined : money(value)
  const amount = (value: string) => formatAmount(value, currency, language)
  return {
    texts: {
      building: building.name,
      address: building.address,
      recipient: textOf(record.recipient),
      apartment: apartmentsOf(record),
      pe_code: textOf(record.apartment?.pe_code),
      month: month === undefined ? undefined : writtenDay(month),
      note: textOf(record.note),
      total: money(record.amount),
      paid: something(record.settled),
      let_off: something(record.let_off),
      old_debt: something(record.old_debt),
      credit: something(record.credit),
      due: money(record.due),
      due_in_words: page.words?.value ?? undefined,
      bank: textOf(record.bank_name),
      account_number: textOf(record.account_number),
      account_holder: textOf(record.account_holder),
      transfer_text: spokenReference(textOf(record.reference) ?? '') || undefined,
    },
    days: {
      notice_date: made === undefined ? undefined : officeDay(new Date(made).toISOString()),
      due_on: textOf(record.collect_on),
      corrects_on: textOf(record.corrects_on),
    },
    lines: noticeParts(record, context).lines.map((line) => ({
      'line.name': line.name,
      'line.month': writtenDay(line.month),
      'line.amount': amount(line.amount),
      'line.paid': line.paid === undefined ? '–' : amount(line.paid),
    })),
    blocks: { lines, qr },
  }
}
