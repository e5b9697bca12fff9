import { z } from 'zod'
import { defineCall, manage } from './call.ts'
import { buildingId, wire } from './values.ts'

/** Names ids and what is alike, no values: the residents themselves are read as their reader may see them. */
export const readRegistrationMatches = defineCall({
  id: 'readRegistrationMatches',
  method: 'GET',
  path: manage('resident-registrations/matches'),
  permission: { code: 'manage_resident', flag: 'read' },
  summary:
    'Residents with the identity papers, the phone or the name of a waiting registration, the likest first',
  tag: 'resident_registration',
  inBuilding: true,
  params: z.object({ building_id: buildingId }),
  reply: z.strictObject({
    data: z.array(
      z.strictObject({
        registration_id: wire.id,
        resident_id: wire.id,
        id_number: z.boolean(),
        phone_number: z.boolean(),
        full_name: z.boolean(),
      }),
    ),
  }),
})
