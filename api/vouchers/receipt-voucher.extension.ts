import { lockBalance } from '#api/debts/balances.ts'
import { invalidInput } from '#api/http/error.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { debt } from '#entities/debts/debt.ts'
import { fee } from '#entities/fees/fee.ts'
import { receiptVoucher } from '#entities/vouchers/receipt-voucher.ts'
import {
  incoming,
  approveHooks,
  voidHooks,
  requirePeriod,
  requireBookable,
  numberFor,
  charge,
  followVoucher,
} from './voucher-steps.ts'

/** Money that comes in beside fees: booked when it is approved, or charged to an apartment as a fee. */
export const receiptVoucherExtension = extendEntity(receiptVoucher, {
  create: ({ values, tx }) => requirePeriod(tx, incoming, values),
  update: ({ whole, tx }) => requirePeriod(tx, incoming, whole),
  on: {
    approve: approveHooks(incoming),
    charge: {
      async before(context) {
        const { whole, tx, also } = context
        await requireBookable(context, incoming)
        const { building_id: buildingId, apartment_id: apartmentId } = whole
        // The transition requires it, so it is never null here.
        if (apartmentId === null) throw invalidInput([{ field: 'apartment_id', code: 'required' }])
        await lockBalance(tx, { buildingId, apartmentId })
        return also(await numberFor(context, incoming))
      },
      async after(context) {
        await charge(context)
        for (const entity of [fee, debt]) context.notify(entity, context.after.building_id)
        await followVoucher(context, 'done')
      },
    },
    void: voidHooks(incoming),
  },
})
