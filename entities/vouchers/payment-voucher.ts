import { defineEntity } from '#core/entity.ts'
import { voucherFields, voucherMoves, voucherShape, voucherStates } from './vouched.ts'

/** Money that the building pays out; it leaves its account when it is approved. */
export const paymentVoucher = defineEntity({
  name: 'payment_voucher',
  path: 'payment-vouchers',
  scope: 'building',
  permission: 'manage_voucher',
  menu: { module: 'tc', group: 'finance', icon: 'export', order: 50 },
  fields: voucherFields('payment_voucher_category'),
  lifecycle: { initial: 'draft', waits: ['draft'], states: voucherStates, transitions: voucherMoves },
  ...voucherShape,
})
