import { z } from 'zod'
import { email, number, password, phone, select, text } from '#core/fields/index.ts'
import { languages } from '#core/language.ts'
import { otpDigits } from '../constants.ts'
import { invitationKinds, joinDoubts, joinOutcomes, provableContacts } from '../resident-invitation.ts'
import { defineCall } from './call.ts'
import { residentPath } from './resident.ts'
import { wire } from './values.ts'

/*
 * How residents come in by an invitation. Looking spends nothing, and whatever is wrong with a code is answered alike. The code
 * comes in the body, so that no server's log has it.
 */

const errors = {
  403: ['order_expired'],
  404: ['invitation_not_found'],
  429: ['too_many_requests'],
} as const

const open = { permission: 'public', tag: 'resident_invitation', method: 'POST' } as const

/** As typed, scanned, or as the link of the letter. */
const code = text({ required: true, maxLength: 300 })
const fullName = text({ maxLength: 200 })
/** In place of a phone number that the office does not have, or has no more. */
const birthYear = number({ min: 1900, max: 2100, integer: true })

export const readInvitation = defineCall({
  ...open,
  id: 'readInvitation',
  path: '/v1/public/resident-invitation',
  summary: 'Which home an invitation is for; it names nobody, and nothing is spent',
  body: { fields: { code } },
  reply: z.strictObject({
    data: z.strictObject({
      building: z.string(),
      address: z.string(),
      hotline: z.string().nullable(),
      /** The apartment's code. */
      apartment: z.string(),
      kind: z.enum(invitationKinds),
      expires_at: wire.moment,
      /** Whether it asks who comes in: by a letter anybody of the apartment does. */
      asks_person: z.boolean(),
      /** Contacts that can be proved by a one-time code. */
      proves: z.array(z.enum(provableContacts)),
    }),
  }),
  errors: { ...errors, 422: ['required', 'too_long'] },
})

export const sendContactCode = defineCall({
  ...open,
  id: 'sendContactCode',
  path: '/v1/public/resident-invitation/contact-code',
  summary: 'Send a one-time code to the contact with which somebody comes in',
  body: { fields: { code, phone_number: phone(), email: email() } },
  errors: { ...errors, 422: ['required', 'too_long', 'contact_required', 'invalid_phone', 'invalid_email'] },
})

const joined = z.strictObject({
  data: z.strictObject({
    outcome: z.enum(joinOutcomes),
    /** Why the office looks at it first; null for whoever is in. */
    why: z.enum(joinDoubts).nullable(),
    /** What one signs in with. */
    username: z.string(),
  }),
})

const joinErrors = [
  'required',
  'too_long',
  'contact_required',
  'invalid_phone',
  'invalid_email',
  'phone_number_exists',
  'email_exists',
  'password_too_short',
  'password_too_long',
  'password_too_common',
  'invalid_otp',
] as const

/** It opens no session: whoever is in signs in as ever. */
export const join = defineCall({
  ...open,
  id: 'join',
  path: '/v1/public/resident-invitation/join',
  summary: 'Come in by an invitation, with a new account or the password of one’s own',
  body: {
    fields: {
      code,
      full_name: fullName,
      phone_number: phone(),
      email: email(),
      birth_year: birthYear,
      password: password({ required: true }),
      otp: text({ digits: otpDigits, autofill: 'one-time-code' }),
      language: select({ options: languages }),
    },
  },
  reply: joined,
  errors: { ...errors, 422: joinErrors },
})

/** For a further home: of somebody who lives in two, or of staff who live in the house. */
export const joinSignedIn = defineCall({
  id: 'joinSignedIn',
  method: 'POST',
  path: residentPath('join'),
  permission: 'auth',
  tag: 'resident',
  summary: 'Come in by an invitation with the account that is signed in',
  body: { fields: { code, full_name: fullName, phone_number: phone(), birth_year: birthYear } },
  reply: joined,
  errors: { ...errors, 422: ['required', 'too_long', 'invalid_phone', 'account_elsewhere'] },
})
