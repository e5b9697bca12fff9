import { currencyCodes } from '#domain/currency.ts'
import { defineEntity } from '#core/entity.ts'
import {
  belongsTo,
  boolean,
  computed,
  date,
  files,
  lines,
  longText,
  money,
  month,
  number,
  select,
  text,
} from '#core/fields/index.ts'
import { lineTypes } from '#domain/money/fee-types.ts'

/**
 * Money collected from an apartment, and the fees it settled. Frozen once created: it keeps the fees as they were, and
 * can only be voided, with a reason.
 */
export const receipt = defineEntity({
  name: 'receipt',
  path: 'receipts',
  scope: 'building',
  permission: 'manage_debt',
  help: 'domain/receipt',
  copied: 'never',
  title: 'code',
  subtitle: 'payer',
  menu: { module: 'tc', group: 'finance', icon: 'file-done', order: 30 },
  screens: { list: 'manage-cost-debt-history', create: 'manage-cost-debt-create' },
  webview: { show: 'receipts/:id' },
  views: {
    deleted: {
      path: 'manage-cost-deleted-debt-history',
      where: { field: 'status', equals: 'voided' },
      columns: [
        'code',
        'apartment_id',
        'payer',
        'received_on',
        'received',
        'reason',
        'voided_by_name',
        'voided_on',
      ],
      menu: { module: 'tc', group: 'vouchers', icon: 'delete', order: 72 },
    },
  },
  operations: ['create'],
  movesMoney: true,
  trash: false,

  fields: {
    code: text({ readOnly: true, unique: true, searchable: true, maxLength: 30 }),
    apartment_id: belongsTo('apartment', { required: true, searchable: true }),
    month: month({ required: true }),
    payer: text({ searchable: true }),
    payment_method_id: belongsTo('payment_method', {
      required: true,
      alias: { name: 'payment_method', by: 'code' },
    }),
    cash_account_id: belongsTo('cash_account', { where: { field: 'is_active', equals: true } }),
    currency_code: select({ required: true, options: currencyCodes, default: 'vnd' }),
    amount_received: money({ required: true, min: '0', currency: { field: 'currency_code' } }),
    // Out of the amount received, in cash; in the building's own currency, whatever it was paid in.
    change_given: money({ required: true, min: '0', default: '0' }),
    /**
     * Cash in several currencies: what was handed over, and below zero what was handed back. Each at the desk's rate of
     * the day: so many of the other currency for one `rate_of`. Then the amount received is their worth.
     */
    tenders: lines({
      max: 6,
      fields: {
        currency_code: select({ required: true, options: currencyCodes }),
        amount: money({ required: true, negative: true, currency: { field: 'currency_code' } }),
        rate_of: select({ options: currencyCodes }),
        rate: number({ scale: 6 }),
        value: money({ negative: true }),
        cash_account_id: belongsTo('cash_account'),
      },
    }),
    // What was kept more (or less) than was collected, by rounding riel.
    exchange_difference: money({ readOnly: true, negative: true }),
    // Dong per unit: of the currency received, and of the currency of the books. Empty where that currency is the dong.
    rate: number({ scale: 6, readOnly: true }),
    book_rate: number({ scale: 6, readOnly: true }),
    received: money({ readOnly: true }),
    credit_used: money({ required: true, min: '0', default: '0' }),
    deduction: money({ required: true, min: '0', default: '0' }),
    deduction_reason: text({ maxLength: 500 }),
    settled: money({ readOnly: true }),
    excess: money({ readOnly: true }),
    confirm_excess: boolean({ required: true, default: false }),
    extra_credit_reason: text({ maxLength: 500 }),
    // The day of the receipt; today if none is given. Another day needs the right to approve: api/receipts/receipt-day.ts.
    received_on: date({ starts: 'today', yearsBack: 5 }),
    collector_id: belongsTo('account', { readOnly: true }),
    // As they were called then: a receipt keeps its names (docs/domain/receipt.md).
    collector_name: text({ readOnly: true }),
    collector_code: text({ readOnly: true, maxLength: 20 }),
    lines: lines({
      max: 500,
      fields: {
        fee_id: belongsTo('fee', { required: true }),
        name: text({ copies: 'fee_id' }),
        fee_type: select({ options: lineTypes }),
        month: month(),
        due: money(),
        amount: money({ required: true, min: '0' }),
      },
    }),
    // Of the e-invoices of the fees that it settled.
    invoice: computed({ of: 'text', server: true, from: 'e_invoice' }),
    serial_id: belongsTo('preprint_serial', { where: { field: 'status', equals: 'free' } }),
    serial: text({ readOnly: true, searchable: true, maxLength: 31 }),
    // The text that it is printed with, also when the template has another one by then.
    template_version_id: belongsTo('template_version', { readOnly: true }),
    note: longText({ maxLength: 1000 }),
    // The originals that it rests on: they come with it, and stay as everything of it does.
    attachments: files({ max: 10 }),
    reason: longText({ maxLength: 500, readOnly: true }),
    voided_on: date({ readOnly: true }),
    voided_by_id: belongsTo('account', { readOnly: true }),
    voided_by_name: text({ readOnly: true }),
    voided_by_code: text({ readOnly: true, maxLength: 20 }),
  },

  lifecycle: {
    initial: 'collected',
    states: { collected: { color: 'success' }, voided: { color: 'danger', isCounted: false } },
    transitions: {
      void: { from: ['collected'], to: 'voided', flag: 'delete', asks: ['reason'], requires: ['reason'] },
    },
  },

  conditions: [
    {
      fields: ['reason', 'voided_on', 'voided_by_id', 'voided_by_name', 'voided_by_code'],
      show: { field: 'status', equals: 'voided' },
    },
  ],
  list: {
    columns: [
      'code',
      'apartment_id',
      'payer',
      'received_on',
      'payment_method_id',
      'received',
      'collector_name',
      'status',
    ],
    card: ['apartment_id', 'received', 'received_on', 'payment_method_id'],
    filters: [
      'apartment_id',
      'received_on',
      'payment_method_id',
      'cash_account_id',
      'received',
      'collector_id',
      'month',
      'status',
    ],
    sort: '-created_at',
  },
  form: [
    {
      name: 'general',
      fields: [
        'code',
        'apartment_id',
        'payer',
        'month',
        'received_on',
        'collector_name',
        'collector_code',
        'payment_method_id',
        'cash_account_id',
      ],
    },
    {
      name: 'amounts',
      fields: [
        'currency_code',
        'amount_received',
        'change_given',
        'exchange_difference',
        'rate',
        'book_rate',
        'received',
        'credit_used',
        'deduction',
        'deduction_reason',
        'settled',
        'excess',
        'extra_credit_reason',
      ],
    },
    { name: 'tenders', fields: ['tenders'], when: { field: 'tenders', present: true } },
    {
      name: 'lines',
      fields: [
        'lines',
        'invoice',
        'serial',
        'note',
        'attachments',
        'reason',
        'voided_on',
        'voided_by_name',
        'voided_by_code',
      ],
    },
    { slot: 'print' },
  ],
  resident: {
    own: ['apartment', 'payer'],
    who: 'acts',
    since: 'received_on',
    // Not the office's own notes, nor who collected it.
    reads: [
      'apartment_id',
      'code',
      'month',
      'received_on',
      'currency_code',
      'amount_received',
      'change_given',
      'received',
      'credit_used',
      'settled',
      'excess',
      'lines',
      'status',
      'created_at',
    ],
    filters: ['status'],
    sort: '-received_on',
    hasPaper: true,
  },
})
