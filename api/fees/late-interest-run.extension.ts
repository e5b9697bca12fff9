import { monthOf } from '#core/days.ts'
import { invalidInput } from '#api/http/error.ts'
import { currencyOfBuilding } from '#api/currencies/building-currency.ts'
import { requireOpenMonth } from '#api/ledger/closed-months.ts'
import { today } from '#api/calendar/today.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { fee } from '#entities/fees/fee.ts'
import { lateInterestRun } from '#entities/fees/late-interest-run.ts'
import { monthName } from './month-name.ts'
import { calculateInterest } from './late-interest.ts'
import { writeInterest } from './late-interest-drafts.ts'
import { livingFees } from './living-fees.ts'
import { lockRuns } from './lock-runs.ts'

/**
 * A run makes its drafts with its record. 422 `month_not_over`, since the days of a month can be counted once it is
 * over, and `late_interest_none` if there is nothing left to charge: the same run twice makes nothing twice.
 */
export const lateInterestRunExtension = extendEntity(lateInterestRun, {
  expressions: {
    fee_count: `(select count(*) ${livingFees('late_interest_run_id')})`,
    amount: `(select coalesce(sum(f.amount), 0) ${livingFees('late_interest_run_id')})`,
  },
  rereads: true,
  create: {
    async before({ values, tx, also }) {
      const { building_id: buildingId, month } = values
      if (month >= monthOf(today())) throw invalidInput([{ field: 'month', code: 'month_not_over' }])
      await requireOpenMonth(tx, buildingId, month)
      return also({ name: monthName(month) })
    },
    async after({ after, tx, caller, notify }) {
      const { id: runId, building_id: buildingId, month } = after
      // Runs of a building take turns: each finds what those before it have charged.
      await lockRuns(tx, buildingId)
      const currency = currencyOfBuilding(caller, buildingId)
      const interest = await calculateInterest(tx, { buildingId, month, currency })
      if (interest.length === 0) throw invalidInput([{ field: 'month', code: 'late_interest_none' }])
      await writeInterest(tx, caller, { buildingId, month, runId }, interest)
      notify(fee, buildingId)
    },
  },
})
