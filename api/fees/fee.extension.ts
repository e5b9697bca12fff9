import { isZero, multiplyAmounts } from '#core/amount.ts'
import type { NewRecord, RecordOf } from '#core/stored.ts'
import { roundMoney } from '#domain/money/rounding.ts'
import { apiError, invalidInput } from '#api/http/error.ts'
import type { Caller } from '#api/context.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import type { HookContext } from '#api/records/extension.ts'
import { approvalOf } from '#api/fees/approval.ts'
import { lockBalance, lockFreeBalance } from '#api/debts/balances.ts'
import { bookFee, requireOpenBooks, unbookFee } from '#api/fees/fee-entry.ts'
import { slipOf } from '#api/fees/fee-slips.ts'
import { voidFee } from '#api/fees/queries.ts'
import { currencyOfBuilding } from '#api/currencies/building-currency.ts'
import { requireOpenMonth } from '#api/ledger/closed-months.ts'
import { releaseService } from '#api/fees/service-lines.ts'
import { debt } from '#entities/debts/debt.ts'
import { fee } from '#entities/fees/fee.ts'
import { serviceBooking } from '#entities/services/service-booking.ts'

type Fee = RecordOf<typeof fee>

/** Fields that only a tariff or the ledger decides. */
const reckoned = ['fee_type', 'month', 'quantity', 'unit_price', 'amount'] as const

/**
 * Fees by hand, their approval, and how an unpaid one is removed (specification §4: only unpaid fees may be deleted).
 */
export const feeExtension = extendEntity(fee, {
  // A voided fee is never collected.
  needs: ['status'],
  present: (record) => (record.status === 'void' && 'open' in record ? { ...record, open: '0' } : record),
  async create({ values, caller, tx, also }) {
    await requireOpenMonth(tx, values.building_id, values.month)
    const slip = await slipOf(tx, values)
    return also({ amount: amountOf(values, caller), settled: '0', fee_slip_id: slip })
  },
  change: ({ before, tx }) => requireOpenBooks(tx, before),
  async update({ changes, before, whole, tx, caller, also }) {
    const touched = reckoned.filter((name) => name in changes)
    if (before.fee_setting_id !== null && touched.length > 0)
      throw apiError(
        409,
        'fee_is_reckoned',
        touched.map((field) => ({ field, code: 'fee_is_reckoned' })),
      )
    await requireOpenMonth(tx, before.building_id, changes.month)
    const isPriced = !('amount' in changes) && ('quantity' in changes || 'unit_price' in changes)
    return also({
      amount: amountOf(isPriced ? { ...whole, amount: null } : whole, caller),
      ...('month' in changes && { fee_slip_id: await slipOf(tx, whole) }),
    })
  },
  on: {
    approve: {
      async before({ before, tx, also }) {
        await lockBalance(tx, placeOf(before))
        return also(await approvalOf(tx, before))
      },
      async after({ after, tx, caller, notify }) {
        await bookFee(tx, after, caller)
        notify(debt, after.building_id)
      },
    },
    void: {
      async before({ before, tx }) {
        if (!isZero(before.settled ?? '0')) throw apiError(409, 'fee_paid')
        await lockBalance(tx, placeOf(before))
      },
      after: ({ after, ...context }) => takeBack(after, context),
    },
  },
  async remove({ before, ...context }) {
    const { tx } = context
    await requireOpenBooks(tx, before)
    if (before.status === 'draft') return
    // The fee has been locked since it was read, but collecting locks the balance before the fee.
    await lockFreeBalance(tx, placeOf(before))
    if (!isZero(before.settled ?? '0')) throw apiError(409, 'fee_paid')
    await takeBack(before, context)
    await voidFee(tx, { buildingId: before.building_id, id: before.id })
  },
})

/** Neither the fee nor what it was charged for is owed any more. */
async function takeBack(
  fee: Fee,
  { tx, caller, notify }: Pick<HookContext, 'tx' | 'caller' | 'notify'>,
): Promise<void> {
  const { id, building_id: buildingId, fee_type } = fee
  await unbookFee(tx, fee, caller)
  if (fee_type === 'SERVICE') notify(serviceBooking, buildingId, await releaseService(tx, buildingId, id))
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
