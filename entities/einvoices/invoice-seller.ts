import { defineEntity } from '#core/entity.ts'
import {
  boolean,
  date,
  email,
  identifier,
  lines,
  multiSelect,
  phone,
  select,
  text,
} from '#core/fields/index.ts'
import { invoiceScopes, untaxedKinds, vatMethods } from '#domain/einvoices/names.ts'
import { symbolFault, symbolErrors } from '#domain/einvoices/symbols.ts'
import { invoiceForms } from '#domain/money/invoice-forms.ts'
import { lineTypes } from '#domain/money/fee-types.ts'

const isIssued = { field: 'issuer_name', present: true } as const

/** In whose name a building's invoices are made, through which provider, and by what rules (docs/domain/e-invoices.md): one is active. */
export const invoiceSeller = defineEntity({
  name: 'invoice_seller',
  path: 'invoice-sellers',
  scope: 'building',
  permission: 'manage_tax_info',
  help: 'domain/e-invoices',
  copied: 'never',
  title: 'name',
  subtitle: 'tax_code',
  menu: { module: 'tc', group: 'settings', icon: 'contacts', order: 81 },

  fields: {
    name: text({ required: true, searchable: true }),
    tax_code: text({ required: true, format: 'tax_code', uppercase: true, maxLength: 14, searchable: true }),
    address: text({ required: true }),
    phone_number: phone(),
    email: email(),
    account_number: identifier({ maxLength: 30 }),
    bank_name: text(),
    vat_method: select({ required: true, options: vatMethods, default: 'deduction' }),
    coded: boolean({ required: true, default: true }),
    symbols: lines({
      required: true,
      min: 1,
      max: 20,
      distinct: 'symbol',
      rowErrors: symbolErrors,
      besides: symbolFault,
      fields: {
        form: select({ required: true, options: invoiceForms }),
        symbol: text({ required: true, format: 'invoice_symbol', uppercase: true, maxLength: 6 }),
        from_date: date({ required: true }),
      },
    }),
    provider_name: text(),
    provider_tax_code: text({ format: 'tax_code', uppercase: true, maxLength: 14 }),
    issuer_name: text(),
    issuer_tax_code: text({ format: 'tax_code', uppercase: true, maxLength: 14 }),
    issuer_address: text(),
    /** What was booked before was invoiced elsewhere. */
    starts_on: date({ required: true, starts: 'today' }),
    invoice_scope: select({ required: true, options: invoiceScopes, default: 'slip' }),
    one_rate: boolean({ required: true, default: false }),
    untaxed: select({ options: untaxedKinds }),
    left_out: multiSelect({ options: lineTypes }),
    with_interest: boolean({ required: true, default: false }),
    payment_way: text({ required: true, maxLength: 50, default: 'TM/CK' }),
    state_fee_name: text({ required: true, maxLength: 100, default: 'Phí bảo vệ môi trường' }),
  },

  lifecycle: {
    initial: 'active',
    states: { active: { color: 'success' }, inactive: { color: 'default' } },
    transitions: {
      deactivate: { from: ['active'], to: 'inactive', flag: 'update', confirm: true },
      activate: { from: ['inactive'], to: 'active', flag: 'update' },
    },
  },

  conditions: [{ fields: ['issuer_tax_code', 'issuer_address'], show: isIssued, require: isIssued }],
  list: {
    columns: ['name', 'tax_code', 'vat_method', 'provider_name', 'starts_on', 'status'],
    filters: ['vat_method', 'status'],
    sort: 'name',
  },
  form: [
    {
      name: 'general',
      fields: ['name', 'tax_code', 'address', 'phone_number', 'email', 'account_number', 'bank_name'],
    },
    {
      name: 'invoices',
      fields: ['vat_method', 'coded', 'symbols', 'starts_on', 'provider_name', 'provider_tax_code'],
    },
    { name: 'issuer', fields: ['issuer_name', 'issuer_tax_code', 'issuer_address'] },
    {
      name: 'rules',
      fields: [
        'invoice_scope',
        'one_rate',
        'untaxed',
        'left_out',
        'with_interest',
        'payment_way',
        'state_fee_name',
      ],
    },
  ],
})
