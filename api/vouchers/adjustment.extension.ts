import { compareAmounts, isZero, smallerAmount, subtractAmounts } from '#core/amount.ts'
import { monthOf } from '#core/days.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { splitAnew, splitLike, type Parted } from '#domain/money/income.ts'
import type { RecordOf } from '#core/stored.ts'
import { today } from '#api/calendar/today.ts'
import { requireUncredited } from '#api/debts/credited-fees.ts'
import { lockBalance } from '#api/debts/balances.ts'
import { requireUnspent } from '#api/debts/spendable-credit.ts'
import { requireLetOff } from '#api/debts/let-off.ts'
import { splitColumns, splitOf } from '#api/fees/split-columns.ts'
import { currencyOfBuilding } from '#api/currencies/building-currency.ts'
import { issueFee } from '#api/fees/issue-fee.ts'
import { apiError, invalidInput } from '#api/http/error.ts'
import { requireStillHeld } from '#api/ledger/held-for-others.ts'
import { extendEntity, type Changed, type Changing } from '#api/records/behaviour.ts'
import { adjustment } from '#entities/vouchers/adjustment.ts'
import { adjustableFees, type AdjustableFee } from './adjustable-fees.ts'
import { bookDocument, prepareBooking, prepareVoid, takeBackDocument } from './document-steps.ts'
import { requireOwedSince } from './owed-since.ts'
import { giveBack, settleFees, tellOfSettled } from './settling.ts'
import { voidLine } from './void-line.ts'

/** A fee that is put right in an open month. A decrease settles what is open of it, and the rest becomes credit. */
export const adjustmentExtension = extendEntity(adjustment, {
  on: {
    approve: {
      async before(context) {
        const { whole, tx, also } = context
        const { building_id: buildingId, apartment_id: apartmentId, fee_id: feeId } = whole
        let found: AdjustableFee | undefined
        const { code = whole.code } = await prepareBooking('adjustment', context, async () => {
          await lockBalance(tx, { buildingId, apartmentId })
          if (whole.direction === 'decrease')
            await requireLetOff(tx, context.caller, { buildingId, apartmentId, amount: whole.amount })
          ;[found] = await adjustableFees(tx, { buildingId, apartmentId, feeId })
          const adjustable = requireAdjustable(whole, found)
          if (whole.direction === 'decrease')
            await requireOwedSince(tx, {
              buildingId,
              day: whole.date,
              lines: [{ fee_id: feeId, amount: smallerAmount(whole.amount, adjustable.open) }],
            })
        })
        if (found === undefined) return undefined
        const { name: fee_name, month: fee_month, fee_type, category_id, from_opening } = found
        const of = { code, fee_name, fee_month, fee_type, category_id, from_opening }
        const currency = currencyOfBuilding(context.caller, buildingId)
        if (whole.direction === 'decrease') return also({ ...of, ...partsOf(whole, found, currency) })
        return also({ ...of, line_id: await issueLine({ ...context, found, code }) })
      },
      async after(context) {
        const { id, building_id: buildingId, fee_id, settled } = context.after
        if (settled !== null && !isZero(settled))
          await settleFees(
            context.tx,
            { buildingId, id, lines: JSON.stringify([{ fee_id, amount: settled }]) },
            'adjustment',
          )
        if (context.after.line_id === null) await bookDecrease(context)
        await tellOfSettled(context, { buildingId, feeIds: [fee_id] })
      },
    },
    void: {
      async before(context) {
        await prepareVoid('adjustment', context)
        const { id, building_id: buildingId, apartment_id: apartmentId, credited, settled } = context.before
        await lockBalance(context.tx, { buildingId, apartmentId })
        if (!isZero(settled ?? '0'))
          await requireUncredited(context.tx, { buildingId, feeIds: [context.before.fee_id], except: id })
        const taken = { amount: credited ?? '0', code: 'adjusted_credit_spent' } as const
        await requireUnspent(context.tx, { buildingId, apartmentId, day: today(), ...taken })
      },
      async after(context) {
        const { id, building_id: buildingId, fee_id, line_id, reason } = context.after
        if (line_id !== null) return voidLine(context, { buildingId, id: line_id, reason })
        await giveBack(context.tx, { buildingId, id }, 'adjustment')
        await takeBackDocument('adjustment', context)
        await tellOfSettled(context, { buildingId, feeIds: [fee_id] })
      },
    },
  },
})

type Adjustment = RecordOf<typeof adjustment>

/** 422 unless the fee is one of the apartment's, and is not lowered beyond what was charged and is not let off yet. */
function requireAdjustable(
  { date, direction, amount }: Adjustment,
  found: AdjustableFee | undefined,
): AdjustableFee {
  if (found === undefined) throw invalidInput([{ field: 'fee_id', code: 'not_owed' }])
  if (found.booked_on !== null && date < found.booked_on)
    throw invalidInput([{ field: 'date', code: 'invalid_not_before' }])
  // A run says what interest is; nobody adds to it.
  if (direction === 'increase' && found.is_interest)
    throw apiError(409, 'fee_is_reckoned', [{ field: 'fee_id', code: 'fee_is_reckoned' }])
  if (direction === 'increase') return found
  if (compareAmounts(amount, found.left) > 0)
    throw invalidInput([{ field: 'amount', code: 'more_than_charged', limits: { max: found.left } }])
  const isCredited = compareAmounts(amount, found.open) > 0
  // What is in the maintenance fund is nobody's credit.
  if (isCredited && found.income_kind === 'maintenance_fund')
    throw invalidInput([{ field: 'amount', code: 'more_than_due', limits: { max: found.open } }])
  // What was not paid yet on that day is no credit of it.
  if (isCredited && found.settled_on !== null && date < found.settled_on)
    throw invalidInput([{ field: 'date', code: 'invalid_not_before' }])
  return found
}

/** What is open of the fee is settled first. */
function partsOf({ amount }: Adjustment, found: AdjustableFee, currency: CurrencyCode) {
  const { open } = found
  const settled = compareAmounts(amount, open) > 0 ? open : amount
  const { vat, forOthers } = splitLike(amount, leftOf(found), currency)
  return {
    reduced: amount,
    reduced_vat: vat,
    reduced_for_others: forOthers,
    settled,
    credited: subtractAmounts(amount, settled),
  }
}

/** What earlier adjustments have left: lowered to nothing, a fee gives back exactly the parts that it had. */
const leftOf = (found: AdjustableFee): Parted => ({
  amount: subtractAmounts(found.amount, found.lowered),
  vat: subtractAmounts(found.vat, found.lowered_vat),
  forOthers: subtractAmounts(found.for_others, found.lowered_for_others),
})

interface Issuing extends Pick<Changing<typeof adjustment>, 'whole' | 'tx' | 'caller'> {
  readonly found: AdjustableFee
  readonly code: string | null
}

/** More of a fee is a line of the document's month, of the same type. */
async function issueLine({ whole, tx, caller, found, code }: Issuing): Promise<string | null> {
  const { building_id: buildingId, apartment_id: apartmentId, date, amount } = whole
  const split = splitAnew(amount, splitOf(found), currencyOfBuilding(caller, buildingId))
  const line = {
    buildingId,
    apartmentId,
    feeType: found.fee_type,
    categoryId: found.category_id,
    month: monthOf(date),
    name: found.name,
    amount,
    dueOn: null,
    note: code,
    bookedOn: date,
    // More of a fee is owed by whoever owes the fee.
    likeId: whole.fee_id,
    split: JSON.stringify(splitColumns(split)),
  }
  // More of what was owed before Lobby is no revenue either.
  const id = await issueFee(tx, caller, line, found.from_opening ? 'opening' : undefined)
  return id ?? null
}

/** Fees are not lowered below what others have got of them already. */
async function bookDecrease(context: Changed<typeof adjustment>): Promise<void> {
  await bookDocument('adjustment', context)
  const { tx, caller, after } = context
  await requireStillHeld(tx, caller, { fee: after, less: after.reduced_for_others ?? '0' })
}
