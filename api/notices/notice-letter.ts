import { isZero } from '#core/amount.ts'
import { officeDay, writtenDay } from '#core/days.ts'
import type { Language } from '#core/language.ts'
import { usualBlocks } from '#domain/documents/letter-page.ts'
import type { DocumentPage } from '#domain/documents/page.ts'
import type { noticePlaceholders } from '#domain/documents/placeholders-notice.ts'
import type { LetterValues } from '#domain/documents/placeholders.ts'
import { textOf } from '#domain/documents/values.ts'
import { formatAmount, formatMoney } from '#domain/money/money-text.ts'
import { spokenReference } from '#domain/money/qr/reference.ts'
import type { PaperContext } from '../papers/paper-context.ts'
import { apartmentsOf, correctionOf, noticeParts, type SeenNotice } from './notice-parts.ts'

/** A text that was written without this day in mind must not leave two notices side by side. */
export function noticeNotes(record: SeenNotice, language: Language, text: string): string[] {
  const correction = correctionOf(record, language)
  return correction === undefined || text.includes('corrects_on') ? [] : [correction]
}

/** What the text of a notice's template may say. */
export function noticeValues(
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
