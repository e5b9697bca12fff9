import { definePaper } from '#api/papers/define-paper.ts'
import type { PaperContext } from '#api/papers/paper-context.ts'
import { writtenDay } from '#core/days.ts'
import { invoiceNoticeCalls } from '#domain/calls/papers.ts'
import { invoiceCorrectionWords } from '#domain/documents/invoice-correction-words.ts'
import type { DocumentPage } from '#domain/documents/page.ts'
import { textOf } from '#domain/documents/values.ts'
import { paperDay, paperWords } from '#domain/documents/words.ts'
import { eInvoice } from '#entities/einvoices/e-invoice.ts'
import type { ShownRecord } from '#entities/shown-record.ts'

/** Tells the tax office of an error that makes no new invoice: name, address or words alone. */
export const noticePaper = definePaper({
  entity: eInvoice,
  calls: invoiceNoticeCalls,
  with: ['seller'],
  page: noticePage,
  file: { name: ({ name, id }) => `04-SS-${textOf(name) ?? String(id)}` },
  live: ['authority_code', 'seller.name', 'seller.tax_code', 'seller.address'],
})

/** Columns after form 04/SS-HĐĐT of Circular 91/2026/TT-BTC; null for an invoice that no notice was kept of. */
function noticePage(record: ShownRecord<typeof eInvoice>, { language }: PaperContext): DocumentPage | null {
  const day = textOf(record.noticed_on)
  if (day === undefined) return null
  const [words, common] = [invoiceCorrectionWords[language], paperWords[language]]
  const { seller } = record
  return {
    language,
    head: { name: textOf(seller?.name) ?? '', lines: [textOf(seller?.address) ?? ''] },
    corner: [words.notice_form],
    title: words.notice,
    under: [paperDay(day, language)],
    facts: [
      // Its tax office is not kept.
      { name: words.to, value: null },
      { name: words.taxpayer, value: textOf(seller?.name) ?? null },
      { name: words.tax_code, value: textOf(seller?.tax_code) ?? null },
    ],
    table: {
      columns: [
        { title: words.no, align: 'center' },
        { title: words.authority_code, share: 1 },
        { title: words.form, align: 'center' },
        { title: words.symbol, align: 'center' },
        { title: words.number, align: 'center' },
        { title: words.day, align: 'center' },
        { title: words.invoice_kind },
        { title: words.answer },
        { title: words.reason, share: 1 },
      ],
      rows: [
        [
          '1',
          textOf(record.authority_code) ?? '',
          textOf(record.invoice_form) ?? '',
          textOf(record.invoice_symbol) ?? '',
          textOf(record.invoice_number) ?? '',
          writtenDay(textOf(record.invoice_date) ?? ''),
          words.e_invoice,
          words.notifies,
          textOf(record.notice_content) ?? '',
        ],
      ],
    },
    signatures: [
      { title: words.buyer_told, hint: common.sign },
      { title: words.seller_signs, hint: common.sign_and_seal },
    ],
  }
}
