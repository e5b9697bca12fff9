import type { Language } from '#core/language.ts'
import { calls } from '#domain/calls/index.ts'
import { residentCalls } from '#entities/resident-calls.ts'
import { errorMessages, isErrorCode } from '#domain/errors/catalogue.ts'
import type { Address } from '../resident/data/address.ts'
import { areaCalls } from '../resident/data/area-calls.ts'
import * as appCalls from '../resident/data/calls.ts'

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

/** Of what is filled into a form of the office: its fields are declared by nobody here. */
const ofForms = [
  'too_small',
  'too_large',
  'invalid_number',
  'invalid_amount',
  'invalid_date',
  'invalid_month',
  'invalid_time',
  'invalid_option',
  'invalid_color',
  'signature_required',
  'form_not_open',
  'apartment_answered',
  'person_answered',
]

type Called = Pick<Address<unknown, unknown>, 'method' | 'path'>
const isCalled = (one: unknown): one is Called => typeof one === 'object' && one !== null && 'path' in one

/** Calls of the shell and of the pages that are opened first. */
const { readMe, readHomePage, signIn, signInWithSecondFactor, signOut } = appCalls
const first = [readMe, readHomePage, signIn, signInWithSecondFactor, signOut]

/** Where all calls of the app go. */
export const addresses: readonly Called[] = [appCalls, ...areaCalls].flatMap((file) =>
  Object.values(file).flatMap((one: unknown) => (isCalled(one) ? [one] : [])),
)

/** The error codes that the server may tell the app: those that its calls declare, and those of every call. */
export const heardCodes = (): readonly string[] =>
  [...new Set([...codesOf(addresses), ...ofForms])].toSorted()

function codesOf(some: readonly Called[]): readonly string[] {
  const asked = new Set(some.map(({ method, path }) => `${method} ${path}`))
  const declared = [...calls, ...residentCalls]
    .filter(({ method, path }) => asked.has(`${method} ${path}`))
    .flatMap(({ errors = {} }) => Object.values(errors).flat())
  return [...new Set([...always, ...declared])].toSorted()
}

/** The sentences of those codes in one language: of the first calls, or of all others. */
export function saidErrors(language: Language, isLater: boolean): Readonly<Record<string, string>> {
  const early = codesOf(first)
  const codes = isLater ? heardCodes().filter((code) => !early.includes(code)) : early
  return Object.fromEntries(
    codes.flatMap((code) => (isErrorCode(code) ? [[code, errorMessages[code][language]]] : [])),
  )
}
