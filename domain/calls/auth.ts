import { z } from 'zod'
import { boolean } from '#core/fields/boolean.ts'
import { password } from '#core/fields/password.ts'
import { text } from '#core/fields/text.ts'
import { defineCall } from './call.ts'
import { currentPassword, oneTimeCode, ticket } from './secrets.ts'
import { session } from './session.ts'
import { wire } from './values.ts'

const { moment } = wire
const open = { permission: 'public', tag: 'auth' } as const
const username = text({ required: true, autofill: 'username' })
const newPassword = password({ required: true })

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
  errors: {
    401: ['invalid_credentials'],
    /** `no_home` names in `contacts` whom one may ask: `building`, `hotline`, `contact`. */
    403: ['demo_password', 'no_home'],
    422: ['required', 'too_long'],
    429: ['too_many_requests'],
  },
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
