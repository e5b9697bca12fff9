import { defineEntity } from '#core/entity.ts'
import { belongsTo, computed, date, hasMany, money, select, text } from '#core/fields/index.ts'
import { deductionRefusals } from '#domain/money/voucher-vat.ts'
import {
  invoiceCondition,
  invoiceFields,
  invoiceNames,
  isDeclared,
  isTaxed,
  vatConditions,
  vatFields,
  vatNames,
} from './taxed.ts'
import { documentAmount, documentFields, documentLife, documentShape } from './vouched.ts'

const names = ['date', 'partner_id', 'category_id', 'amount', 'due_on', 'description'] as const
const tax = [...vatNames, ...invoiceNames, 'deduction'] as const
/** What its approval finds out and books. */
const found = ['party', 'vat_deductible', 'deduction_refusal'] as const

/** What a supplier has asked for and is paid later: it is owed from its approval on, until vouchers have paid it. */
export const supplierInvoice = defineEntity({
  name: 'supplier_invoice',
  path: 'supplier-invoices',
  scope: 'building',
  permission: 'manage_voucher',
  help: 'domain/supplier-debts',
  copied: 'never',
  subtitle: 'party',
  menu: { module: 'tc', group: 'vouchers', icon: 'file-add', order: 25 },
  fields: {
    ...documentFields,
    partner_id: belongsTo('partner', { required: true, where: { field: 'is_active', equals: true } }),
    // What the supplier was called then.
    party: text({ readOnly: true, searchable: true }),
    // The maintenance fund and money of others are spent when they are paid.
    category_id: belongsTo('payment_voucher_category', {
      required: true,
      where: {
        all: [
          { field: 'is_active', equals: true },
          { field: 'for_maintenance', equals: false },
          { field: 'pays_out', present: false },
        ],
      },
    }),
    amount: documentAmount(),
    due_on: date({ required: true, yearsBack: 5 }),
    ...vatFields,
    vat_kind: { ...vatFields.vat_kind, needs: 'chart' as const },
    ...invoiceFields,
    // Empty: it is deducted as far as the law lets it.
    deduction: select({ options: ['deductible', 'not_deductible'] }),
    vat_deductible: money({ readOnly: true, isPart: true }),
    deduction_refusal: select({ options: deductionRefusals, readOnly: true }),
    open: computed({ of: 'money', server: true, ordered: true }),
    payment_vouchers: hasMany('payment_voucher', 'supplier_invoice_id'),
  },
  lifecycle: documentLife,
  ...documentShape([...names, ...tax, ...found]),
  conditions: [
    ...documentShape(names).conditions,
    ...vatConditions,
    invoiceCondition,
    { fields: ['invoice_form', 'invoice_symbol', 'invoice_number', 'invoice_date'], require: isDeclared },
    // A partner's own is taken where none is typed.
    { fields: ['deduction'], show: isTaxed },
    { fields: ['deduction_refusal'], show: { field: 'deduction_refusal', present: true } },
    { fields: ['open'], show: { field: 'status', equals: 'approved' } },
  ],
  list: {
    columns: [
      'code',
      'date',
      'partner_id',
      'invoice_number',
      'category_id',
      'amount',
      'due_on',
      'open',
      'status',
    ],
    card: ['amount', 'open', 'due_on', 'date'],
    filters: ['date', 'due_on', 'partner_id', 'category_id', 'amount', 'open', 'status'],
    sort: '-date',
  },
  form: [
    { name: 'general', fields: ['code', ...names, 'open', 'attachments', 'reason'] },
    { name: 'tax', fields: [...tax, 'vat_deductible', 'deduction_refusal'] },
    { slot: 'vat' },
  ],
  tabs: ['payment_vouchers'],
})
