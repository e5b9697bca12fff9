/** One thing wrong with one field. `field` is a path: `phone_number`, `services.0.quantity`. */
export interface FieldError {
  readonly field: string
  /** A stable snake_case word, translated under `error.{code}`. */
  readonly code: string
}

/** A failed reply (specification §8). `errorCode` and `errorMessage` are comma lists that match part by part. */
export interface ErrorBody {
  readonly errorCode: string
  readonly errorMessage: string
  readonly errors?: Readonly<Record<string, readonly string[]>>
  readonly requestId: string
}

/** `errors` of a reply: the codes by field. */
export function byField(errors: readonly FieldError[]): Record<string, string[]> {
  const fields = new Map<string, string[]>()
  for (const { field, code } of errors) fields.set(field, [...(fields.get(field) ?? []), code])
  return Object.fromEntries(fields)
}

/** The codes of a failed reply, in order; an unreadable body has none. */
export function codesOf(body: unknown): string[] {
  if (typeof body !== 'object' || body === null || !('errorCode' in body)) return []
  return typeof body.errorCode === 'string' ? body.errorCode.split(',').filter((code) => code !== '') : []
}
