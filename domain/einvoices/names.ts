// Words of e-invoices (docs/domain/e-invoices.md).

/** Who an invoice is made out to, where somebody has said it; without, it is a consumer. Source: Decree 254/2026, article 9. */
export const buyerKinds = ['business', 'budget_unit', 'person', 'foreigner'] as const
export type BuyerKind = (typeof buyerKinds)[number]

/** What a company or a developer may be that pays for an apartment. */
export const partyBuyers = ['business', 'budget_unit'] as const satisfies readonly BuyerKind[]

export const invoicedBuyers = [...buyerKinds, 'consumer'] as const
export type InvoicedBuyer = (typeof invoicedBuyers)[number]

/** The name of a buyer who gives none: these words are the law's, in every language of the console. */
export const consumerName = 'Bán cho người tiêu dùng'

/** How the seller pays VAT: its invoices have form 1, or form 2. */
export const vatMethods = ['deduction', 'direct'] as const
export type VatMethod = (typeof vatMethods)[number]
export const formOf = { deduction: '1', direct: '2' } as const satisfies Record<VatMethod, string>

/** What is one invoice: a slip of an apartment, or all that one buyer is charged in the month. */
export const invoiceScopes = ['slip', 'buyer'] as const
export type InvoiceScope = (typeof invoiceScopes)[number]

/** What a fee without a rate is, if the seller says so. Exempt is not 0 %. */
export const untaxedKinds = ['exempt', 'not_declared'] as const
export type UntaxedKind = (typeof untaxedKinds)[number]

/** An invoice, or one that puts an issued one right. */
export const invoiceKinds = ['original', 'adjusting', 'replacing'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

/** Files of invoices whose shape is known; others are layouts that an office maps. */
export const builtInLayouts = ['misa', 'vnpt'] as const
export type BuiltInLayout = (typeof builtInLayouts)[number]

/** The kinds of invoices of which the columns are known. */
export const kindsIn: Readonly<Record<BuiltInLayout, readonly InvoiceKind[]>> = {
  misa: ['original', 'adjusting', 'replacing'],
  vnpt: ['original'],
}

/** Why an invoice is not made, or its file not given. */
export const invoiceFaults = [
  'rate_unknown',
  'several_rates',
  'buyer_name_missing',
  'buyer_address_missing',
  'buyer_code_missing',
  'buyer_code_wrong',
  'below_zero',
] as const
export type InvoiceFault = (typeof invoiceFaults)[number]

/** Why no invoices can be made at all. */
export const batchObstacles = ['invoices_only_in_vietnam', 'seller_missing', 'no_symbol_on_day'] as const

/** Why something charged is on no invoice. */
export const leftOutReasons = [
  'collected_for_others',
  'fee_type',
  'late_interest',
  'before_start',
  'earlier_seller',
  'voucher_without_vat',
  'elsewhere',
] as const
export type LeftOutReason = (typeof leftOutReasons)[number]
