import { z } from 'zod'
import { closingCheckNames } from '../closing-checks.ts'
import { defineCall, manage } from './call.ts'
import { buildingId, reportMonth, wire } from './values.ts'

/** What stands against closing a month's books, and what should be looked at first; nothing is changed. */
export const readClosingChecklist = defineCall({
  id: 'readClosingChecklist',
  method: 'GET',
  path: manage('closed-months/checklist'),
  permission: { code: 'manage_fee', flag: 'create' },
  summary: 'What to look at before a month’s books are closed',
  tag: 'closed_month',
  inBuilding: true,
  params: z.object({
    building_id: buildingId,
    month: reportMonth,
  }),
  reply: z.strictObject({
    data: z.strictObject({
      /** The last month that is closed; null: none. */
      closed_through: wire.month.nullable(),
      checks: z.array(
        z.strictObject({
          check: z.enum(closingCheckNames),
          level: z.enum(['blocking', 'warning']),
          /** How many there are; 0: in order. */
          count: wire.count,
          /** The codes of the first few, for those who may read them. */
          examples: z.array(z.string()).optional(),
        }),
      ),
    }),
  }),
  errors: { 422: ['report_period_required'] },
})
