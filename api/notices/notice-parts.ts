import { isZero } from '#core/amount.ts'
import { writtenDay } from '#core/days.ts'
import type { Language } from '#core/language.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { textOf } from '#domain/documents/values.ts'
import { formatMoney } from '#domain/money/money-text.ts'
import { amountInWords } from '#domain/money/words.ts'
import { noticeWords } from '#domain/notices/notice-words.ts'
import { noticeSlipLabels } from '#entities/notices/notice-slip.labels.ts'
import type { noticeSlip } from '#entities/notices/notice-slip.ts'
import type { ShownRecord } from '#entities/shown-record.ts'
import type { LineRow } from '#core/fields/lines.ts'
import { transferFacts, type NamedValue } from '../papers/transfer.ts'

/** A notice as its reader may see it. */
export type SeenNotice = ShownRecord<typeof noticeSlip>
type SeenLine = Partial<LineRow<typeof noticeSlip.fields.lines.fields>>

interface NoticeContext {
  readonly language: Language
  readonly currency: CurrencyCode
}

/** What a notice says, wherever it says it: on paper and in a mail. Amounts of lines are not formatted yet. */
export interface NoticeParts {
  readonly facts: readonly NamedValue[]
  readonly lines: readonly NoticeLine[]
  readonly sums: readonly NamedValue[]
  /** The sum that is due; absent for a reader who may not see it. */
  readonly due: NamedValue | undefined
  /** The sum that is due in words, unless it is nothing. */
  readonly words: NamedValue | undefined
  readonly transfer: readonly NamedValue[]
  readonly notes: readonly string[]
}

interface NoticeLine {
  readonly name: string
  /** yyyy-MM */
  readonly month: string
  readonly amount: string
  /** Undefined: nothing. */
  readonly paid: string | undefined
}

/** What a reader may see of a notice, ready to be read. */
export function noticeParts(record: SeenNotice, context: NoticeContext): NoticeParts {
  const { language, currency } = context
  const words = noticeWords[language]
  const due = textOf(record.due)
  const isPaid = due !== undefined && isZero(due)
  const note = textOf(record.note)
  const correction = correctionOf(record, language)
  return {
    facts: factsOf(record, language),
    lines: linesOf(record, language),
    sums: sumsOf(record, context),
    due: due === undefined ? undefined : { name: words.due, value: formatMoney(due, currency, language) },
    words:
      due === undefined || isPaid
        ? undefined
        : { name: words.words.replace(/[:៖]$/, ''), value: amountInWords(due, { language, currency }) },
    transfer: transferOf(record, language),
    notes: [
      ...(correction === undefined ? [] : [correction]),
      ...(isPaid ? [words.nothing] : []),
      ...(note === undefined ? [] : [note]),
    ],
  }
}

/** A notice that corrects an earlier one says so. */
export function correctionOf(record: SeenNotice, language: Language): string | undefined {
  const day = textOf(record.corrects_on)
  return day === undefined ? undefined : noticeWords[language].corrects.replace('{{day}}', writtenDay(day))
}

function factsOf(record: SeenNotice, language: Language): NamedValue[] {
  const words = noticeWords[language]
  const code = apartmentsOf(record)
  const electric = textOf(record.apartment?.pe_code)
  const day = textOf(record.collect_on)
  return [
    { name: words.recipient, value: textOf(record.recipient) ?? words.resident },
    ...(code === undefined ? [] : [{ name: words.apartment, value: code }]),
    ...(electric === undefined ? [] : [{ name: words.pe_code, value: electric }]),
    ...(day === undefined ? [] : [{ name: words.due_on, value: writtenDay(day) }]),
  ]
}

/** The codes of the apartment and of those that are told with it; undefined for a reader who may not see them. */
export function apartmentsOf({ apartment, lines }: SeenNotice): string | undefined {
  const own = textOf(apartment?.code)
  const others = (lines ?? []).flatMap((line: SeenLine) => textOf(line.apartment_code) ?? [])
  return own === undefined ? undefined : [...new Set([own, ...others])].join(', ')
}

const linesOf = ({ lines }: SeenNotice, language: Language): NoticeLine[] =>
  (lines ?? []).map((line: SeenLine) => {
    const settled = textOf(line.settled) ?? '0'
    return {
      name: nameOf(line, language),
      month: textOf(line.month) ?? '',
      amount: textOf(line.amount) ?? '0',
      paid: isZero(settled) ? undefined : settled,
    }
  })

/** Its own name, or that of its type; after the code of another apartment, if it is that one's. */
function nameOf(line: SeenLine, language: Language): string {
  const types: Readonly<Record<string, string>> = noticeSlipLabels[language].lineOptions.lines.fee_type
  const name = textOf(line.name) ?? types[String(line.fee_type)] ?? ''
  const code = textOf(line.apartment_code)
  return code === undefined ? name : `${code}: ${name}`
}

/** Sums that are nothing are left out, and those that the reader may not see. */
function sumsOf(record: SeenNotice, { language, currency }: NoticeContext): NamedValue[] {
  const words = noticeWords[language]
  const others = (['settled', 'let_off', 'old_debt', 'credit'] as const).filter(
    (name) => !isZero(textOf(record[name]) ?? '0'),
  )
  return [
    { name: words.total, amount: textOf(record.amount) },
    ...others.map((name) => ({
      name: name === 'settled' ? words.paid : words[name],
      amount: textOf(record[name]),
    })),
  ].flatMap(({ name, amount }) =>
    amount === undefined ? [] : [{ name, value: formatMoney(amount, currency, language) }],
  )
}

const transferOf = (record: SeenNotice, language: Language): NamedValue[] =>
  transferFacts(
    {
      bank: textOf(record.bank_name),
      account: textOf(record.account_number),
      holder: textOf(record.account_holder),
      purpose: textOf(record.reference),
    },
    language,
  )
