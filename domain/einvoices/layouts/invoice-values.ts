import { addAmounts } from '#core/amount.ts'
import { amountInWords } from '../../money/words.ts'
import { correctionText, type FiledInvoice, type FiledLine } from '../filed-invoice.ts'
import { rateNumber, rateText } from '../rates.ts'
import type { InvoiceField } from './fields.ts'

/** What each field of a layout holds for a line of an invoice; days as yyyy-MM-dd. */
export function invoiceValues(
  invoice: FiledInvoice,
  line: FiledLine,
  lineNumber: number,
): Readonly<Record<InvoiceField, string | null>> {
  const { buyer, original } = invoice
  const isUnit = buyer.kind === 'business' || buyer.kind === 'budget_unit'
  return {
    ordinal: String(invoice.ordinal),
    ref_id: invoice.ref_id,
    day: invoice.day,
    form: invoice.form,
    symbol: invoice.symbol,
    buyer_unit: isUnit ? buyer.name : null,
    buyer_person: isUnit ? null : buyer.name,
    buyer_name: buyer.name,
    tax_code: buyer.tax_code,
    budget_code: buyer.budget_code,
    personal_number: buyer.personal_number,
    passport: buyer.passport,
    nationality: buyer.nationality,
    address: buyer.address,
    email: buyer.email,
    phone: buyer.phone,
    customer_code: invoice.customer_code,
    payment_way: invoice.payment_way,
    currency: 'VND',
    line_no: String(lineNumber),
    item_name: line.name,
    unit: line.unit,
    quantity: line.quantity,
    unit_price: line.unit_price,
    line_net: line.net,
    rate: line.rate === null ? null : rateNumber(line.rate),
    rate_text: line.rate === null ? null : rateText(line.rate),
    line_vat: line.vat,
    line_total: addAmounts(line.net, line.vat),
    net: invoice.net,
    vat: invoice.vat,
    state_fees: invoice.state_fees,
    total: invoice.total,
    total_words: amountInWords(invoice.total, { language: 'vi', currency: 'vnd' }),
    original_form: original?.form ?? null,
    original_symbol: original?.symbol ?? null,
    original_number: original?.number ?? null,
    original_day: original?.day ?? null,
    original_authority_code: original?.authority_code ?? null,
    reason: invoice.reason ?? correctionText(invoice),
  }
}
