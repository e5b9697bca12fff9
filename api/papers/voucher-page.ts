import { isZero } from '#core/amount.ts'
import { writtenDay } from '#core/days.ts'
import type { Language } from '#core/language.ts'
import type { DocumentPage, Fact } from '#domain/documents/page.ts'
import { textOf } from '#domain/documents/values.ts'
import { voucherPaperWords } from '#domain/documents/voucher-words.ts'
import { paperDay, paperWords } from '#domain/documents/words.ts'
import { currencyCodes } from '#domain/currency.ts'
import { formatMoney } from '#domain/money/money-text.ts'
import type { PrintedVoucher } from '#domain/money/printed-vouchers.ts'
import { formOf, moneyLine, type VoucherEntry, type VoucherForm } from '#domain/money/voucher-forms.ts'
import { amountInWords } from '#domain/money/words.ts'
import type { registry } from '#entities/index.ts'
import { labels } from '#entities/labels.ts'
import type { ShownRecord } from '#entities/shown-record.ts'
import { accountLines, formLines, formSignatures } from './form-parts.ts'
import type { PaperContext } from './paper-context.ts'

type SeenVoucher = ShownRecord<(typeof registry)[PrintedVoucher]>

interface Voucher {
  readonly kind: PrintedVoucher
  /** As its reader may see it. */
  readonly record: SeenVoucher
  readonly entry: VoucherEntry
}

/**
 * A document as the voucher of the accounting circular, in two copies on one sheet: to be filed, and to be handed over.
 * Null for one that moved no money: what only settles, or brings in what was there before, is no voucher.
 */
export function voucherPage(voucher: Voucher, context: PaperContext): DocumentPage | null {
  const { kind, record, entry } = voucher
  const { language, currency, building } = context
  const money = moneyLine(entry.lines)
  if (money === undefined) return null
  const [words, common] = [voucherPaperWords[language], paperWords[language]]
  const form = formOf(kind, money)
  const amount = isZero(money.debit) ? money.credit : money.debit
  const inWords = amountInWords(amount, { language, currency })
  const person = textOf(record.party)
  const day = textOf(record.date)
  return {
    language,
    head: { name: `${common.unit}: ${building.name}`, lines: [`${common.address}: ${building.address}`] },
    corner: formLines({ form, day }, context),
    aside: [
      `${common.book}: …………`,
      `${common.number}: ${textOf(record.code) ?? ''}`,
      ...accountLines(entry, context),
    ],
    title: words.title[form],
    under: day === undefined ? [] : [paperDay(day, language)],
    facts: [
      ...whoOf(voucher, form, language),
      { name: words.reason, value: reasonOf(voucher, language) },
      { name: words.amount, value: formatMoney(amount, currency, language) },
      ...foreignOf(voucher, language),
      ...monthsOf(voucher, context),
      { name: words.in_words, value: inWords },
      { name: words.attached, value: words.originals },
    ],
    notes: [
      ...(form === 'transfer' ? [] : [`${words.received}: ${inWords}`]),
      ...(currency === 'vnd' ? [] : [words.converted]),
    ],
    signatures: formSignatures({ form, day, names: { payer: person, receiver: person } }, context),
    ...(record.status === 'voided' ? { voided: words.voided } : {}),
    copies: words.copies,
  }
}

/** Who brings or takes the money, and where they live; of a transfer, the two funds. What is not known is written by hand. */
function whoOf({ kind, record }: Voucher, form: VoucherForm, language: Language): readonly Fact[] {
  const words = voucherPaperWords[language]
  const common = paperWords[language]
  if (form === 'transfer') {
    const fields: Readonly<Record<string, string>> = labels[kind][language].fields
    return (['cash_account', 'to_account'] as const).map((name) => ({
      name: fields[`${name}_id`] ?? '',
      value: textOf(record[name]?.name) ?? null,
    }))
  }
  const comesIn = form === 'receipt' || form === 'credit_note'
  const apartment = textOf(record.apartment?.code)
  return [
    { name: comesIn ? words.paid_by : words.paid_to, value: textOf(record.party) ?? null },
    { name: common.address, value: apartment === undefined ? null : common.apartment(apartment) },
  ]
}

/** What it moved in the currency of its account, where that is another. */
function foreignOf({ kind, record }: Voucher, language: Language): readonly Fact[] {
  const fields: Readonly<Record<string, string>> = labels[kind][language].fields
  const currency = currencyCodes.find((code) => code === record['foreign_currency'])
  const amount = textOf(record['foreign_amount'])
  if (currency === undefined || amount === undefined) return []
  return [{ name: fields['foreign_amount'] ?? '', value: formatMoney(amount, currency, language) }]
}

/** The months that are paid in advance, and what they come to without the discount. */
function monthsOf({ kind, record }: Voucher, { language, currency }: PaperContext): readonly Fact[] {
  const fields: Readonly<Record<string, string>> = labels[kind][language].fields
  const first = textOf(record.first_month)
  if (first === undefined) return []
  const isLower = !isZero(textOf(record.discount) ?? '0')
  const money = (amount: unknown) => {
    const text = isLower ? textOf(amount) : undefined
    return text === undefined ? undefined : formatMoney(text, currency, language)
  }
  const known: readonly (readonly [string, string | undefined])[] = [
    ['first_month', writtenDay(first)],
    ['months', typeof record.months === 'number' ? String(record.months) : undefined],
    ['foreseen', money(record.foreseen)],
    ['discount', money(record.discount)],
  ]
  return known.flatMap(([name, value]) => (value === undefined ? [] : [{ name: fields[name] ?? '', value }]))
}

/** What the money is for: as it was written, else the category or the kind of document. */
const reasonOf = ({ kind, record }: Voucher, language: Language) =>
  textOf(record.description) ?? textOf(record.category?.name) ?? labels[kind][language].one
