import { z } from 'zod'
import { isEmail } from '#core/fields/email.ts'
import { fileIdSchema } from '#core/fields/upload.ts'
import { languages } from '#core/language.ts'
import { localPhone, phonePattern } from '#core/phone.ts'
import { defineCall } from './call.ts'
import { filled, newPassword, oneTimeCode, password, wire } from './values.ts'

const { id, count, moment } = wire
const own = { permission: 'auth', tag: 'auth' } as const

const email = z
  .string({ error: 'invalid_email' })
  .transform((text) => text.trim().toLowerCase())
  .refine(isEmail, { error: 'invalid_email' })
const phoneNumber = z
  .string({ error: 'invalid_phone' })
  .transform(localPhone)
  .refine((text) => text === '' || phonePattern.test(text), { error: 'invalid_phone' })

/** E-mail address and phone number need the current password; a new address waits for its code. */
export const updateProfile = defineCall({
  ...own,
  id: 'updateProfile',
  method: 'PATCH',
  path: '/v1/auth/profile',
  summary: 'Change the caller’s profile',
  body: z.strictObject({
    name: filled(255).optional(),
    language: z.enum(languages, { error: 'invalid_option' }).optional(),
    /** A file's id; empty takes the picture away. */
    avatar: z.union([z.literal(''), z.null(), fileIdSchema], { error: 'invalid_reference' }).optional(),
    email: email.optional(),
    phone_number: phoneNumber.optional(),
    current_password: z.string({ error: 'required' }).max(512, { error: 'too_long' }).optional(),
  }),
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
  body: z.strictObject({ email, otp: oneTimeCode }),
  errors: { 422: ['invalid_otp', 'invalid_email'], 429: ['too_many_requests'] },
})

export const changePassword = defineCall({
  ...own,
  id: 'changePassword',
  method: 'PUT',
  path: '/v1/auth/password',
  summary: 'Change the password; other sessions end',
  body: z.strictObject({ current_password: password, password: newPassword }),
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
