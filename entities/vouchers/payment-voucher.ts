import { defineEntity } from '#core/entity.ts'
import { belongsTo, boolean, select } from '#core/fields/index.ts'
import { feeTypes } from '#domain/money/fee-types.ts'
import {
  documentLife,
  documentShape,
  foreignCondition,
  lineCondition,
  overdraftReason,
  printedForm,
  voucherFields,
  voucherNames,
  voucherShape,
} from './vouched.ts'

const names = [...voucherNames, 'order_id', 'overdraft_reason'] as const
/** What its approval finds out and books. */
const booked = ['for_others', 'fee_type'] as const

/** Money that the building pays out; it leaves its account when it is approved. */
export const paymentVoucher = defineEntity({
  name: 'payment_voucher',
  path: 'payment-vouchers',
  scope: 'building',
  permission: 'manage_voucher',
  copied: 'never',
  menu: { module: 'tc', group: 'vouchers', icon: 'export', order: 20 },
  fields: {
    ...voucherFields('payment_voucher_category'),
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
    // Whether its category pays out what was collected for others, and by which fees: kept as it was booked.
    for_others: boolean({ required: true, default: false, readOnly: true }),
    fee_type: select({ options: feeTypes, readOnly: true }),
  },
  lifecycle: documentLife,
  ...voucherShape,
  ...documentShape([...names, ...booked]),
  conditions: [
    ...documentShape(names).conditions,
    lineCondition,
    foreignCondition,
    { fields: ['fee_type'], show: { field: 'fee_type', present: true } },
  ],
  form: printedForm([...names, 'fee_type']),
})
