import { defineEntity } from '#core/entity.ts'
import { belongsTo } from '#core/fields/index.ts'
import {
  printedForm,
  voucherFields,
  voucherMoves,
  voucherNames,
  voucherShape,
  voucherStates,
} from './vouched.ts'

/** Money that comes in beside the fees; or, charged to an apartment, a line that its next receipt collects. */
export const receiptVoucher = defineEntity({
  name: 'receipt_voucher',
  path: 'receipt-vouchers',
  scope: 'building',
  permission: 'manage_voucher',
  copied: 'never',
  menu: { module: 'tc', group: 'vouchers', icon: 'import', order: 10 },
  fields: {
    ...voucherFields('receipt_voucher_category'),
    /** The line that it was charged as; another once that is issued again. */
    fee_id: belongsTo('fee', { readOnly: true }),
  },
  lifecycle: {
    initial: 'draft',
    waits: ['draft'],
    states: { ...voucherStates, charged: { color: 'warning' } },
    transitions: {
      ...voucherMoves,
      void: { ...voucherMoves.void, from: ['approved', 'charged'] },
      charge: {
        from: ['draft'],
        to: 'charged',
        flag: 'approve',
        confirm: true,
        asks: ['apartment_id'],
        requires: ['apartment_id'],
      },
    },
  },
  ...voucherShape,
  frozen: [...voucherShape.frozen, { in: ['charged'], fields: voucherNames }],
  form: printedForm([...voucherNames, 'fee_id']),
})
