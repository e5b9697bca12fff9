import type { Language } from '#core/language.ts'
import { calls } from '#domain/calls/index.ts'
import { residentCalls } from '#entities/resident-calls.ts'
import { errorMessages, isErrorCode } from '#domain/errors/catalogue.ts'
import * as addresses from '../resident/data/calls.ts'

/** Codes of every call, of no network, and of values that are no declared refusals of a call. */
const always = [
  'common_error',
  'network_error',
  'server_error',
  'user_unauthorized',
  'forbidden',
  'not_found',
  'record_not_found',
  'too_many_requests',
  'required',
  'invalid',
  'invalid_value',
  'invalid_code',
  'invalid_email',
  'invalid_phone',
  'invalid_text',
  'too_long',
  'too_short',
  'value_exists',
]

/** The error codes that the server may tell the app: those that its calls declare, and those of every call. */
export function heardCodes(): readonly string[] {
  const asked = new Set(Object.values(addresses).map(({ method, path }) => `${method} ${path}`))
  const declared = [...calls, ...residentCalls]
    .filter(({ method, path }) => asked.has(`${method} ${path}`))
    .flatMap(({ errors = {} }) => Object.values(errors).flat())
  return [...new Set([...always, ...declared])].toSorted()
}

/** The sentences of those codes, in one language. */
export const saidErrors = (language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(
    heardCodes().flatMap((code) => (isErrorCode(code) ? [[code, errorMessages[code][language]]] : [])),
  )
