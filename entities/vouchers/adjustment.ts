import { isSome } from '#core/condition.ts'
import { defineEntity } from '#core/entity.ts'
import { belongsTo, boolean, longText, money, month, select, text } from '#core/fields/index.ts'
import { lineTypes } from '#domain/money/fee-types.ts'
import { documentAmount, documentFields, documentLife, documentShape } from './vouched.ts'

const names = ['date', 'apartment_id', 'fee_id', 'direction', 'amount', 'grounds', 'description'] as const
/** What its approval finds out and books. */
const booked = [
  'fee_name',
  'fee_month',
  'fee_type',
  'category_id',
  'from_opening',
  'reduced',
  'reduced_vat',
  'reduced_for_others',
  'settled',
  'credited',
  'line_id',
] as const

/**
 * A fee that was too high or too low, put right in an open month, whether it is paid or not: less of it settles what is
 * open and makes credit of the rest, more of it is a new line.
 */
export const adjustment = defineEntity({
  name: 'adjustment',
  path: 'adjustments',
  scope: 'building',
  permission: 'manage_fee',
  help: 'domain/debt',
  copied: 'never',
  subtitle: 'grounds',
  menu: { module: 'tc', group: 'monthly_fees', icon: 'diff', order: 27 },
  fields: {
    ...documentFields,
    apartment_id: belongsTo('apartment', { required: true, searchable: true }),
    fee_id: belongsTo('fee', {
      required: true,
      where: { field: 'status', in: ['approved', 'settled'] },
      matching: { apartment_id: 'apartment_id' },
    }),
    direction: select({ required: true, options: ['decrease', 'increase'], default: 'decrease' }),
    amount: documentAmount(),
    grounds: longText({ required: true, maxLength: 500 }),
    // The fee's, as they were then.
    fee_name: text({ readOnly: true }),
    fee_month: month({ readOnly: true }),
    fee_type: select({ options: lineTypes, readOnly: true }),
    category_id: belongsTo('receipt_voucher_category', { readOnly: true }),
    from_opening: boolean({ required: true, default: false, readOnly: true }),
    reduced: money({ readOnly: true }),
    // The parts of what is reduced that were no revenue.
    reduced_vat: money({ readOnly: true }),
    reduced_for_others: money({ readOnly: true }),
    settled: money({ readOnly: true }),
    credited: money({ readOnly: true }),
    line_id: belongsTo('fee', { readOnly: true }),
  },
  lifecycle: documentLife,
  ...documentShape([...names, ...booked]),
  conditions: [
    ...documentShape(names).conditions,
    { fields: ['settled', 'credited'], show: { field: 'reduced', present: true } },
    { fields: ['reduced_vat'], show: isSome('reduced_vat') },
    { fields: ['reduced_for_others'], show: isSome('reduced_for_others') },
    { fields: ['line_id'], show: { field: 'line_id', present: true } },
    { fields: ['fee_type'], show: { field: 'fee_type', present: true } },
  ],
  form: [
    {
      name: 'general',
      fields: [
        'code',
        ...names,
        'fee_type',
        'reduced_vat',
        'reduced_for_others',
        'settled',
        'credited',
        'line_id',
        'attachments',
        'reason',
      ],
    },
    { slot: 'print' },
  ],
  list: {
    columns: ['code', 'date', 'apartment_id', 'fee_id', 'direction', 'amount', 'grounds', 'status'],
    card: ['apartment_id', 'amount', 'direction', 'date'],
    filters: ['date', 'apartment_id', 'direction', 'fee_type', 'amount', 'status'],
    sort: '-date',
  },
})
