import { multiplyAmounts } from '#core/amount.ts'
import type { NewRecord, RecordOf } from '#core/stored.ts'
import { textOf } from '#domain/documents/values.ts'
import { splitEntered } from '#domain/money/income.ts'
import { roundMoney } from '#domain/money/rounding.ts'
import { apiError, invalidInput } from '#api/http/error.ts'
import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import type { HookContext } from '#api/records/extension.ts'
import { approvalOf, requireTypedApprover } from '#api/fees/approval.ts'
import { lockBalance, lockFreeBalance } from '#api/debts/balances.ts'
import {
  bookFee,
  planTakingBack,
  requireCorrectable,
  unbookFee,
  type TakingBack,
} from '#api/fees/fee-entry.ts'
import { requireVatRate } from '#api/tariffs/vat-rates.ts'
import { feePayerSql, paidBy } from '#api/fees/payer-sql.ts'
import { slipOf } from '#api/fees/fee-slips.ts'
import { voidFee } from '#api/fees/queries.ts'
import { currencyOfBuilding } from '#api/currencies/building-currency.ts'
import { requireLetOff } from '#api/debts/let-off.ts'
import { requireOpenMonth } from '#api/ledger/closed-months.ts'
import { invoiceOfFeeSql } from '#api/ledger/invoice-number-sql.ts'
import { requireStillHeld } from '#api/ledger/held-for-others.ts'
import { statesOf } from '#api/sql/literals.ts'
import { requireFreeDays, requireNoInterest } from '#api/fees/late-interest-lines.ts'
import { releaseBookings } from '#api/fees/booking-lines.ts'
import { releaseVoucher } from '#api/fees/voucher-lines.ts'
import { requireUnadjusted, requireUnpaid } from '#api/fees/fee-end.ts'
import { requireOpenApartment } from '#api/fees/open-apartment.ts'
import { givePrepaidBack } from '#api/fees/prepaid-return.ts'
import { notifyPrepaid } from '#api/fees/notify-prepaid.ts'
import { releasePrepaid } from '#api/fees/prepaid-release.ts'
import { debt } from '#entities/debts/debt.ts'
import { fee } from '#entities/fees/fee.ts'
import { receiptVoucher } from '#entities/vouchers/receipt-voucher.ts'
import { voucherPlanPeriod } from '#entities/vouchers/voucher-plan-period.ts'

type Fee = RecordOf<typeof fee>

/** Fields that only a tariff or the ledger decides. */
const reckoned = [
  'fee_type',
  'month',
  'quantity',
  'unit_price',
  'amount',
  'income_kind',
  'vat_percent',
] as const

/** Those by which a typed rate may become one of no law. */
const taxed: ReadonlySet<string> = new Set(['month', 'income_kind', 'vat_percent'])

/**
 * Fees by hand, their approval, and how an unpaid one is removed: a paid one needs its receipt voided first
 * (docs/decisions/fees-and-receipts.md).
 */
export const feeExtension = extendEntity(fee, {
  expressions: {
    payer: `case t.status when ${statesOf(fee).draft} then (select p.name from (${feePayerSql('t')}) p) else t.payer_name end`,
    invoice: invoiceOfFeeSql('t'),
  },
  ofPayer: (resident) => paidBy('t', resident),
  // A voided fee is never collected.
  needs: ['status'],
  present: (record) => (record.status === 'void' && 'open' in record ? { ...record, open: '0' } : record),
  async create({ values, caller, tx, also }) {
    await requireOpenMonth(tx, values.building_id, values.month)
    await requireOpenApartment(tx, values)
    await requireVatRate(tx, values)
    const slip = await slipOf(tx, values)
    const amount = amountOf(values, caller)
    return also({ amount, ...partsOf(amount, values, caller), settled: '0', fee_slip_id: slip })
  },
  async update({ changes, before, whole, tx, caller, also }) {
    // A draft that was left in a closed month is moved into an open one.
    await requireOpenMonth(tx, before.building_id, whole.month)
    const touched = reckoned.filter((name) => name in changes)
    const isReckoned = before.fee_setting_id !== null || before.late_interest_run_id !== null
    if (isReckoned && touched.length > 0)
      throw apiError(
        409,
        'fee_is_reckoned',
        touched.map((field) => ({ field, code: 'fee_is_reckoned' })),
      )
    if (touched.some((name) => taxed.has(name))) await requireVatRate(tx, whole)
    const isPriced = !('amount' in changes) && ('quantity' in changes || 'unit_price' in changes)
    const amount = amountOf(isPriced ? { ...whole, amount: null } : whole, caller)
    return also({
      amount,
      // What a tariff gave stays as it was calculated.
      ...(before.fee_setting_id === null && partsOf(amount, whole, caller)),
      ...('month' in changes && { fee_slip_id: await slipOf(tx, whole) }),
      // They are of the former name.
      ...('name' in changes && !('language_contents' in changes) && { language_contents: null }),
    })
  },
  on: {
    approve: {
      async before({ before, tx, caller, also }) {
        await requireOpenMonth(tx, before.building_id, before.month)
        await requireTypedApprover(tx, caller, { buildingId: before.building_id, ids: [before.id] })
        await lockBalance(tx, placeOf(before))
        return also(await approvalOf(tx, before))
      },
      async after({ after, tx, caller, notify }) {
        await bookFee(tx, after, caller)
        const { id, building_id: buildingId } = after
        if (await releasePrepaid(tx, caller, { buildingId, feeIds: [id] })) notifyPrepaid(notify, buildingId)
        notify(debt, buildingId)
      },
    },
    void: {
      async before({ before, tx, caller, notify, also }) {
        await lockBalance(tx, placeOf(before))
        const taken = await requireRemovable(tx, caller, before)
        const { voided_on } = await planTakingBack(tx, before)
        await givePrepaidBack(tx, caller, { fee: before, taken, day: voided_on })
        if (taken !== undefined) notifyPrepaid(notify, before.building_id)
        return also({ voided_on })
      },
      async after({ after, ...context }) {
        const taking = await planTakingBack(context.tx, after)
        // The day that the fee itself names, even if midnight comes in between.
        await takeBack(after, { ...taking, voided_on: after.voided_on ?? taking.voided_on }, context)
      },
    },
  },
  async remove({ before, input, ...context }) {
    const { tx } = context
    // Nothing is booked of a draft, so a closed month is rid of it.
    if (before.status === 'draft') return
    await requireCorrectable(tx, before, context.caller)
    // The fee has been locked since it was read, but collecting locks the balance before the fee.
    await lockFreeBalance(tx, placeOf(before))
    const taken = await requireRemovable(tx, context.caller, before)
    const taking = await planTakingBack(tx, before)
    await givePrepaidBack(tx, context.caller, { fee: before, taken, day: taking.voided_on })
    if (taken !== undefined) notifyPrepaid(context.notify, before.building_id)
    const reason = textOf(input['reason']) ?? null
    await takeBack({ ...before, reason }, taking, context)
    const { building_id: buildingId, id } = before
    await voidFee(tx, { buildingId, id, voidedOn: taking.voided_on, reason })
  },
  restore: {
    // A draft comes back into its month, unless others have been charged for its days of interest meanwhile.
    async after({ after, tx }) {
      if (after.status !== 'draft') return
      await requireOpenMonth(tx, after.building_id, after.month)
      await requireFreeDays(tx, after)
    },
  },
})

/**
 * Refuses a fee on which something rests, and one of more than the caller may let off: it could be entered again for
 * less, or never. Returns what prepayments have paid of it.
 */
async function requireRemovable(tx: Tx, caller: Caller, fee: Fee): ReturnType<typeof requireUnpaid> {
  const taken = await requireUnpaid(tx, fee)
  await requireUnadjusted(tx, fee)
  await requireNoInterest(tx, fee)
  await requireLetOff(tx, caller, { ...placeOf(fee), amount: fee.amount ?? '0' })
  return taken
}

/** Neither the fee nor what it was charged for is owed any more. */
async function takeBack(
  fee: Fee,
  taking: TakingBack,
  { tx, caller, notify }: Pick<HookContext, 'tx' | 'caller' | 'notify'>,
): Promise<void> {
  const { id, building_id: buildingId, fee_type } = fee
  await unbookFee(tx, fee, caller, taking)
  await requireStillHeld(tx, caller, { fee, less: fee.for_others ?? '0' })
  if (fee_type === 'RECEIPT_VOUCHER') {
    const wasCharged = await releaseVoucher(tx, caller, { buildingId, feeId: id, reason: fee.reason })
    if (wasCharged) for (const entity of [receiptVoucher, voucherPlanPeriod]) notify(entity, buildingId)
  }
  if (fee_type === 'SERVICE') await releaseBookings({ tx, notify }, { buildingId, feeId: id })
  notify(debt, buildingId)
}

const placeOf = ({ building_id: buildingId, apartment_id: apartmentId }: Fee) => ({ buildingId, apartmentId })

type Charged = Pick<NewRecord<typeof fee>, 'amount' | 'quantity' | 'unit_price' | 'building_id'>

/** The entered amount, or the quantity times its price, rounded once; if neither is given, the amount is required. */
function amountOf({ amount, quantity, unit_price, building_id }: Charged, caller: Caller): string {
  if (typeof amount === 'string') return amount
  if (typeof quantity !== 'number') throw invalidInput([{ field: 'amount', code: 'required' }])
  if (typeof unit_price !== 'string') throw invalidInput([{ field: 'unit_price', code: 'no_price' }])
  return roundMoney(multiplyAmounts(quantity.toFixed(3), unit_price), currencyOfBuilding(caller, building_id))
}

type Entered = Partial<Pick<NewRecord<typeof fee>, 'income_kind' | 'vat_percent'>> &
  Pick<NewRecord<typeof fee>, 'building_id'>

/** What of an entered amount is no revenue, as whoever entered it says. */
function partsOf(amount: string, { income_kind, vat_percent, building_id }: Entered, caller: Caller) {
  const { vat, forOthers } = splitEntered(amount, {
    kind: income_kind ?? 'own',
    vatPercent: typeof vat_percent === 'number' ? String(vat_percent) : null,
    currency: currencyOfBuilding(caller, building_id),
  })
  return { vat, for_others: forOthers }
}
