import { compareAmounts, subtractAmounts } from '#core/amount.ts'
import { invalidInput } from '#api/http/error.ts'
import { paidBeyondHeld } from '#api/ledger/held-for-others.ts'
import { extendEntity, type Changed } from '#api/records/behaviour.ts'
import { paymentVoucher } from '#entities/vouchers/payment-voucher.ts'
import { followOrder, requireOrder } from './order-payments.ts'
import { paidOut } from './queries.ts'
import { approveHooks, prepareVoucher, requirePeriod, voidHooks } from './voucher-steps.ts'

/** Money that goes out: an expense, or what was collected for others, as its category says when it is approved. */
export const paymentVoucherExtension = extendEntity(paymentVoucher, {
  async create({ values: voucher, ...context }) {
    await requirePeriod('payment_voucher', { ...context, voucher })
    await requireOrder({ ...context, voucher })
  },
  async update({ whole: voucher, ...context }) {
    await requirePeriod('payment_voucher', { ...context, voucher })
    await requireOrder({ ...context, voucher })
  },
  on: {
    approve: {
      async before(context) {
        const { whole, tx, also } = context
        const { building_id: buildingId, category_id: id } = whole
        const [category] = await paidOut(tx, { buildingId, id })
        const fee_type = category?.pays_out ?? null
        const number = await prepareVoucher('payment_voucher', context, {
          check: () => requireOrder({ tx, voucher: whole, isBooking: true }),
        })
        return also({ ...number, for_others: fee_type !== null, fee_type })
      },
      async after(context) {
        await approveHooks('payment_voucher').after(context)
        await requireCollected(context)
        await followOrder(context)
      },
    },
    void: {
      before: voidHooks('payment_voucher').before,
      async after(context) {
        await voidHooks('payment_voucher').after(context)
        await followOrder(context)
      },
    },
  },
})

/**
 * 422 `more_than_collected` if others would have got more than fees have charged for them, unless its approver may
 * approve fund accounts.
 */
async function requireCollected({ after, tx, caller }: Changed<typeof paymentVoucher>): Promise<void> {
  const { building_id: buildingId, for_others: isForOthers, fee_type: kind, amount } = after
  if (!isForOthers || kind === null) return
  const over = await paidBeyondHeld(tx, caller, { buildingId, kind })
  if (over === undefined) return
  const left = subtractAmounts(amount, over)
  const limits = { max: compareAmounts(left, '0') > 0 ? left : '0' }
  throw invalidInput([{ field: 'amount', code: 'more_than_collected', limits }])
}
