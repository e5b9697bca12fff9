import { writtenDay } from '#core/days.ts'
import { usualBlocks } from '#domain/documents/letter-page.ts'
import type { DocumentPage } from '#domain/documents/page.ts'
import type { receiptPlaceholders } from '#domain/documents/placeholders-receipt.ts'
import type { LetterValues } from '#domain/documents/placeholders.ts'
import { textOf } from '#domain/documents/values.ts'
import { formatAmount, formatMoney } from '#domain/money/money-text.ts'
import { receiptForm } from '#domain/money/voucher-forms.ts'
import { codesOf, formLines } from './form-parts.ts'
import type { ReceiptContext } from './receipt-page.ts'
import {
  linesOf,
  nameOf,
  reasonOf,
  signer,
  amountOnPaper,
  type SeenReceipt,
  methodName,
} from './receipt-values.ts'

/** What the text of a receipt's template may say. */
export function receiptValues(
  record: SeenReceipt,
  context: ReceiptContext,
  page: DocumentPage,
): LetterValues<typeof receiptPlaceholders> {
  const { language, currency, building, owed, entry } = context
  const lines = linesOf(record)
  const { lines: table, qr, signatures } = usualBlocks(page)
  const money = (amount: string | undefined) =>
    amount === undefined ? undefined : formatMoney(amount, currency, language)
  // Where there are several accounts their amounts stand there too.
  const isShown = currency === 'vnd' && amountOnPaper(record) !== undefined
  const accounts = (side: 'debit' | 'credit') => (isShown ? codesOf(entry, side, context) : undefined)
  return {
    texts: {
      building: building.name,
      address: building.address,
      payer: textOf(record.payer),
      apartment: textOf(record.apartment?.code),
      pe_code: textOf(record.apartment?.pe_code),
      title: page.title?.toLocaleUpperCase(language),
      form: formLines({ form: receiptForm(entry), day: textOf(record.received_on) }, context).join('\n'),
      debit_accounts: accounts('debit'),
      credit_accounts: accounts('credit'),
      number: textOf(record.code),
      serial: textOf(record.serial),
      day_in_words: page.under?.[0],
      reason: reasonOf(lines, language),
      payment_method: methodName(record, language),
      note: textOf(record.note),
      amount: money(amountOnPaper(record)),
      amount_in_words: page.words?.value ?? undefined,
      settled: money(textOf(record.settled)),
      still_owed: money(owed),
      collector: signer(record.collector_name, record.collector_code),
    },
    days: { received_on: textOf(record.received_on) },
    lines: lines.map((line) => ({
      'line.name': nameOf(line, language),
      'line.month': writtenDay(textOf(line.month) ?? ''),
      'line.amount': formatAmount(textOf(line.amount) ?? '0', currency, language),
    })),
    blocks: { lines: table, qr, signatures },
  }
}
