import { compareAmounts, isZero, subtractAmounts } from '#core/amount.ts'
import { writtenDay } from '#core/days.ts'
import type { Language } from '#core/language.ts'
import { moneyUnit } from '#domain/currency.ts'
import type { DocumentPage, Fact, QrPicture, Total } from '#domain/documents/page.ts'
import { changeIn, describeForeignCash, describeTender, tendersOf } from '#entities/receipts/receipt-cash.ts'
import { textOf } from '#domain/documents/values.ts'
import { voucherPaperWords } from '#domain/documents/voucher-words.ts'
import { paperDay, paperWords } from '#domain/documents/words.ts'
import type { PaymentQr } from '#api/debts/payment-qr.ts'
import { amountInWords } from '#domain/money/words.ts'
import { formatAmount, formatMoney } from '#domain/money/money-text.ts'
import { receiptForm, type Signer, type VoucherEntry } from '#domain/money/voucher-forms.ts'
import { noticeWords } from '#domain/notices/notice-words.ts'
import { receiptLabels } from '#entities/receipts/receipt.labels.ts'
import {
  amountOnPaper,
  linesOf,
  nameOf,
  reasonOf,
  signer,
  type ReceiptLine,
  type SeenReceipt,
  methodName,
} from './receipt-values.ts'
import { accountLines, formLines, formSignatures } from './form-parts.ts'
import type { PaperContext } from './paper-context.ts'
import { qrBeside, transferFacts } from './transfer.ts'

/** The heading of a column of amounts, with the unit that the building prints. */
export const amountHeading = (word: string, { building, currency }: PaperContext) =>
  `${word} (${moneyUnit(building.money_unit, currency)})`

export interface ReceiptContext extends PaperContext {
  /** What it booked, which says what it is printed as. */
  readonly entry: VoucherEntry
  /** What the apartment still owed once the receipt was made; absent for those who may not see its lines. */
  readonly owed?: string | undefined
  /** How that is paid; absent where nothing is, or where the building has no account that a QR can name. */
  readonly payment?: PaymentQr['qr'] | undefined
}

/** Who signs where no Vietnamese form says it. */
const fewSigners: readonly Signer[] = ['payer', 'maker', 'cashier']

/**
 * A receipt as it is handed over, of what its reader may see: in two copies, in figures and in words. Cash has the
 * circular's form 01-TT; what came by bank is no cash receipt, and neither is what credit alone settled.
 */
export function receiptPage(record: SeenReceipt, context: ReceiptContext): DocumentPage {
  const { language, currency, building, owed, entry } = context
  const words = paperWords[language]
  const voucher = voucherPaperWords[language]
  const form = receiptForm(entry)
  const isForm = currency === 'vnd'
  const lines = linesOf(record)
  const day = textOf(record.received_on)
  const serial = textOf(record.serial)
  const said = amountOnPaper(record)
  const inWords = said === undefined ? undefined : amountInWords(said, { language, currency })
  const qr = qrOf(context)
  return {
    language,
    head: { name: `${words.unit}: ${building.name}`, lines: [`${words.address}: ${building.address}`] },
    corner: formLines({ form, day }, context),
    aside: [
      `${words.book}: …………`,
      `${words.number}: ${textOf(record.code) ?? ''}`,
      ...(serial === undefined ? [] : [`${words.serial}: ${serial}`]),
      ...(isForm && said !== undefined ? accountLines(entry, context) : []),
    ],
    title: form === 'receipt' ? receiptLabels[language].one : voucher.title[form],
    under: day === undefined ? [] : [paperDay(day, language)],
    facts: [
      ...factsOf(record, lines, language),
      ...(isForm ? [{ name: voucher.attached, value: voucher.originals }] : []),
    ],
    table: {
      columns: [
        { title: words.line, share: 1 },
        { title: words.month, align: 'center' },
        { title: amountHeading(words.amount, context), align: 'right' },
      ],
      rows: lines.map((line) => [
        nameOf(line, language),
        writtenDay(textOf(line.month) ?? ''),
        formatAmount(String(line.amount ?? ''), currency, language),
      ]),
    },
    totals: [
      ...totalsOf(record, context),
      ...(owed === undefined
        ? []
        : [{ name: words.still_owed, value: formatMoney(owed, currency, language) }]),
    ],
    // The form says of cash that all of it was received.
    ...(inWords === undefined
      ? {}
      : {
          words: { name: isForm && form === 'receipt' ? voucher.received : words.in_words, value: inWords },
        }),
    ...(qr === undefined ? {} : { qr }),
    signatures: formSignatures(
      {
        form,
        day,
        names: {
          payer: textOf(record.payer),
          customer: textOf(record.payer),
          maker: signer(record.collector_name, record.collector_code),
        },
        ...(isForm ? {} : { usual: fewSigners.filter((one) => form === 'receipt' || one !== 'cashier') }),
      },
      context,
    ),
    ...(record.status === 'voided' ? { voided: receiptLabels[language].states.voided } : {}),
    copies: words.copies,
  }
}

/**
 * What stays owed as a QR, which says so: nobody shall take it for what was just paid. Where credit covers a part, it
 * says what is left to pay.
 */
function qrOf({ owed, payment, language, currency }: ReceiptContext): QrPicture | undefined {
  if (owed === undefined || payment === undefined || payment === null) return undefined
  const { text, amount: due, bank, account_number: account, account_holder: holder, purpose } = payment
  const money = (amount: string) => formatMoney(amount, currency, language).replaceAll(' ', '\u00a0')
  const credit = due === null ? '0' : subtractAmounts(owed, due)
  return qrBeside({
    text,
    above: [
      { name: paperWords[language].still_owed, value: money(owed) },
      ...(due === null || isZero(credit)
        ? []
        : [
            { name: noticeWords[language].credit, value: money(credit) },
            { name: noticeWords[language].due, value: money(due) },
          ]),
    ],
    transfer: transferFacts({ bank, account, holder, purpose }, language),
    language,
  })
}

function factsOf(record: SeenReceipt, lines: readonly ReceiptLine[], language: Language): Fact[] {
  const words = paperWords[language]
  const { fields } = receiptLabels[language]
  const apartment = textOf(record.apartment?.code)
  const electric = textOf(record.apartment?.pe_code)
  // On one line: two copies of a receipt stand on one sheet.
  const place = [
    ...(apartment === undefined ? [] : [words.apartment(apartment)]),
    ...(electric === undefined ? [] : [`${noticeWords[language].pe_code}: ${electric}`]),
  ]
  const known: readonly (readonly [string, string | undefined])[] = [
    [words.paid_by, textOf(record.payer)],
    [words.address, place.length === 0 ? undefined : place.join(' · ')],
    [words.reason, reasonOf(lines, language)],
    [fields.payment_method_id, methodName(record, language)],
    [fields.note, textOf(record.note)],
  ]
  return known.flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]))
}

/** The sums below the lines; those that are nothing are left out, and those that the reader may not see. */
function totalsOf(record: SeenReceipt, context: PaperContext): Total[] {
  const { language, currency } = context
  const { fields } = receiptLabels[language]
  const money = (amount: string, of = currency) => formatMoney(amount, of, language)
  const tendered = describeForeignCash(record, context)
  const tenders = tendersOf(record)
  const change = changeIn(record, context)
  const isKeptWhole = tendered === undefined && tenders.length === 0 && isZero(change.amount)
  const sum = (name: 'settled' | 'credit_used' | 'deduction' | 'excess' | 'exchange_difference'): Total[] => {
    const amount = textOf(record[name])
    return amount === undefined || (name !== 'settled' && isZero(amount))
      ? []
      : [{ name: fields[name], value: money(amount) }]
  }
  const given = textOf(record.amount_received)
  const handed: Total[] = tenders
    .filter(({ amount }) => compareAmounts(amount, '0') > 0)
    .map((tender) => ({ name: fields.amount_received, value: describeTender(tender, context) }))
  if (!isKeptWhole && tenders.length === 0 && given !== undefined)
    handed.push({ name: fields.amount_received, value: tendered ?? money(given) })
  const received = textOf(record.received)
  return [
    ...(['settled', 'credit_used', 'deduction', 'excess'] as const).flatMap(sum),
    ...handed,
    ...(isZero(change.amount)
      ? []
      : [{ name: fields.change_given, value: money(change.amount, change.currency) }]),
    ...sum('exchange_difference'),
    ...(received === undefined
      ? []
      : [
          {
            name: isKeptWhole ? fields.amount_received : fields.received,
            value: money(received),
            strong: true,
          },
        ]),
  ]
}
