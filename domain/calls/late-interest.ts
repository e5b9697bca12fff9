import { z } from 'zod'
import { dayCounts, interestPeriods } from '../money/late-interest.ts'
import { defineCall, manage } from './call.ts'
import { mostRuledRows } from './fee-rules.ts'
import { buildingId, reportMonth, wire } from './values.ts'

const { id, amount, count, day } = wire

/** What a run for a month would charge now; nothing is stored. */
export const foretellLateInterest = defineCall({
  id: 'foretellLateInterest',
  method: 'GET',
  path: manage('late-interest-runs/preview'),
  permission: { code: 'manage_fee', flag: 'read' },
  summary: 'Preview late interest through the end of a month: for each fee the days, the rate and the amount',
  tag: 'late_interest_run',
  inBuilding: true,
  params: z.object({ building_id: buildingId, month: reportMonth }),
  reply: z.strictObject({
    data: z.strictObject({
      /** Of all rows, also those that are not listed. */
      amount,
      apartments: count,
      lines: count,
      rows: z
        .array(
          z.strictObject({
            apartment_id: id,
            /** Null for who may not read apartments. */
            apartment: z.string().nullable(),
            fee_id: id,
            fee: z.string(),
            month: wire.month,
            from: day,
            to: day,
            days: count,
            unpaid: amount,
            /** Percent for each `per`. */
            rate: amount,
            per: z.enum(interestPeriods),
            day_count: z.enum(dayCounts),
            amount,
          }),
        )
        .max(mostRuledRows),
    }),
  }),
  errors: { 422: ['report_period_required', 'month_not_over'] },
})
