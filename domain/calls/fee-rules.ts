import { z } from 'zod'
import { manyToMany } from '#core/fields/index.ts'
import { envelopeFields } from '#core/wire/body.ts'
import { feeRuleFields } from '../money/fee-rule-fields.ts'
import { feeTypes } from '../money/fee-types.ts'
import { defineCall, manage } from './call.ts'
import { buildingId, reportMonth, wire } from './values.ts'

const tag = 'fee_rule'
const { id, amount, count } = wire

/** Rows that a reply names at most; it always counts all. */
export const mostRuledRows = 500

/** What a rule would change in the first month that is not over, for whom; nothing is stored. */
export const foretellFeeRule = defineCall({
  id: 'foretellFeeRule',
  method: 'POST',
  path: manage('fee-rules/preview'),
  permission: { code: 'manage_fee', flag: 'read' },
  summary: 'Preview a charging rule: what each apartment would pay with it, and pays without it',
  tag,
  inBuilding: true,
  body: {
    fields: {
      building_id: envelopeFields.building_id,
      ...feeRuleFields,
      /** The stored rule whose place it takes; none: it would be a new one. */
      instead_of: manyToMany('fee_rule', { max: 1 }),
    },
  },
  reply: z.strictObject({
    data: z.strictObject({
      month: wire.month,
      /** What all apartments together would pay, without the rule and with it. */
      before: amount,
      after: amount,
      difference: amount,
      /** How many apartments would pay another amount. */
      changed: count,
      /** Apartments whose fee cannot be calculated yet: no reading, no price. */
      unknown: count,
      /** Those that would pay another amount, the greatest difference first. */
      rows: z.array(
        z.strictObject({
          apartment_id: id,
          /** Null for those who may not read apartments. */
          apartment: z.string().nullable(),
          before: amount,
          after: amount,
          difference: amount,
        }),
      ),
    }),
  }),
  errors: { 422: ['project_fee_not_found'] },
})

/** Why nothing charges an apartment a kind of fee. */
export const unchargedReasons = ['exempt', 'not_covered', 'no_meter'] as const

/** Apartments that pay no fee of a kind that their building charges, and why. */
export const listUncharged = defineCall({
  id: 'listUncharged',
  method: 'GET',
  path: manage('fee-rules/uncharged'),
  permission: { code: 'manage_fee', flag: 'read' },
  summary:
    'Apartments that nothing charges a kind of fee in a month: exempt, named by no rule, or without a meter',
  tag,
  inBuilding: true,
  params: z.object({
    building_id: buildingId,
    month: reportMonth,
  }),
  reply: z.strictObject({
    data: z.strictObject({
      total: count,
      rows: z.array(
        z.strictObject({
          apartment_id: id,
          /** Null for those who may not read apartments. */
          apartment: z.string().nullable(),
          fee_type: z.enum(feeTypes),
          why: z.enum(unchargedReasons),
          /** Of an exemption. */
          rule: z.string().nullable(),
          reason: z.string().nullable(),
        }),
      ),
    }),
  }),
  errors: { 422: ['report_period_required'] },
})
