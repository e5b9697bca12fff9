import { z } from 'zod'
import { guestFields } from '../visitor-invitation.ts'
import { defineCall, manage } from './call.ts'
import { buildingId, sentId, viewToken, wire } from './values.ts'

/*
 * A link with which somebody who signs in nowhere announces one visit to one apartment. The office approves it, as it does
 * every visit. The token comes in the body, so that no server's log has it.
 */

const errors = { 403: ['order_expired'], 404: ['record_not_found'], 429: ['too_many_requests'] } as const

export const inviteVisitor = defineCall({
  id: 'inviteVisitor',
  method: 'POST',
  path: manage('visitors/invitation'),
  permission: { code: 'manage_visitor', flag: 'create' },
  tag: 'visitor',
  inBuilding: true,
  summary: 'A link with which a guest announces one visit to an apartment, without signing in',
  body: z.object({ building_id: buildingId, apartment_id: sentId }),
  reply: z.strictObject({ data: z.strictObject({ link: z.string(), expires_at: wire.moment }) }),
  errors: { 422: ['invalid_reference'], 429: ['too_many_requests'] },
})

export const readVisitorInvitation = defineCall({
  id: 'readVisitorInvitation',
  method: 'POST',
  path: '/v1/public/visitor-invitation',
  permission: 'public',
  tag: 'visitor',
  summary: 'Where a link invites to',
  body: z.strictObject({ view_token: viewToken }),
  reply: z.strictObject({
    data: z.strictObject({ building: z.string(), address: z.string(), apartment: z.string() }),
  }),
  errors,
})

/** As it is typed: the visit's own declaration reads and checks it. */
const typed = z.string({ error: 'required' }).max(5_000, { error: 'too_long' }).optional()

export const announceVisit = defineCall({
  id: 'announceVisit',
  method: 'POST',
  path: '/v1/public/visitor-invitation/visit',
  permission: 'public',
  tag: 'visitor',
  summary: 'Announce the visit that a link is for; the link is used up by it',
  body: z.strictObject({
    view_token: viewToken,
    ...(Object.fromEntries(guestFields.map((name) => [name, typed])) as Record<
      (typeof guestFields)[number],
      typeof typed
    >),
  }),
  /** The code of the guest's pass, and the visit that it is of. */
  reply: z.strictObject({ data: z.strictObject({ id: wire.id, code: z.string() }) }),
  errors: { ...errors, 422: ['required', 'too_long', 'invalid_value'] },
})
