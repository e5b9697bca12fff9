import type { AnyField } from '#core/field.ts'
import { kindOf } from '#core/kinds.ts'

/** Values of these columns are texts in a log line too. */
const plain = ['text', 'date', 'reference']

/** A value from a log line, where each is kept as text: lists and yes or no as JSON, numbers and amounts as spelled. */
export function logValue(field: AnyField | undefined, text: string | null): unknown {
  if (text === null || text === '' || field === undefined) return text === '' ? null : text
  const kind = kindOf(field)
  const family = kind.column?.(field).family
  if (family !== undefined && plain.includes(family)) return text
  return /^[[{]|^(true|false)$/.test(text) ? fromJson(text) : kind.decode(field, text)
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
