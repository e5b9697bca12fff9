import { defineEntity } from '#core/entity.ts'
import type { ListView } from '#core/entity-parts.ts'
import {
  belongsTo,
  computed,
  date,
  hasMany,
  longText,
  money,
  month,
  multiSelect,
  number,
  price,
  select,
  text,
  translated,
} from '#core/fields/index.ts'
import { feeFlags, lineTypes, offeredFeeTypes, type LineType } from '#domain/money/fee-types.ts'
import { incomeKinds } from '#domain/money/income.ts'
import { payerKinds } from '#domain/money/payers.ts'

type Lower = Lowercase<LineType>
type Listing = ListView<'fee_type'>

/** A separate list for each fee type (docs/routes.md: `manage-fee/{type}`, `manage-fee-deleted/{type}`). */
const byType = <Prefix extends '' | 'deleted_'>(prefix: Prefix, path: string, more: Partial<Listing> = {}) =>
  Object.fromEntries(
    lineTypes.map((type): [string, Listing] => [
      `${prefix}${type.toLowerCase()}`,
      {
        path: `${path}/${type.toLowerCase().replaceAll('_', '-')}`,
        where: { field: 'fee_type', equals: type },
        ...more,
      },
    ]),
  ) as Record<`${Prefix}${Lower}`, Listing>

/** What stands as it was approved. */
const fixed = [
  'fee_type',
  'month',
  'name',
  'language_contents',
  'quantity',
  'unit_price',
  'amount',
  'income_kind',
  'vat_percent',
  'due_on',
] as const

/** An apartment's charge for a month: calculated by a tariff or entered by hand; approved, then settled. */
export const fee = defineEntity({
  name: 'fee',
  path: 'fees',
  scope: 'building',
  permission: 'manage_fee',
  help: 'domain/fee',
  copied: 'never',
  title: 'name',
  subtitle: 'month',
  menu: { module: 'tc', group: 'monthly_fees', icon: 'file', order: 20 },
  screens: {
    list: 'manage-fee',
    show: 'manage-fee-detail/:id',
    edit: 'manage-fee-edit/:id',
    create: 'manage-fee-single',
  },
  views: {
    ...byType('', 'manage-fee'),
    ...byType('deleted_', 'manage-fee-deleted', { trashed: true }),
    draft: {
      path: 'manage-fee-draft',
      where: { field: 'status', equals: 'draft' },
      menu: { module: 'tc', group: 'monthly_fees', icon: 'edit', order: 21 },
    },
  },

  fields: {
    apartment_id: belongsTo('apartment', { required: true, immutable: true, searchable: true }),
    fee_type: select({ required: true, options: lineTypes, offers: offeredFeeTypes }),
    month: month({ required: true, starts: 'this_month' }),
    name: text({ required: true }),
    // Its setting's, copied with the name, so that papers print later what was approved.
    language_contents: translated({ of: ['name'] }),
    quantity: number({ min: 0, scale: 3 }),
    unit_price: price({ min: '0' }),
    amount: money({ min: '0' }),
    settled: money({ readOnly: true, default: '0' }),
    // What of its amount is no revenue: chosen by its setting, or by whoever enters it (domain/money/income.ts).
    income_kind: select({ required: true, options: incomeKinds, default: 'own' }),
    vat_percent: number({ min: 0, max: 100, scale: 2, unit: 'percent' }),
    vat: money({ readOnly: true, default: '0', isPart: true }),
    for_others: money({ readOnly: true, default: '0', isPart: true }),
    // Only what was approved is owed.
    open: computed({
      of: 'money',
      difference: ['amount', 'settled'],
      unless: { field: 'status', is: ['draft', 'void'] },
    }),
    due_on: date(),
    // The days on which the ledger has it, and the end of it: chosen by the fee's month (domain/money/booking-day.ts).
    booked_on: date({ readOnly: true }),
    voided_on: date({ readOnly: true }),
    // The day of its first notice: it is noticed as well as approved (docs/decisions/noticed-is-a-day.md).
    noticed_on: date({ readOnly: true }),
    old_index: number({ scale: 3, readOnly: true }),
    new_index: number({ scale: 3, readOnly: true }),
    consumption: number({ scale: 3, readOnly: true }),
    norm: number({ scale: 3, readOnly: true }),
    area: number({ scale: 2, unit: 'm2', readOnly: true }),
    old_debt: money({ readOnly: true, isRate: true }),
    flags: multiSelect({ options: feeFlags, readOnly: true }),
    // Who owes it, chosen by the rule of its month when it is approved, and kept; empty: the apartment itself.
    payer_kind: select({ options: payerKinds, readOnly: true }),
    payer_ref: text({ readOnly: true }),
    payer_name: text({ readOnly: true }),
    // The same, and of a draft who would owe it by the rules as they stand.
    payer: computed({ of: 'text', server: true }),
    // Of its e-invoices: `1C26TAA 123`.
    invoice: computed({ of: 'text', server: true, from: 'e_invoice' }),
    fee_setting_id: belongsTo('fee_setting', { readOnly: true }),
    // Of a charged receipt voucher: the revenue is booked there instead of by the fee's type.
    category_id: belongsTo('receipt_voucher_category', { readOnly: true }),
    fee_slip_id: belongsTo('fee_slip', { readOnly: true }),
    group_fee_slip_id: belongsTo('group_fee_slip', { readOnly: true }),
    late_interest_run_id: belongsTo('late_interest_run', { readOnly: true }),
    replaces_id: belongsTo('fee', { readOnly: true }),
    reason: longText({ maxLength: 500, readOnly: true }),
    note: longText(),
    replacements: hasMany('fee', 'replaces_id'),
    receipt_vouchers: hasMany('receipt_voucher', 'fee_id'),
    late_interest_lines: hasMany('late_interest_line', 'fee_id'),
    late_interest: hasMany('late_interest_line', 'debt_fee_id'),
  },

  lifecycle: {
    initial: 'draft',
    waits: ['draft'],
    states: {
      draft: { color: 'default', isCounted: false },
      approved: { color: 'warning' },
      settled: { color: 'success' },
      void: { color: 'danger', isCounted: false },
    },
    transitions: {
      approve: { from: ['draft'], to: 'approved', flag: 'approve', confirm: true },
      void: {
        from: ['approved'],
        to: 'void',
        flag: 'approve',
        asks: ['reason'],
        requires: ['reason'],
      },
      settle: { from: ['approved'], to: 'settled', by: 'ledger' },
      open_again: { from: ['settled'], to: 'approved', by: 'ledger' },
    },
  },

  frozen: [
    {
      in: ['approved', 'settled'],
      fields: fixed,
      // One that somebody has paid is not: `remove` of api/fees/fee.extension.ts.
      deletable: { asks: ['reason'] },
    },
    {
      in: ['void'],
      fields: fixed,
      closed: true,
    },
  ],
  conditions: [
    { fields: ['reason', 'voided_on'], show: { field: 'status', equals: 'void' } },
    { fields: ['booked_on'], show: { field: 'booked_on', present: true } },
    { fields: ['noticed_on'], show: { field: 'noticed_on', present: true } },
    { fields: ['category_id'], show: { field: 'category_id', present: true } },
    { fields: ['vat_percent'], show: { field: 'income_kind', equals: 'own' } },
    { fields: ['late_interest_run_id'], show: { field: 'late_interest_run_id', present: true } },
  ],
  list: {
    columns: [
      'apartment_id',
      'name',
      'fee_type',
      'month',
      'amount',
      'settled',
      'open',
      'payer',
      'due_on',
      'noticed_on',
      'invoice',
      'flags',
      'status',
    ],
    card: ['apartment_id', 'open', 'amount', 'month'],
    filters: ['apartment_id', 'fee_type', 'month', 'payer_kind', 'flags', 'group_fee_slip_id', 'status'],
    sort: '-created_at',
  },
  form: [
    {
      name: 'general',
      fields: [
        'apartment_id',
        'fee_type',
        'month',
        'name',
        'language_contents',
        'payer',
        'due_on',
        'booked_on',
        'noticed_on',
        'invoice',
        'voided_on',
      ],
    },
    {
      name: 'amounts',
      fields: [
        'quantity',
        'unit_price',
        'amount',
        'income_kind',
        'vat_percent',
        'vat',
        'for_others',
        'settled',
        'open',
        'old_debt',
        'old_index',
        'new_index',
        'consumption',
        'norm',
        'area',
        'flags',
      ],
    },
    { slot: 'trace' },
    {
      name: 'origin',
      fields: [
        'fee_setting_id',
        'category_id',
        'fee_slip_id',
        'group_fee_slip_id',
        'late_interest_run_id',
        'replaces_id',
        'reason',
        'note',
      ],
    },
  ],
  tabs: ['late_interest_lines', 'late_interest', 'replacements', 'receipt_vouchers'],
  resident: {
    own: ['apartment', 'payer'],
    who: 'acts',
    since: 'month',
    where: { field: 'status', in: ['approved', 'settled'] },
    // The payer's kind, and not who they are: a tenant learns that the owner pays.
    reads: [
      'apartment_id',
      'fee_type',
      'month',
      'name',
      'language_contents',
      'quantity',
      'unit_price',
      'amount',
      'settled',
      'open',
      'due_on',
      'old_index',
      'new_index',
      'consumption',
      'payer_kind',
      'status',
    ],
    filters: ['status', 'month'],
    sort: '-month',
  },
})
