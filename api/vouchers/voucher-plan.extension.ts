import type { Tx } from '#api/database/pool.ts'
import { apiError } from '#api/http/error.ts'
import { extendEntity, type Created } from '#api/records/behaviour.ts'
import type { RecordOf } from '#core/stored.ts'
import { voucherPlanPeriod } from '#entities/vouchers/voucher-plan-period.ts'
import { voucherPlan } from '#entities/vouchers/voucher-plan.ts'
import { deletePeriods, shaping, usedPeriods, writePeriods } from './plan-periods.ts'

/** A plan's instalments are made with it, and change with it as long as no voucher was made for them. */
export const voucherPlanExtension = extendEntity(voucherPlan, {
  create: { after: writePeriodsAndNotify },
  restore: { after: writePeriodsAndNotify },
  update: {
    async before({ changes, before, tx }) {
      if ('kind' in changes || 'currency_code' in changes) await requireUnused(tx, before)
    },
    async after(context) {
      const { before, after } = context
      if (shaping.some((name) => before[name] !== after[name])) await writePeriodsAndNotify(context)
    },
  },
  async remove({ before, tx }) {
    await requireUnused(tx, before)
    await deletePeriods(tx, placeOf(before))
  },
})

async function writePeriodsAndNotify({ after, tx, notify }: Created<typeof voucherPlan>): Promise<void> {
  await writePeriods(tx, after)
  notify(voucherPlanPeriod, after.building_id)
}

type Plan = RecordOf<typeof voucherPlan>

const placeOf = ({ building_id: buildingId, id: planId }: Plan) => ({ buildingId, planId })

/** Refuses to change what its vouchers were made for: a plan of that kind, in that currency. */
async function requireUnused(tx: Tx, plan: Plan): Promise<void> {
  const used = await usedPeriods(tx, placeOf(plan))
  if (used.length > 0) throw apiError(409, 'plan_has_vouchers')
}
