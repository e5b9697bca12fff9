import type { Buyer } from './draft.ts'
import type { InvoiceKind } from './names.ts'

/** Whose invoices they are, and who issues them. */
export interface FiledSeller {
  readonly name: string
  readonly tax_code: string
  readonly address: string
  readonly phone: string | null
  readonly email: string | null
  readonly bank_account: string | null
  readonly bank_name: string | null
  /** Of whom the invoices are sent through. */
  readonly provider_tax_code: string | null
  /** Who issues in the seller's name; null: the seller. */
  readonly issuer_name: string | null
  readonly issuer_tax_code: string | null
  readonly issuer_address: string | null
  readonly state_fee_name: string
}

export interface FiledLine {
  readonly name: string
  readonly unit: string | null
  readonly quantity: string | null
  readonly unit_price: string | null
  readonly net: string
  readonly rate: string | null
  readonly vat: string
}

/** The invoice that another one puts right. */
export interface FiledOriginal {
  readonly form: string
  readonly symbol: string
  readonly number: string
  /** yyyy-MM-dd */
  readonly day: string
  readonly authority_code: string | null
}

/** An invoice as its file has it. Amounts are exact decimals in đồng. */
export interface FiledInvoice {
  /** One for each version of an invoice, made before it is first sent. */
  readonly ref_id: string
  /** Its place in the file. */
  readonly ordinal: number
  readonly kind: InvoiceKind
  /** yyyy-MM-dd */
  readonly day: string
  readonly form: string
  readonly symbol: string
  /** Null until it is issued. */
  readonly number: string | null
  readonly payment_way: string
  /** Of the apartment. */
  readonly customer_code: string | null
  readonly buyer: Buyer
  readonly lines: readonly FiledLine[]
  readonly net: string
  readonly vat: string
  readonly state_fees: string
  readonly total: string
  readonly reason: string | null
  readonly original: FiledOriginal | null
}

/** What the law wants to stand on an invoice that puts another one right. Source: Circular 91/2026/TT-BTC, article 10. */
export function correctionText({ kind, original }: Pick<FiledInvoice, 'kind' | 'original'>): string | null {
  if (original === null) return null
  const [year, month, day] = original.day.split('-')
  const what = kind === 'replacing' ? 'Thay thế' : 'Điều chỉnh'
  return `${what} cho hóa đơn Mẫu số ${original.form} ký hiệu ${original.symbol} số ${original.number} ngày ${day} tháng ${month} năm ${year}`
}
