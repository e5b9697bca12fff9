import { z } from 'zod'
import { appAccesses } from '../resident-invitation.ts'
import { defineCall } from './call.ts'
import { ofResident, residentPath } from './resident.ts'
import { sentId, wire } from './values.ts'

/*
 * Who lives with somebody in their home. The householder invites adults of it and says who acts; nobody makes another
 * householder, or sees what is another adult's own.
 */

const { id } = wire
const errors = { 403: ['order_expired'], 404: ['record_not_found'] } as const

export const readHousehold = defineCall({
  ...ofResident,
  id: 'readHousehold',
  method: 'GET',
  path: residentPath('household'),
  summary: 'Who lives in a home of the caller’s: names, and for its householder who is in and who acts',
  params: z.object({ apartment_id: sentId }),
  reply: z.strictObject({
    data: z.array(
      z.strictObject({
        resident_id: id,
        full_name: z.string(),
        /** The caller. */
        is_me: z.boolean(),
        is_adult: z.boolean(),
        /** What they are to the householder, as the office calls it. */
        relationship: z.string(),
        /** Both null for who is not the householder; who acts also of another householder. */
        acts: z.boolean().nullable(),
        app_access: z.enum(appAccesses).nullable(),
      }),
    ),
  }),
  errors: { ...errors, 422: ['invalid_reference'] },
})

/** Shown once, as a link that the householder passes on. */
export const inviteHousehold = defineCall({
  ...ofResident,
  id: 'inviteHousehold',
  method: 'POST',
  path: residentPath('household/invitations'),
  status: 201,
  summary: 'The householder invites an adult of their home',
  body: z.strictObject({ apartment_id: sentId, resident_id: sentId }),
  reply: z.strictObject({
    data: z.strictObject({ id, code: z.string(), link: z.string(), expires_at: wire.moment }),
  }),
  errors: {
    403: ['order_expired'],
    404: ['record_not_found'],
    409: ['already_joined', 'invited_by_office'],
    422: ['invalid_reference'],
    429: ['too_many_requests'],
  },
})

/** It gives no more than the householder has, and makes nobody a householder. */
export const allowToAct = defineCall({
  ...ofResident,
  id: 'allowToAct',
  method: 'POST',
  path: residentPath('household/acting'),
  writes: { touches: ['residency'] },
  summary:
    'The householder lets an adult of their home see its fees and papers and pay them, or not any more',
  body: z.strictObject({ apartment_id: sentId, resident_id: sentId, acts: z.boolean() }),
  errors: { ...errors, 422: ['invalid_reference'] },
})

/** One can always leave by oneself. The stay is the office's record and stays. */
export const leaveHome = defineCall({
  ...ofResident,
  id: 'leaveHome',
  method: 'POST',
  path: residentPath('household/leave'),
  writes: { touches: ['resident'] },
  summary: 'Give a home up in the app: the account is no longer the resident who lives there',
  body: z.strictObject({ apartment_id: sentId }),
  errors: { 404: ['record_not_found'], 422: ['invalid_reference'] },
})
