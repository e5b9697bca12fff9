import { z } from 'zod'
import { defineCall, manage } from './call.ts'
import { buildingId, wire } from './values.ts'

const { id, amount, count, moment } = wire

/** A cashier's own receipts since they last closed the till, without voided ones. */
export const readTill = defineCall({
  id: 'readTill',
  method: 'GET',
  path: manage('cashiers/statistics'),
  permission: { code: 'manage_debt', flag: 'read' },
  summary: 'The caller’s till since it was last closed',
  tag: 'receipt',
  inBuilding: true,
  params: z.object({ building_id: buildingId }),
  reply: z.strictObject({
    data: z.strictObject({
      /** When the cashier last closed it; null: never. */
      opened_at: moment.nullable(),
      now: moment,
      receipts: count,
      /** The cash that should be in the drawer: cash received less cash given back, in the building's currency. */
      cash: amount,
      /** By payment method, in the order of the building. */
      methods: z.array(
        z.strictObject({
          payment_method_id: id,
          name: z.string(),
          code: z.string(),
          receipts: count,
          received: amount,
        }),
      ),
    }),
  }),
})
