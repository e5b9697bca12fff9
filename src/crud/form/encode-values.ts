import { isPresent } from '#core/condition.ts'
import type { AnyFields } from '#core/field.ts'
import type { WireNode } from '#core/kind.ts'
import { kindOf } from '#core/kinds.ts'
import type { SentFields } from '#domain/calls/call.ts'
import type { Values } from '../../fields/field-view.ts'
import { cleanValues, formValues } from './form-changes.ts'

/** What a form's values are on the wire, for a call that takes the same fields; empty ones are left out. */
export function encodeValues<const F extends AnyFields>(fields: F, values: Values): Partial<SentFields<F>> {
  const cleaned = cleanValues(fields, formValues(fields, values))
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, WireNode][] =>
      isPresent(cleaned[name]) ? [[name, kindOf(field).encode(field, cleaned[name])]] : [],
    ),
  ) as Partial<SentFields<F>>
}
