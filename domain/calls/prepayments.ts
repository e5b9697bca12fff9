import { z } from 'zod'
import { envelopeFields } from '#core/wire/body.ts'
import { prepaymentTerms } from '../money/prepayment-fields.ts'
import { defineCall, manage } from './call.ts'
import { wire } from './values.ts'

const { amount, month } = wire
const sums = { foreseen: amount, discount: amount, amount }

/** What a prepayment would come to, calculated as the fees themselves will be; nothing is stored. */
export const foretellPrepayment = defineCall({
  id: 'foretellPrepayment',
  method: 'POST',
  path: manage('prepayments/preview'),
  permission: { code: 'manage_voucher', flag: 'read' },
  summary: 'Preview a prepayment: its fees month by month, the discount and the amount to pay',
  tag: 'prepayment',
  inBuilding: true,
  body: { fields: { building_id: envelopeFields.building_id, ...prepaymentTerms } },
  reply: z.strictObject({
    data: z.strictObject({
      ...sums,
      /** In percent of the whole: the one that was asked for, or the building's offer. */
      discount_percent: z.number(),
      months: z.array(z.strictObject({ month, ...sums })),
    }),
  }),
  errors: { 409: ['month_closed'], 422: ['project_fee_not_found', 'fee_not_foreseen', 'month_charged'] },
})
