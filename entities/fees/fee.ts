import { defineEntity, type ListView } from '#core/entity.ts'
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
  select,
  text,
} from '#core/fields/index.ts'
import { feeFlags, lineTypes, offeredFeeTypes, type LineType } from '#domain/money/fee-types.ts'

type Lower = Lowercase<LineType>
type Listing = ListView<'fee_type'>

/** A separate list for each fee type (specification §2: `manage-fee/{type}`, `manage-fee-deleted/{type}`). */
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

/** An apartment's charge for a month: calculated by a tariff or entered by hand; approved, then settled. */
export const fee = defineEntity({
  name: 'fee',
  path: 'fees',
  scope: 'building',
  permission: 'manage_fee',
  title: 'name',
  subtitle: 'month',
  menu: { module: 'tc', group: 'finance', icon: 'file', order: 20 },
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
      menu: { module: 'tc', group: 'finance', icon: 'edit', order: 21 },
    },
  },

  fields: {
    apartment_id: belongsTo('apartment', { required: true, immutable: true, searchable: true }),
    fee_type: select({ required: true, options: lineTypes, offers: offeredFeeTypes, default: 'OTHERS' }),
    month: month({ required: true, starts: 'this_month' }),
    name: text({ required: true }),
    quantity: number({ min: 0, scale: 3 }),
    unit_price: money({ min: '0', isRate: true }),
    amount: money({ min: '0' }),
    settled: money({ readOnly: true, default: '0' }),
    open: computed({ of: 'money', difference: ['amount', 'settled'] }),
    due_on: date(),
    old_index: number({ scale: 3, readOnly: true }),
    new_index: number({ scale: 3, readOnly: true }),
    consumption: number({ scale: 3, readOnly: true }),
    norm: number({ scale: 3, readOnly: true }),
    area: number({ scale: 2, unit: 'm2', readOnly: true }),
    old_debt: money({ readOnly: true, isRate: true }),
    flags: multiSelect({ options: feeFlags, readOnly: true }),
    fee_setting_id: belongsTo('fee_setting', { readOnly: true }),
    fee_slip_id: belongsTo('fee_slip', { readOnly: true }),
    group_fee_slip_id: belongsTo('group_fee_slip', { readOnly: true }),
    replaces_id: belongsTo('fee', { readOnly: true }),
    reason: longText({ maxLength: 500, readOnly: true }),
    note: longText(),
    replacements: hasMany('fee', 'replaces_id'),
  },

  lifecycle: {
    initial: 'draft',
    waits: ['draft'],
    states: {
      draft: { color: 'default' },
      approved: { color: 'warning' },
      settled: { color: 'success' },
      void: { color: 'danger' },
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
      fields: ['fee_type', 'month', 'name', 'quantity', 'unit_price', 'amount', 'due_on'],
      // One that somebody has paid is not: `remove` of api/fees/fee.extension.ts.
      deletable: true,
    },
    {
      in: ['void'],
      fields: ['fee_type', 'month', 'name', 'quantity', 'unit_price', 'amount', 'due_on'],
      closed: true,
    },
  ],
  conditions: [{ fields: ['reason'], show: { field: 'status', equals: 'void' } }],
  list: {
    columns: ['apartment_id', 'name', 'fee_type', 'month', 'amount', 'open', 'due_on', 'flags', 'status'],
    card: ['apartment_id', 'open', 'amount', 'month'],
    filters: ['apartment_id', 'fee_type', 'month', 'flags', 'group_fee_slip_id', 'status'],
    sort: '-created_at',
  },
  form: [
    { name: 'general', fields: ['apartment_id', 'fee_type', 'month', 'name', 'due_on'] },
    {
      name: 'amounts',
      fields: [
        'quantity',
        'unit_price',
        'amount',
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
      fields: ['fee_setting_id', 'fee_slip_id', 'group_fee_slip_id', 'replaces_id', 'reason', 'note'],
    },
  ],
  tabs: ['replacements'],
})
