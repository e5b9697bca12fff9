import { z } from 'zod'
import { email } from '#core/fields/email.ts'
import { password } from '#core/fields/password.ts'
import { phone } from '#core/fields/phone.ts'
import { select } from '#core/fields/select.ts'
import { text } from '#core/fields/text.ts'
import { languages } from '#core/language.ts'
import { defineCall } from './call.ts'
import { currentPassword, oneTimeCode } from './secrets.ts'
import { wire } from './values.ts'

const { id, count, moment } = wire
const own = { permission: 'auth', tag: 'auth' } as const

const address = email({ required: true, autofill: 'email' })

/** E-mail address and phone number need the current password; a new address waits for its code. */
export const updateProfile = defineCall({
  ...own,
  id: 'updateProfile',
  method: 'PATCH',
  path: '/v1/auth/profile',
  summary: 'Change the caller’s profile',
  body: {
    partial: true,
    fields: {
      name: text({ required: true, autofill: 'name' }),
      language: select({ required: true, options: languages }),
      /** Empty takes the picture away. */
      avatar: text({ format: 'file_id' }),
      email: address,
      phone_number: phone({ autofill: 'tel' }),
      current_password: currentPassword,
    },
  },
  /** `confirm`: the address changes once the code that went to it was given to `confirmEmail`. */
  reply: z.strictObject({ data: z.strictObject({ confirm: z.literal('email').optional() }) }),
  errors: {
    422: ['required', 'invalid_current_password', 'phone_number_exists'],
    429: ['too_many_requests'],
  },
})

export const confirmEmail = defineCall({
  ...own,
  id: 'confirmEmail',
  method: 'POST',
  path: '/v1/auth/profile/email',
  summary: 'Confirm a new e-mail address by the code sent to it',
  body: { fields: { email: address, otp: oneTimeCode } },
  errors: { 422: ['invalid_otp', 'otp_required', 'invalid_email'], 429: ['too_many_requests'] },
})

export const changePassword = defineCall({
  ...own,
  id: 'changePassword',
  method: 'PUT',
  path: '/v1/auth/password',
  summary: 'Change the password; other sessions end',
  body: { fields: { current_password: currentPassword, password: password({ required: true }) } },
  errors: {
    422: ['invalid_current_password', 'password_unchanged', 'password_too_short', 'password_too_common'],
    429: ['too_many_requests'],
  },
})

export const listSessions = defineCall({
  ...own,
  id: 'listSessions',
  method: 'GET',
  path: '/v1/auth/sessions',
  summary: 'The caller’s sessions',
  reply: z.strictObject({
    data: z.array(
      z.strictObject({
        id,
        ip: z.string(),
        user_agent: z.string(),
        remember: z.boolean(),
        second_factor: z.boolean(),
        /** Of the residents' app. */
        on_phone: z.boolean(),
        created_at: moment,
        last_seen_at: moment,
        expires_at: moment,
        /** The one that asks. */
        current: z.boolean(),
      }),
    ),
    total: count,
  }),
})

const ended = z.strictObject({ data: z.strictObject({ ended: count }) })

export const endOtherSessions = defineCall({
  ...own,
  id: 'endOtherSessions',
  method: 'DELETE',
  path: '/v1/auth/sessions',
  summary: 'End all other sessions',
  reply: ended,
})

export const endSession = defineCall({
  ...own,
  id: 'endSession',
  method: 'DELETE',
  path: '/v1/auth/sessions/{id}',
  summary: 'End one session',
  reply: ended,
})
