import { z } from 'zod'
import { select } from '#core/fields/select.ts'
import { text } from '#core/fields/text.ts'
import { idleMinutes } from '../idle-minutes.ts'
import { secondFactorPolicies } from '../second-factor.ts'
import { defineCall, manage } from './call.ts'
import { currentPassword, oneTimeCode, ticket } from './secrets.ts'
import { accessToken, session } from './session.ts'
import { wire } from './values.ts'

const { count, moment } = wire
/** Six digits of the app, or a recovery code with or without its dashes. */
const code = text({ required: true, maxLength: 100, uppercase: true, autofill: 'one-time-code' })
const proof = { fields: { current_password: currentPassword, code } }
const own = { permission: 'auth', tag: 'auth' } as const
const wrong = {
  422: ['invalid_current_password', 'invalid_second_factor'],
  429: ['too_many_requests'],
} as const

export const signInWithSecondFactor = defineCall({
  id: 'signInWithSecondFactor',
  method: 'POST',
  path: '/v1/auth/second-factor',
  permission: 'public',
  tag: 'auth',
  summary: 'The second step of signing in: a ticket and a code',
  body: { fields: { ticket, code } },
  reply: z.strictObject({ data: session }),
  errors: { 401: ['invalid_second_factor', 'second_factor_expired'], 429: ['too_many_requests'] },
})

export const readOwnSecondFactor = defineCall({
  ...own,
  id: 'readOwnSecondFactor',
  method: 'GET',
  path: '/v1/auth/second-factor',
  summary: 'The state of the caller’s second factor',
  beforeSecondFactor: true,
  reply: z.strictObject({
    data: z.strictObject({
      /** The account's. */
      name: z.string(),
      enabled_at: moment.nullable(),
      recovery_codes_left: count,
      /** The organisation asks for a second factor and the account has none. */
      must_enrol: z.boolean(),
    }),
  }),
})

export const beginSecondFactor = defineCall({
  ...own,
  id: 'beginSecondFactor',
  method: 'POST',
  path: '/v1/auth/second-factor/enrol',
  summary: 'A secret for an authenticator app',
  beforeSecondFactor: true,
  body: { fields: { current_password: currentPassword } },
  reply: z.strictObject({
    data: z.strictObject({
      secret: z.string(),
      /** The content of the QR code. */
      uri: z.string(),
      /** Seconds within which it must be confirmed. */
      expires_in: count,
    }),
  }),
  errors: { 409: ['second_factor_on'], ...wrong },
})

const recoveryCodes = z.array(z.string())

export const confirmSecondFactor = defineCall({
  ...own,
  id: 'confirmSecondFactor',
  method: 'POST',
  path: '/v1/auth/second-factor/confirm',
  summary: 'Switch the second factor on with the first code; other sessions end',
  beforeSecondFactor: true,
  body: { fields: { code: oneTimeCode } },
  /** The session goes on under the new token. */
  reply: z.strictObject({
    data: z.strictObject({ recovery_codes: recoveryCodes, access_token: accessToken }),
  }),
  errors: { 409: ['second_factor_not_begun'], 422: ['invalid_second_factor', 'otp_required'] },
})

export const disableSecondFactor = defineCall({
  ...own,
  id: 'disableSecondFactor',
  method: 'POST',
  path: '/v1/auth/second-factor/disable',
  summary: 'Switch the second factor off; other sessions end',
  body: proof,
  errors: { ...wrong, 409: ['second_factor_off'], 422: [...wrong[422], 'password_too_short'] },
})

export const renewRecoveryCodes = defineCall({
  ...own,
  id: 'renewRecoveryCodes',
  method: 'POST',
  path: '/v1/auth/second-factor/recovery-codes',
  summary: 'Ten new recovery codes',
  body: proof,
  reply: z.strictObject({ data: z.strictObject({ recovery_codes: recoveryCodes }) }),
  errors: { 409: ['second_factor_off'], ...wrong },
})

const setting = z.strictObject({
  data: z.strictObject({
    policy: z.enum(secondFactorPolicies),
    /** True when the caller has one. */
    own_enabled: z.boolean(),
    /** Active accounts that each choice obliges, and how many of them have none yet. */
    staff: count,
    staff_without: count,
    approvers: count,
    approvers_without: count,
  }),
})
const ofOrganisation = { permission: 'auth', userTypes: ['org_admin'], tag: 'setting' } as const

export const readSecondFactorSetting = defineCall({
  ...ofOrganisation,
  id: 'readSecondFactorSetting',
  method: 'GET',
  path: manage('setting/second-factor'),
  summary: 'Who must use a second factor',
  reply: setting,
})

export const changeSecondFactorSetting = defineCall({
  ...ofOrganisation,
  id: 'changeSecondFactorSetting',
  method: 'PUT',
  path: manage('setting/second-factor'),
  summary: 'Set who must use a second factor',
  body: {
    fields: {
      policy: select({ required: true, options: secondFactorPolicies }),
      current_password: currentPassword,
    },
  },
  reply: setting,
  errors: {
    404: ['record_not_found'],
    409: ['second_factor_own_first'],
    422: ['invalid_option', 'invalid_current_password'],
  },
})

const idle = z.strictObject({ data: z.strictObject({ idle_minutes: z.enum(idleMinutes) }) })

export const readIdleSetting = defineCall({
  ...ofOrganisation,
  id: 'readIdleSetting',
  method: 'GET',
  path: manage('setting/idle-minutes'),
  summary: 'After how many idle minutes the sessions of administrators end',
  reply: idle,
  errors: { 404: ['record_not_found'] },
})

export const changeIdleSetting = defineCall({
  ...ofOrganisation,
  id: 'changeIdleSetting',
  method: 'PUT',
  path: manage('setting/idle-minutes'),
  summary: 'Set after how many idle minutes the sessions of administrators end',
  body: {
    fields: {
      idle_minutes: select({ required: true, options: idleMinutes }),
      current_password: currentPassword,
    },
  },
  reply: idle,
  errors: { 404: ['record_not_found'], 422: ['invalid_option', 'invalid_current_password'] },
})
