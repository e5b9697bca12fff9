import type { AnyField } from '../field.ts'
import { kindOf } from '../kinds.ts'

/** The value shown to users without the right to a personal value: text with its middle hidden, otherwise null. */
export const maskValue = (field: AnyField, value: unknown): unknown =>
  value === null || value === undefined ? value : (kindOf(field).mask?.(value) ?? null)
