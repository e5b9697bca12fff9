import { z } from 'zod'
import { mapQuestions } from '../status-map.ts'
import { defineCall, manage } from './call.ts'
import { buildingId, wire } from './values.ts'

/** The whole building at once, by one statement. */
export const readStatusMap = defineCall({
  id: 'readStatusMap',
  method: 'GET',
  path: manage('status-map'),
  permission: { code: 'manage_contract_map', flag: 'read' },
  summary:
    'Every apartment of a building by block and floor, with its contract, occupancy, handover and debt',
  tag: 'property',
  inBuilding: true,
  params: z.object({ building_id: buildingId }),
  reply: z.strictObject({
    data: z.strictObject({
      blocks: z.array(z.strictObject({ id: wire.id, name: z.string() })),
      apartments: z.array(
        z.strictObject({
          id: wire.id,
          code: z.string(),
          block_id: wire.id,
          floor: z.int().nullable(),
          /** Of its contracts, the one that binds most. */
          contract: z.enum(mapQuestions.contract),
          occupancy: z.enum(mapQuestions.occupancy),
          handover: z.enum(mapQuestions.handover),
          /** The age of its oldest open fee; null for those who may not read debts. */
          debt: z.enum(mapQuestions.debt).nullable(),
        }),
      ),
    }),
  }),
})
