import type { AnyField } from '../field.ts'
import { kindOf } from '../kinds.ts'

/** What those see of a personal value who lack the right to it: text with its middle hidden, else nothing. */
export const maskValue = (field: AnyField, value: unknown): unknown =>
  value === null || value === undefined ? value : (kindOf(field).mask?.(value) ?? null)
