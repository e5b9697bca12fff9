import { date, money, number, select, text } from '#core/fields/index.ts'
import { invoiceForms } from '#domain/money/invoice-forms.ts'
import { vatKinds } from '#domain/money/voucher-vat.ts'

// What vouchers say of VAT (docs/domain/vat.md).

/** The amount contains the tax. Net and tax that nobody types are worked out of it. */
export const vatFields = {
  vat_kind: select({ options: vatKinds }),
  vat_percent: number({ min: 0.01, max: 100, scale: 2, unit: 'percent' }),
  net: money({ min: '0' }),
  vat: money({ min: '0', isPart: true }),
}
export const vatNames = ['vat_kind', 'vat_percent', 'net', 'vat'] as const

/** The code of whom an invoice names; `personal` where it may be a person, for those who may not change the record. */
export const partnerTaxCode = (personal?: 'update') =>
  text({
    format: 'tax_code',
    uppercase: true,
    maxLength: 14,
    searchable: true,
    ...(personal && { personal }),
  })

/** The paper on which the tax stands, and whose code is on it. */
export const invoiceFields = {
  partner_tax_code: partnerTaxCode(),
  invoice_form: select({ options: invoiceForms }),
  invoice_symbol: text({ format: 'invoice_symbol', uppercase: true, maxLength: 6 }),
  invoice_number: text({ format: 'invoice_number', maxLength: 8, searchable: true }),
  invoice_date: date({ latest: 'today', yearsBack: 5 }),
}
export const invoiceNames = [
  'partner_tax_code',
  'invoice_form',
  'invoice_symbol',
  'invoice_number',
  'invoice_date',
] as const

export const isDeclared = { field: 'vat_kind', present: true } as const
export const isTaxed = { field: 'vat_kind', equals: 'taxed' } as const

export const vatConditions = [
  { fields: ['vat_percent'], show: isTaxed, require: isTaxed },
  { fields: ['net', 'vat'], show: isDeclared },
] as const

/** What an invoice says is shown with the tax. */
export const invoiceCondition = { fields: invoiceNames, show: isDeclared } as const
