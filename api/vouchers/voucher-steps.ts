import { compareAmounts, subtractAmounts } from '#core/amount.ts'
import type { RecordOf } from '#core/stored.ts'
import type { ErrorCode } from '#core/vocabulary.ts'
import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { dueInBooks, holdPeriod, movePeriod, readPeriod } from '#api/fees/plan-periods-paid.ts'
import { invalidInput } from '#api/http/error.ts'
import type { Changed, Changing } from '#api/records/behaviour.ts'
import { voucherPlanPeriod } from '#entities/vouchers/voucher-plan-period.ts'
import { paymentVoucher } from '#entities/vouchers/payment-voucher.ts'
import { receiptVoucher } from '#entities/vouchers/receipt-voucher.ts'
import { bookDocument, prepareBooking, prepareVoid, takeBackDocument } from './document-steps.ts'
import { fundUse } from './queries.ts'

type VoucherEntity = typeof receiptVoucher | typeof paymentVoucher
type Voucher = RecordOf<VoucherEntity>
type VoucherKind = 'receipt_voucher' | 'payment_voucher'

/** The kind of plans whose periods a voucher settles. */
const planKinds = { receipt_voucher: 'revenue', payment_voucher: 'payment' } as const

// Vouchers move money when they are approved, and move it back when they are voided.

export function approveHooks(kind: VoucherKind) {
  return {
    async before(context: Changing<VoucherEntity>) {
      return context.also(await prepareVoucher(kind, context))
    },
    async after(context: Changed<VoucherEntity>) {
      await bookDocument(kind, context)
      await followVoucher(context)
    },
  }
}

export function voidHooks(kind: VoucherKind) {
  return {
    before: (context: Changing<VoucherEntity>) => prepareVoid(kind, context),
    async after(context: Changed<VoucherEntity>) {
      await takeBackDocument(kind, context)
      await followVoucher(context)
    },
  }
}

/** 409 or 422 unless the voucher may be booked as it is; its number otherwise. */
export const prepareVoucher = (
  kind: VoucherKind,
  context: Changing<VoucherEntity>,
  how: { readonly isCharged?: boolean; readonly check?: () => Promise<void> } = {},
) =>
  prepareBooking(
    kind,
    context,
    async () => {
      await requirePeriod(kind, { ...context, voucher: context.whole, isBooking: true })
      await requireFund(context.tx, kind, context.whole)
      await how.check?.()
    },
    how,
  )

/** The maintenance fund is spent and filled by its own categories alone, and these by nothing else (docs/domain/ledger.md). */
async function requireFund(tx: Tx, kind: VoucherKind, voucher: Voucher): Promise<void> {
  const [row] = await fundUse(tx, fundOf(voucher), kind)
  if (row?.refused !== true) return
  const code = fundRefusals[kind][row.is_for_fund ? 'fromOther' : 'fromFund']
  throw invalidInput([{ field: 'cash_account_id', code }])
}

/** What is said where a category of the fund has another account, and where the fund has another category. */
const fundRefusals = {
  receipt_voucher: { fromOther: 'maintenance_fund_apart', fromFund: 'maintenance_fund_apart' },
  payment_voucher: { fromOther: 'maintenance_fund_pays', fromFund: 'maintenance_fund_only' },
} as const satisfies Record<VoucherKind, Record<'fromOther' | 'fromFund', ErrorCode>>

/** Whether what the voucher receives is the maintenance fund's. */
export async function isForFund(tx: Tx, voucher: Voucher): Promise<boolean> {
  const [row] = await fundUse(tx, fundOf(voucher), 'receipt_voucher')
  return row?.is_for_fund === true
}

const fundOf = ({ building_id, cash_account_id, category_id }: Voucher) => ({
  buildingId: building_id,
  cashAccountId: cash_account_id,
  categoryId: category_id,
})

interface Instalment {
  readonly tx: Tx
  readonly caller: Caller
  readonly voucher: {
    readonly building_id: string
    readonly plan_period_id?: string | null
    readonly amount: string
    readonly date: string
  }
  /** It is booked now, so that its period is locked until that is done. */
  readonly isBooking?: boolean
}

/**
 * 422 if the voucher cannot pay its plan's period: money of the wrong direction, a blocked period, more than what is
 * left of it. A period that does not exist is refused as a reference.
 */
export async function requirePeriod(kind: VoucherKind, instalment: Instalment): Promise<void> {
  const { tx, voucher, isBooking } = instalment
  const { building_id: buildingId, plan_period_id: id = null } = voucher
  if (id === null) return
  const period = await (isBooking ? holdPeriod : readPeriod)(tx, { buildingId, id })
  if (period === undefined) return
  if (period.kind !== planKinds[kind])
    throw invalidInput([{ field: 'plan_period_id', code: 'invalid_reference' }])
  if (period.status === 'inactive') throw invalidInput([{ field: 'plan_period_id', code: 'period_blocked' }])
  const due = await dueInBooks(tx, instalment.caller, { ...period, buildingId, day: voucher.date })
  const left = subtractAmounts(due, period.paid)
  if (compareAmounts(voucher.amount, left) > 0)
    throw invalidInput([
      {
        field: 'amount',
        code: 'more_than_instalment',
        limits: { max: compareAmounts(left, '0') > 0 ? left : '0' },
      },
    ])
}

/** Done once its vouchers have paid it, open again when they no longer do. */
export async function followVoucher(context: Changed<VoucherEntity>): Promise<void> {
  const { after: voucher, tx, notify } = context
  const { building_id: buildingId, plan_period_id: id } = voucher
  if (id === null) return
  const period = await holdPeriod(tx, { buildingId, id })
  if (period === undefined) return
  const due = await dueInBooks(tx, context.caller, { ...period, buildingId, day: voucher.date })
  await movePeriod(tx, { buildingId, id, due })
  notify(voucherPlanPeriod, buildingId)
}
