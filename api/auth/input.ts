import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { otpDigits } from '#domain/constants.ts'
import { fieldErrors } from '#core/derive/schema.ts'
import { readBody } from '../http/body.ts'
import { invalid } from '../http/error.ts'

/** The body of one call, form or JSON, checked; 422 field by field otherwise. */
export async function inputOf<T extends z.ZodRawShape>(request: FastifyRequest, shape: T) {
  const parsed = z.strictObject(shape).safeParse(await readBody(request))
  if (parsed.success) return parsed.data
  throw invalid(fieldErrors(parsed.error))
}

/** Text that must be there. */
export const filled = (max: number) =>
  z
    .string({ error: 'required' })
    .max(max, { error: 'too_long' })
    .refine((value) => value.trim() !== '' && !value.includes('\0'), { error: 'required' })

/** A one-time code of 6 digits. */
export const otpInput = z
  .string({ error: 'invalid_otp' })
  .regex(new RegExp(`^\\d{${otpDigits}}$`), { error: 'invalid_otp' })

/** `1`/`0` of a form, true/false of JSON. */
export const flagInput = z
  .union([z.boolean(), z.enum(['0', '1', 'true', 'false', ''])], { error: 'invalid_boolean' })
  .optional()
  .transform((value) => value === true || value === '1' || value === 'true')
