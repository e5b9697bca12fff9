import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isEmail } from '#core/fields/email.ts'
import { fileIdSchema } from '#core/fields/upload.ts'
import { languages } from '#core/language.ts'
import { callerOf } from '../context.ts'
import { answerRoutes } from '../http/answer-route.ts'
import { presentOwn } from '../records/present-own.ts'
import { filled, inputOf, otpInput } from './input.ts'
import { confirmEmail, updateProfile } from './profile.ts'
import type { AuthServices } from './services.ts'

const emailInput = z
  .string({ error: 'invalid_email' })
  .transform((text) => text.trim().toLowerCase())
  .refine(isEmail, { error: 'invalid_email' })
const phoneInput = z
  .string({ error: 'invalid_phone' })
  .transform((text) => text.replace(/[ .-]/g, ''))
  .refine((text) => text === '' || /^\d{10,11}$/.test(text), { error: 'invalid_phone' })

/** One's own name, picture, language and contacts. */
export function profileRoutes(app: FastifyInstance, services: AuthServices): void {
  const routes = answerRoutes(app)
  const options = {
    config: { permission: 'auth', openapi: { summary: 'Change one’s own profile', tags: ['auth'] } },
  }
  routes.patch('/v1/auth/profile', options, async (request) => {
    const input = await inputOf(request, {
      name: filled(255).optional(),
      language: z.enum(languages, { error: 'invalid_option' }).optional(),
      avatar: z.union([z.literal(''), z.null(), fileIdSchema], { error: 'invalid_reference' }).optional(),
      email: emailInput.optional(),
      phone_number: phoneInput.optional(),
      current_password: z.string({ error: 'required' }).max(512, { error: 'too_long' }).optional(),
    })
    return { data: presentOwn(await updateProfile(services, callerOf(request), input)) }
  })

  const confirm = {
    config: {
      permission: 'auth',
      openapi: { summary: 'Confirm a new e-mail address by the code sent to it', tags: ['auth'] },
    },
  }
  routes.post('/v1/auth/profile/email', confirm, async (request) => {
    const input = await inputOf(request, { email: emailInput, otp: otpInput })
    await confirmEmail(services, callerOf(request), input)
    return {}
  })
}
