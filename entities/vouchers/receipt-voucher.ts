import { defineEntity } from '#core/entity.ts'
import { voucherFields, voucherMoves, voucherNames, voucherShape, voucherStates } from './vouched.ts'

/** Money that comes in beside the fees; or, charged to an apartment, a line that its next receipt collects. */
export const receiptVoucher = defineEntity({
  name: 'receipt_voucher',
  path: 'receipt-vouchers',
  scope: 'building',
  permission: 'manage_voucher',
  menu: { module: 'tc', group: 'finance', icon: 'import', order: 40 },
  fields: voucherFields('receipt_voucher_category'),
  lifecycle: {
    initial: 'draft',
    waits: ['draft'],
    states: { ...voucherStates, charged: { color: 'warning' } },
    transitions: {
      ...voucherMoves,
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
})
