import { z } from 'zod'
import { manyToMany, multiSelect } from '#core/fields/index.ts'
import { envelopeFields } from '#core/wire/body.ts'
import { invitationWays } from '../resident-invitation.ts'
import { defineCall, manage } from './call.ts'
import { wire } from './values.ts'

/*
 * How the office invites residents to their app (docs/domain/residents.md). Codes are told to whom they are for, and to
 * nobody else.
 */

const inviting = { code: 'manage_resident', flag: 'update' } as const
const { count, id, moment } = wire

/** Makes a sending for these residents and begins it. */
export const inviteResidents = defineCall({
  id: 'inviteResidents',
  method: 'POST',
  path: manage('residents/invitations'),
  permission: inviting,
  tag: 'invitation_round',
  inBuilding: true,
  repeatable: true,
  writes: { touches: ['invitation_round', 'resident'] },
  status: 201,
  summary: 'Invite some residents to the app, each in the first of these ways that reaches them',
  body: {
    fields: {
      building_id: envelopeFields.building_id,
      residents: manyToMany('resident', { required: true, max: 5_000 }),
      ways: multiSelect({ required: true, options: invitationWays }),
    },
  },
  reply: z.strictObject({ data: z.strictObject({ id }) }),
  errors: { 409: ['nobody_to_invite'], 422: ['required', 'invite_way_required', 'invalid_reference'] },
})

/** For a phone that was lost: whoever has it is signed out first. */
export const inviteAgain = defineCall({
  id: 'inviteAgain',
  method: 'POST',
  path: manage('residents/{id}/invite-again'),
  permission: inviting,
  record: 'resident',
  tag: 'resident_invitation',
  writes: { touches: ['resident_invitation', 'resident'] },
  summary: 'End all sessions of a resident, and send them another invitation by e-mail or SMS',
  reply: z.strictObject({
    data: z.strictObject({ id, channel: z.enum(['email', 'sms']), sessions_ended: count }),
  }),
  errors: { 409: ['account_elsewhere', 'lives_nowhere'], 422: ['no_contact'], 429: ['too_many_requests'] },
})

const shownOnce = z.strictObject({
  data: z.strictObject({ id, code: z.string(), link: z.string(), expires_at: moment }),
})

/** The clerk has seen who it is: the code is shown once, as a QR on the screen. */
export const inviteAtDesk = defineCall({
  id: 'inviteAtDesk',
  method: 'POST',
  path: manage('residents/{id}/desk-invitation'),
  permission: inviting,
  record: 'resident',
  tag: 'resident_invitation',
  writes: { touches: ['resident_invitation', 'resident'] },
  status: 201,
  summary: 'An invitation for 15 minutes, for a resident at the desk',
  reply: shownOnce,
  errors: { 409: ['account_elsewhere', 'lives_nowhere'], 429: ['too_many_requests'] },
})

/** Of somebody who has moved in with others, or came in as another: their devices are signed out of this home. */
export const endAppAccess = defineCall({
  id: 'endAppAccess',
  method: 'POST',
  path: manage('residents/{id}/end-app-access'),
  permission: inviting,
  record: 'resident',
  tag: 'resident_invitation',
  writes: { touches: ['resident', 'resident_invitation'] },
  summary: 'End the access of whoever has come into the app as a resident, until they are invited again',
  errors: { 409: ['not_joined'] },
})

export const previewInvitations = defineCall({
  id: 'previewInvitations',
  method: 'GET',
  path: manage('invitation-rounds/{id}/preview'),
  permission: { code: 'manage_resident', flag: 'read' },
  record: 'invitation_round',
  tag: 'invitation_round',
  summary: 'How many would be invited in which way if the sending began now; nothing is sent',
  reply: z.strictObject({
    data: z.strictObject({
      apartments: count,
      /** Adults who are still to come in, and those of them whom no chosen way reaches. */
      people: count,
      not_reached: count,
      email: count,
      sms: count,
      /** Apartments that get a letter. */
      letters: count,
      /** Ways in which this server sends nothing by itself: the messages stay in the outbox. */
      unsent: z.array(z.enum(['email', 'sms'])),
    }),
  }),
})

/** Letters show codes: their maker alone prints them, on the day of the sending. */
export const printInvitations = defineCall({
  id: 'printInvitations',
  method: 'GET',
  path: manage('invitation-rounds/{id}/letters'),
  permission: inviting,
  record: 'invitation_round',
  tag: 'invitation_round',
  summary: 'The letters of a sending as one PDF, a sheet for each apartment, for whoever sent it, for a day',
  reply: 'file',
  errors: { 404: ['record_not_found'], 409: ['letters_over'], 422: ['too_many'] },
})
