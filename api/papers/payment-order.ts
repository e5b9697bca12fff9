import { query } from '#api/sql/query.ts'
import { paymentOrderCalls } from '#domain/calls/papers.ts'
import { currencyCodes } from '#domain/currency.ts'
import type { DocumentPage } from '#domain/documents/page.ts'
import { paymentOrderWords } from '#domain/documents/payment-order-words.ts'
import { textOf } from '#domain/documents/values.ts'
import { paperDay, paperWords } from '#domain/documents/words.ts'
import { formatMoney } from '#domain/money/money-text.ts'
import { amountInWords } from '#domain/money/words.ts'
import type { ShownRecord } from '#entities/shown-record.ts'
import { paymentVoucher } from '#entities/vouchers/payment-voucher.ts'
import { definePaper } from './define-paper.ts'
import type { PaperContext } from './paper-context.ts'

/**
 * The order to the bank that a voucher is paid by, issued as it is approved. No page for one that is a draft or paid in cash, nor
 * for one that was approved before vouchers kept the account.
 */
export const paymentOrderPaper = definePaper({
  entity: paymentVoucher,
  calls: paymentOrderCalls,
  with: ['category'],
  async more(db, { buildingId, records }) {
    const entries = await issuedAt(db, { buildingId, ids: records.map(({ id }) => String(id)) })
    return new Map(entries.map(({ id, at }) => [id, at]))
  },
  page: paymentOrderPage,
  file: { name: ({ code, id }) => `payment-order-${textOf(code) ?? String(id)}` },
  issuedAt: ({ id }, entries) => entries.get(String(id)),
  live: ['category.name'],
})

const issuedAt = query({
  row: { id: 'text', at: 'timestamptz' },
  takes: { buildingId: 'bigint', ids: 'bigint[]' },
  sql: ({ buildingId, ids }) =>
    `select document_id::text as id, created_at as at from ledger_entry
      where building_id = ${buildingId} and kind = '${paymentVoucher.name}' and document_id = any(${ids})`,
})

/** Who pays, to whom, how much and for what: in the currency of the account. */
function paymentOrderPage(
  record: ShownRecord<typeof paymentVoucher>,
  { language, building, ...context }: PaperContext,
): DocumentPage | null {
  const account = textOf(record.payer_account)
  if (account === undefined || record.status === 'draft') return null
  const words = paymentOrderWords[language]
  const foreign = currencyCodes.find((code) => code === record.foreign_currency)
  const currency = foreign ?? context.currency
  const amount = textOf(foreign === undefined ? record.amount : record.foreign_amount) ?? '0'
  const day = textOf(record.date)
  const said = (name: string, value: unknown) => ({ name, value: textOf(value) ?? null })
  const common = paperWords[language]
  return {
    language,
    head: { name: building.name, lines: [building.address] },
    corner: [`${common.number}: ${textOf(record.code) ?? ''}`],
    title: words.title,
    under: day === undefined ? [] : [paperDay(day, language)],
    facts: [
      said(words.payer, record.payer_name),
      said(words.account, account),
      said(words.bank, record.payer_bank),
      said(words.branch, record.payer_branch),
      said(words.receiver, record.receiver_name ?? record.party),
      said(words.account, record.receiver_account),
      said(words.bank, record.receiver_bank),
      { name: words.amount, value: formatMoney(amount, currency, language) },
      { name: words.in_words, value: amountInWords(amount, { language, currency }) },
      said(words.content, record.description ?? record.category?.name),
    ],
    signatures: [
      { title: words.signers.chief_accountant, hint: common.sign },
      { title: words.signers.owner, hint: common.sign_and_seal },
      { title: words.signers.teller, hint: common.sign },
      { title: words.signers.controller, hint: common.sign_and_seal },
    ],
    ...(record.status === 'voided' ? { voided: words.voided } : {}),
    copies: words.copies,
  }
}
