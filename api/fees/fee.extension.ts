import { isZero, multiplyAmounts } from '#core/amount.ts'
import { defaultDueDays } from '#domain/money/fee-types.ts'
import { roundMoney } from '#domain/money/rounding.ts'
import { apiError, invalid } from '#api/http/error.ts'
import type { Caller } from '#api/context.ts'
import { extendEntity, type HookContext, type StoredRecord, type Values } from '#api/records/extension.ts'
import { lockBalance, lockFreeBalance } from '#api/debts/balances.ts'
import { bookFee, requireOpenBooks, unbookFee } from '#api/fees/fee-entry.ts'
import { slipOf } from '#api/fees/fee-slips.ts'
import { currencyOfBuilding } from '#api/currencies/building-currency.ts'
import { requireOpenMonth } from '#api/ledger/closed-months.ts'
import { today } from '#api/calendar/today.ts'
import { releaseService } from '#api/fees/service-lines.ts'
import { fee } from '#entities/fees/fee.ts'
import { serviceBooking } from '#entities/services/service-booking.ts'

/** What only a tariff or the ledger decides. */
const reckoned = ['fee_type', 'month', 'quantity', 'unit_price', 'amount'] as const

/** Fees by hand, their approval, and how an unpaid one goes (specification §4: only unpaid fees may be deleted). */
export const feeExtension = extendEntity(fee, {
  // A voided fee is never collected.
  needs: ['status'],
  present: (record) => (record.status === 'void' && 'open' in record ? { ...record, open: '0' } : record),
  async beforeCreate(values, { caller, tx }) {
    await requireOpenMonth(tx, values.building_id, values.month)
    const slip = await slipOf(tx, values)
    return { ...values, amount: amountOf(values, caller), settled: '0', fee_slip_id: slip }
  },
  async beforeUpdate(changes, context) {
    const { before, tx, action, caller } = context
    await requireOpenBooks(tx, before)
    if (action === 'approve') return approved(changes, context)
    if (action === 'void') {
      if (!isZero(String(before.settled))) throw apiError(409, 'fee_paid')
      await lockBalance(tx, placeOf(before))
      return changes
    }
    if (action !== 'update') return changes
    if (before.fee_setting_id !== null && reckoned.some((name) => name in changes))
      throw apiError(
        409,
        'fee_is_reckoned',
        reckoned.filter((name) => name in changes).map((field) => ({ field, code: 'fee_is_reckoned' })),
      )
    await requireOpenMonth(tx, before.building_id, changes.month)
    const moved = 'month' in changes ? { fee_slip_id: await slipOf(tx, { ...before, ...changes }) } : {}
    const whole = {
      ...before,
      ...changes,
      ...('amount' in changes ? {} : isPriced(changes) ? { amount: null } : {}),
    }
    return { ...changes, ...moved, amount: amountOf(whole, caller) }
  },
  async after({ action, after }, { tx, caller, told }) {
    if (after === null || (action !== 'approve' && action !== 'void')) return
    if (action === 'approve') await bookFee(tx, after, caller)
    else {
      await unbookFee(tx, after, caller)
      await released(after, { tx, told })
    }
    told({ resource: 'debt', buildingId: String(after.building_id), ids: [], action: 'updated' })
  },
  async beforeDelete(before, { tx, caller, told }) {
    await requireOpenBooks(tx, before)
    if (before.status === 'draft') return
    const place = placeOf(before)
    // The fee is held since it was read, and whoever collects holds the balance before the fee.
    await lockFreeBalance(tx, place)
    if (!isZero(String(before.settled))) throw apiError(409, 'fee_paid')
    await unbookFee(tx, before, caller)
    await tx.execute(`update fee set status = 'void' where building_id = $1 and id = $2`, [
      place.buildingId,
      before.id,
    ])
    await released(before, { tx, told })
    told({ resource: 'debt', buildingId: place.buildingId, ids: [], action: 'updated' })
  },
})

/** What the fee was charged for is owed by nobody any more. */
async function released(
  { id, building_id, fee_type }: StoredRecord,
  { tx, told }: Pick<HookContext, 'tx' | 'told'>,
) {
  if (fee_type !== 'SERVICE') return
  const ids = await releaseService(tx, building_id, id)
  told({ resource: serviceBooking.name, buildingId: String(building_id), ids, action: 'updated' })
}

const placeOf = ({ building_id, apartment_id }: StoredRecord) => ({
  buildingId: String(building_id),
  apartmentId: String(apartment_id),
})

const isPriced = (changes: Values) => 'quantity' in changes || 'unit_price' in changes

/** Entered, or the quantity times its price, rounded once; an amount that neither gives is asked for. */
function amountOf({ amount, quantity, unit_price, building_id }: Values, caller: Caller): string {
  if (typeof amount === 'string') return amount
  if (typeof quantity !== 'number') throw invalid([{ field: 'amount', code: 'required' }])
  if (typeof unit_price !== 'string') throw invalid([{ field: 'unit_price', code: 'no_price' }])
  return roundMoney(multiplyAmounts(quantity.toFixed(3), unit_price), currencyOfBuilding(caller, building_id))
}

async function approved(
  changes: Values,
  { before, tx }: HookContext & { before: StoredRecord },
): Promise<Values> {
  const { outstanding } = await lockBalance(tx, placeOf(before))
  const [setting] = await tx.query<{ days: number }>(
    'select due_days::int as days from fee_setting where building_id = $1 and id = $2',
    [before.building_id, before.fee_setting_id],
  )
  return {
    ...changes,
    old_debt: outstanding,
    due_on: before.due_on ?? daysAfter(today(), setting?.days ?? defaultDueDays),
    ...(isZero(String(before.amount)) ? { status: 'settled' } : {}),
  }
}

const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
