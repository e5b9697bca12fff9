import { isId } from '#core/id.ts'
import { fieldErrors } from '#core/derive/schema.ts'
import { envelopeFields, decodeBody } from '#core/wire/body.ts'
import type { Flag } from '#core/permission.ts'
import { schemaOfSet, type FieldSet } from '#domain/calls/call.ts'
import type { RightCode } from '#domain/permission.ts'
import type { Caller } from '#api/context.ts'
import type { WireObject } from '#api/http/body.ts'
import { apiError, invalidInput } from '#api/http/error.ts'

/**
 * Reads a call's body by declared fields, as a record's body is read: unknown names and wrong values are reported field
 * by field.
 */
export function readFields({ fields, partial = false }: FieldSet, body: WireObject): Record<string, unknown> {
  const all = { ...fields, building_id: envelopeFields.building_id }
  const { values, errors } = decodeBody(all, body)
  if (errors.length > 0) throw invalidInput(errors)
  const parsed = schemaOfSet({ fields: all, partial }).safeParse(values)
  if (!parsed.success) throw invalidInput(fieldErrors(parsed.error))
  return parsed.data as Record<string, unknown>
}

interface Right {
  readonly code: RightCode
  readonly flag: Flag
}

/** The building that the call names. 422 without one, 403 if the caller lacks the right there. */
export function buildingFor({ principal }: Caller, id: unknown, { code, flag }: Right): string {
  if (typeof id !== 'string' || id === '') throw invalidInput([{ field: 'building_id', code: 'required' }])
  if (!isId(id)) throw invalidInput([{ field: 'building_id', code: 'invalid_reference' }])
  const verdict = principal.decider.verdict(id, code, flag)
  if (verdict !== 'allowed') throw apiError(403, verdict)
  return id
}
