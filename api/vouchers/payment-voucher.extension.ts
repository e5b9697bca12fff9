import { compareAmounts, subtractAmounts } from '#core/amount.ts'
import { invalidInput } from '#api/http/error.ts'
import { paidBeyondHeld } from '#api/ledger/held-for-others.ts'
import { extendEntity, type Changed } from '#api/records/behaviour.ts'
import type { HookContext } from '#api/records/extension.ts'
import type { NewRecord } from '#core/stored.ts'
import { fundPlanItem } from '#entities/vouchers/fund-plan-item.ts'
import { fundPlan } from '#entities/vouchers/fund-plan.ts'
import { paymentVoucher } from '#entities/vouchers/payment-voucher.ts'
import { readFundUse } from './fund-item.ts'
import { notifyInvoice, payInvoice } from './invoice-payment.ts'
import { followOrder, requireOrder } from './order-payments.ts'
import { paidOut } from './queries.ts'
import { requireNotOwed } from './same-paper.ts'
import { withoutTakenOver } from './taken-over.ts'
import { payerOf, receiverOf } from './transfer-facts.ts'
import { deductionOf, paidVat } from './voucher-vat.ts'
import { approveHooks, prepareVoucher, requirePeriod, voidHooks } from './voucher-steps.ts'

interface Saving extends HookContext {
  readonly voucher: NewRecord<typeof paymentVoucher>
  readonly changes?: Readonly<Record<string, unknown>>
}

/** What its references allow and take over into it, whether it is new or edited. */
async function settleReferences(saving: Saving) {
  const { tx, voucher } = saving
  await requirePeriod('payment_voucher', saving)
  await requireOrder(saving)
  const use = await readFundUse(tx, voucher)
  const paid = await payInvoice(tx, voucher)
  const receiver = await receiverOf(tx, { ...voucher, ...paid })
  return { ...use, ...receiver, ...(await paidVat(saving)), ...paid }
}

/** Money that goes out: an expense, what is owed to a supplier, or what was collected for others, as its category says. */
export const paymentVoucherExtension = extendEntity(paymentVoucher, {
  create: async ({ values: voucher, ...context }) =>
    context.also(await settleReferences({ ...context, voucher })),
  async update({ whole, ...context }) {
    const stale = withoutTakenOver(context)
    const settled = await settleReferences({ ...context, voucher: { ...whole, ...stale } })
    return context.also({ ...stale, ...settled })
  },
  on: {
    approve: {
      async before(context) {
        const { whole, tx, also } = context
        const { building_id: buildingId, category_id: id } = whole
        const [category] = await paidOut(tx, { buildingId, id })
        const fee_type = category?.pays_out ?? null
        const use = await readFundUse(tx, whole)
        const number = await prepareVoucher('payment_voucher', context, {
          async check() {
            await requireOrder({ tx, voucher: whole, isBooking: true })
            await payInvoice(tx, whole, { isBooking: true })
            await requireNotOwed(tx, whole)
          },
        })
        const isForOthers = fee_type !== null
        const deduction = await deductionOf(tx, whole, isForOthers)
        const payer = await payerOf(tx, whole)
        return also({ ...number, ...use, ...deduction, ...payer, for_others: isForOthers, fee_type })
      },
      async after(context) {
        await approveHooks('payment_voucher').after(context)
        await requireCollected(context)
        await follow(context)
      },
    },
    void: {
      before: voidHooks('payment_voucher').before,
      async after(context) {
        await voidHooks('payment_voucher').after(context)
        await follow(context)
      },
    },
  },
})

/** What it pays shows how much of it is paid. */
async function follow(context: Changed<typeof paymentVoucher>): Promise<void> {
  await followOrder(context)
  notifyInvoice(context)
  const { after, notify } = context
  if (after.fund_item_id !== null)
    for (const entity of [fundPlanItem, fundPlan]) notify(entity, after.building_id)
}

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
