import { defineEntity } from '#core/entity.ts'
import { belongsTo, boolean, longText, money, select, text } from '#core/fields/index.ts'
import { feeTypes } from '#domain/money/fee-types.ts'
import { deductionRefusals, paymentWays } from '#domain/money/voucher-vat.ts'
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
import {
  documentLife,
  documentShape,
  foreignCondition,
  lineCondition,
  overdraftReason,
  voucherFields,
  voucherNames,
  voucherShape,
} from './vouched.ts'

const names = [
  ...voucherNames,
  'fund_item_id',
  'off_plan_reason',
  'supplier_invoice_id',
  'partner_id',
  'order_id',
  'overdraft_reason',
] as const
const tax = [...vatNames, ...invoiceNames, 'payment_way', 'deduction'] as const
/** To whom a bank is to transfer it: what is not typed is taken of the partner. */
const receiver = ['receiver_name', 'receiver_account', 'receiver_bank'] as const
/** The account that it is transferred from, as it was when it was approved; none where it is paid in cash. */
const payer = ['payer_name', 'payer_account', 'payer_bank', 'payer_branch'] as const
/** What its approval finds out and books. */
const found = ['vat_deductible', 'deduction_refusal'] as const
const booked = ['for_others', 'fee_type', 'for_maintenance', ...found] as const
/** It spends the maintenance fund, or says why something stands in its way. */
const usesFund = {
  any: [
    { field: 'for_maintenance', equals: true },
    { field: 'fund_item_id', present: true },
    { field: 'off_plan_reason', present: true },
  ],
} as const

/** Money that the building pays out; it leaves its account when it is approved. */
export const paymentVoucher = defineEntity({
  name: 'payment_voucher',
  path: 'payment-vouchers',
  scope: 'building',
  permission: 'manage_voucher',
  help: 'domain/cash-documents',
  copied: 'never',
  menu: { module: 'tc', group: 'vouchers', icon: 'export', order: 20 },
  fields: {
    ...voucherFields('payment_voucher_category'),
    category_id: belongsTo('payment_voucher_category', {
      required: true,
      where: { field: 'is_active', equals: true },
      fills: { for_maintenance: 'for_maintenance' },
    }),
    // What its category says; the form knows by it what to ask for, the server never takes it from elsewhere.
    for_maintenance: boolean({ required: true, default: false }),
    // What the owners' meeting allowed, or why it is spent on something else.
    fund_item_id: belongsTo('fund_plan_item', { where: { field: 'status', equals: 'approved' } }),
    off_plan_reason: longText({ maxLength: 500 }),
    // What was billed before, and is paid now, or a part of it.
    supplier_invoice_id: belongsTo('supplier_invoice', {
      where: { field: 'status', equals: 'approved' },
      offers: { field: 'open', notEquals: '0' },
      fills: { partner_id: 'partner_id', category_id: 'category_id', open: 'amount', party: 'party' },
    }),
    partner_id: belongsTo('partner', { where: { field: 'is_active', equals: true } }),
    // The order of the building's modules that it pays, or a part of it.
    order_id: belongsTo('order', {
      where: {
        all: [
          { field: 'payment_status', equals: 'unpaid' },
          { field: 'status', in: ['new', 'pending', 'complete'] },
        ],
      },
    }),
    overdraft_reason: overdraftReason(),
    receiver_name: text({ maxLength: 200 }),
    receiver_account: text({ maxLength: 30 }),
    receiver_bank: text({ maxLength: 200 }),
    payer_name: text({ readOnly: true }),
    payer_account: text({ readOnly: true }),
    payer_bank: text({ readOnly: true }),
    payer_branch: text({ readOnly: true }),
    ...vatFields,
    vat_kind: { ...vatFields.vat_kind, needs: 'chart' as const },
    ...invoiceFields,
    // Empty: as its fund is held.
    payment_way: select({ options: paymentWays }),
    // Empty: it is deducted as far as the law lets it.
    deduction: select({ options: ['deductible', 'not_deductible'] }),
    // What of the tax is deducted and so no expense, or why none is: kept as it was booked.
    vat_deductible: money({ readOnly: true, isPart: true }),
    deduction_refusal: select({ options: deductionRefusals, readOnly: true }),
    // Whether its category pays out what was collected for others, and by which fees: kept as it was booked.
    for_others: boolean({ required: true, default: false, readOnly: true }),
    fee_type: select({ options: feeTypes, readOnly: true }),
  },
  lifecycle: documentLife,
  ...voucherShape,
  ...documentShape([...names, ...receiver, ...tax, ...booked, ...payer]),
  conditions: [
    ...documentShape(names).conditions,
    lineCondition,
    foreignCondition,
    {
      fields: ['fund_item_id'],
      show: usesFund,
      require: {
        all: [
          { field: 'for_maintenance', equals: true },
          { field: 'off_plan_reason', present: false },
          // What was approved before is not asked for it when it is voided.
          { field: 'status', notEquals: 'voided' },
        ],
      },
    },
    { fields: ['off_plan_reason'], show: { all: [usesFund, { field: 'fund_item_id', present: false }] } },
    // Its tax is that of the invoice.
    { fields: ['vat_kind'], show: { field: 'supplier_invoice_id', present: false } },
    ...vatConditions,
    invoiceCondition,
    { fields: ['invoice_form', 'invoice_symbol', 'invoice_number', 'invoice_date'], require: isDeclared },
    // A partner's own is taken where none is typed.
    { fields: ['partner_tax_code'], require: { all: [isDeclared, { field: 'partner_id', present: false }] } },
    {
      fields: ['payment_way'],
      show: { any: [isDeclared, { field: 'supplier_invoice_id', present: true }] },
    },
    { fields: payer, show: { field: 'payer_account', present: true } },
    { fields: ['deduction'], show: isTaxed },
    { fields: ['deduction_refusal'], show: { field: 'deduction_refusal', present: true } },
    { fields: ['fee_type'], show: { field: 'fee_type', present: true } },
  ],
  form: [
    { name: 'general', fields: ['code', ...names, 'fee_type', 'attachments', 'reason'] },
    { name: 'transfer', fields: [...receiver, ...payer] },
    { name: 'tax', fields: [...tax, ...found] },
    { slot: 'vat' },
    { slot: 'print' },
    { slot: 'order' },
  ],
})
