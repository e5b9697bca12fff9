import { currencies } from '#domain/currency.ts'
import { checkRecord } from '#core/derive/rules.ts'
import { today } from '#api/calendar/today.ts'
import { dueInBooks, holdPeriod, movePeriod } from '#api/fees/plan-periods-paid.ts'
import { invalidInput } from '#api/http/error.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { voucherPlanPeriod } from '#entities/vouchers/voucher-plan-period.ts'
import { currencyOfPeriod, currencyOfPlan } from './plan-periods.ts'

/** Its amounts are in its plan's currency, which its own row does not hold. */
export const voucherPlanPeriodExtension = extendEntity(voucherPlanPeriod, {
  expressions: { currency_code: currencyOfPlan('t') },
  async change({ changes, before, whole, tx }) {
    if (!('amount_before_tax' in changes || 'amount_with_tax' in changes)) return
    const [plan] = await currencyOfPeriod(tx, { buildingId: before.building_id, id: before.id })
    const errors = checkRecord(voucherPlanPeriod, { ...whole, ...plan }, { currencies })
    if (errors.length > 0) throw invalidInput(errors)
  },
  on: {
    unblock: {
      // Vouchers may have paid it before it was blocked.
      async after({ after, tx, caller }) {
        const { building_id: buildingId, id } = after
        const period = await holdPeriod(tx, { buildingId, id })
        if (period === undefined) return
        await movePeriod(tx, {
          buildingId,
          id,
          due: await dueInBooks(tx, caller, { ...period, buildingId, day: today() }),
        })
      },
    },
  },
})
