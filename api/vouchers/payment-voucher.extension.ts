import { extendEntity } from '#api/records/behaviour.ts'
import { paymentVoucher } from '#entities/vouchers/payment-voucher.ts'
import { outgoing, approveHooks, voidHooks, requirePeriod } from './voucher-steps.ts'

/** Money that goes out. */
export const paymentVoucherExtension = extendEntity(paymentVoucher, {
  create: ({ values, tx }) => requirePeriod(tx, outgoing, values),
  update: ({ whole, tx }) => requirePeriod(tx, outgoing, whole),
  on: { approve: approveHooks(outgoing), void: voidHooks(outgoing) },
})
