import { z } from 'zod'
import { boolean } from '#core/fields/boolean.ts'
import { password } from '#core/fields/password.ts'
import { text } from '#core/fields/text.ts'
import { currencyCodes } from '../currency.ts'
import { languages } from '#core/language.ts'
import { userTypes } from '../permission.ts'
import { defineCall } from './call.ts'
import { currentPassword, oneTimeCode, ticket } from './secrets.ts'
import { wire } from './values.ts'

const { id, moment } = wire
const open = { permission: 'public', tag: 'auth' } as const
const username = text({ required: true, autofill: 'username' })
const newPassword = password({ required: true })

/** A session: `access_token` is the bearer of later calls. */
export const session = z.strictObject({ access_token: z.string(), expires_at: moment })

/** If the account has a second factor, a ticket for it instead of a session. */
export const signIn = defineCall({
  ...open,
  id: 'signIn',
  method: 'POST',
  path: '/v1/auth/login',
  summary: 'Sign in by phone number or e-mail address',
  body: { fields: { username, password: currentPassword, remember: boolean() } },
  reply: z.strictObject({
    data: z.union([
      session,
      z.strictObject({ second_factor: z.strictObject({ ticket: z.string(), expires_at: moment }) }),
    ]),
  }),
  errors: { 401: ['invalid_credentials'], 422: ['required', 'too_long'], 429: ['too_many_requests'] },
})

/** Accounts that anybody may try; only installations with demo data have them. */
const demoOffer = z.strictObject({
  password: z.string(),
  accounts: z.array(z.looseObject({ email: z.string() })),
})
export type DemoOffer = Readonly<z.output<typeof demoOffer>>

/** The settings that the sign-in page needs before anybody is signed in. */
export const readSignInOptions = defineCall({
  ...open,
  id: 'readSignInOptions',
  method: 'GET',
  path: '/v1/auth/options',
  summary: 'Options of the sign-in page',
  reply: z.strictObject({
    data: z.strictObject({
      demo: demoOffer.nullable(),
    }),
  }),
})

/** Replies the same whether there is such an account or not. */
export const requestOneTimeCode = defineCall({
  ...open,
  id: 'requestOneTimeCode',
  method: 'POST',
  path: '/v1/auth/forgot-password',
  summary: 'Ask for a one-time code',
  body: { fields: { username } },
  errors: { 422: ['required', 'too_long'], 429: ['too_many_requests'] },
})

export const verifyOneTimeCode = defineCall({
  ...open,
  id: 'verifyOneTimeCode',
  method: 'POST',
  path: '/v1/auth/verify-otp',
  summary: 'Exchange a one-time code for a reset token',
  body: { fields: { username, otp: oneTimeCode } },
  reply: z.strictObject({ data: z.strictObject({ reset_token: z.string() }) }),
  errors: { 422: ['invalid_otp', 'otp_required'], 429: ['too_many_requests'] },
})

export const resetPassword = defineCall({
  ...open,
  id: 'resetPassword',
  method: 'POST',
  path: '/v1/auth/reset-password',
  summary: 'Set a new password with a reset token',
  body: { fields: { reset_token: ticket, password: newPassword } },
  errors: { 422: ['invalid_reset_token', 'password_too_short', 'password_too_long', 'password_too_common'] },
})

export const setPassword = defineCall({
  ...open,
  id: 'setPassword',
  method: 'POST',
  path: '/v1/auth/set-password',
  summary: 'Choose a password with a link from an e-mail',
  body: { fields: { token: ticket, password: newPassword } },
  errors: {
    422: ['invalid_password_link', 'password_too_short', 'password_too_long', 'password_too_common'],
  },
})

/** The reply is the same if the user is already signed out. */
export const signOut = defineCall({
  ...open,
  id: 'signOut',
  method: 'POST',
  path: '/v1/auth/logout',
  summary: 'End this session',
  beforeSecondFactor: true,
})

const flag = z.boolean()
const groupPermission = z.strictObject({
  code: z.string(),
  read: flag,
  create: flag,
  update: flag,
  delete: flag,
  approve: flag,
})

const buildingSummary = {
  id,
  code: z.string(),
  name: z.string(),
  /** Its order has run out: only orders, profile and logout remain. */
  expired: z.boolean(),
  currency_code: z.enum(currencyCodes),
}

/** `building` is the requested one, or else the user's first; null if they have none. */
export const readCurrentUser = defineCall({
  id: 'readCurrentUser',
  method: 'GET',
  path: '/v1/current-user',
  permission: 'auth',
  tag: 'auth',
  summary: 'The user, their buildings and the current one with its permission map',
  params: z.object({ building_id: z.string().optional(), check_token: z.string().optional() }),
  reply: z.strictObject({
    user: z.strictObject({
      id,
      type: z.enum(userTypes),
      name: z.string(),
      email: z.string().nullable(),
      /** Somebody else has set the address, and its owner has not proved it yet: it gets no link and no code. */
      email_unproved: z.boolean(),
      phone_number: z.string().nullable(),
      /** A file's id. */
      avatar: z.string().nullable(),
      language: z.enum(languages).nullable(),
      organisation_id: id,
      resident_id: id.nullable(),
      session_id: id,
      buildings: z.array(z.strictObject(buildingSummary)),
      /** Rights for the organisation as a whole. */
      organisation_permissions: z.array(groupPermission),
      building: z
        .strictObject({
          ...buildingSummary,
          address: z.string().nullable(),
          contact: z.string().nullable(),
          hotline: z.string().nullable(),
          logo: z.string().nullable(),
          money_unit: z.string().nullable(),
          deploy_month: z.string().nullable(),
          /** The address where an expired order is renewed; null while it is valid. */
          renewal_url: z.string().nullable().optional(),
          /** The modules that the building's order includes. */
          permission_product_codes: z.array(z.string()),
          permission_group: z
            .strictObject({ name: z.string(), group_permissions: z.array(groupPermission) })
            .nullable(),
        })
        .nullable(),
    }),
  }),
})
