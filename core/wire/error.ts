import type { ErrorCode } from '../vocabulary.ts'

/** Limits that a sentence may name: `max`, `min`, `maxLength` (characters), `maxSizeMb`, `digits`, `prefixes`, `placeholder`. Amounts are decimal strings. */
export type Limits = Readonly<Record<string, string | number | undefined>>

/** One thing wrong with one field. `field` is a path: `phone_number`, `services.0.quantity`. */
export interface FieldError {
  readonly field: string
  /** A stable snake_case word, translated under `error.{code}`. */
  readonly code: ErrorCode
  /** The values that the sentence of the code may name. */
  readonly limits?: Limits
}

/** Why a value is refused, without the field that holds it. */
export type Refusal = Omit<FieldError, 'field'>

/** `fault('max', 'too_small', { min })`: one thing wrong with one field. */
export const fault = (field: string, code: ErrorCode, limits?: Limits): FieldError =>
  limits === undefined ? { field, code } : { field, code, limits }

/** The kinds' schemas have error codes for messages; a message of the library's own says no more than that. */
export const codeOfMessage = (message: string): ErrorCode =>
  /^[a-z][a-z_0-9]*$/.test(message) ? (message as ErrorCode) : 'invalid_value'

/** A failed reply (docs/domain/wire-format.md). `errorCode` and `errorMessage` are comma lists that match part by part. */
export interface ErrorBody {
  readonly errorCode: string
  readonly errorMessage: string
  readonly errors?: Readonly<Record<string, readonly string[]>>
  /** Limits by field, for the sentences of `errors`; under the empty name those of a code without a field. */
  readonly limits?: Readonly<Record<string, Limits>>
  readonly requestId: string
}

/** `errors` of a reply: the codes by field. */
export function byField(errors: readonly FieldError[]): Record<string, string[]> {
  const fields = new Map<string, string[]>()
  for (const { field, code } of errors) fields.set(field, [...(fields.get(field) ?? []), code])
  return Object.fromEntries(fields)
}

/** `limits` of a reply: what the fields' sentences may say. */
export function limitsByField(errors: readonly FieldError[]): Record<string, Limits> {
  const fields = new Map<string, Limits>()
  for (const { field, limits } of errors)
    if (limits !== undefined) fields.set(field, { ...fields.get(field), ...limits })
  return Object.fromEntries(fields)
}

/** The codes of a failed reply, in order; an unreadable body has none. */
export function codesOf(body: unknown): string[] {
  if (typeof body !== 'object' || body === null || !('errorCode' in body)) return []
  return typeof body.errorCode === 'string' ? body.errorCode.split(',').filter((code) => code !== '') : []
}
