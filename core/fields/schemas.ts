import type { ErrorCode } from '../vocabulary.ts'
import { z } from 'zod'
import { isStorable, normal, withoutTurns } from '../text.ts'
import type { Refusal } from '../wire/error.ts'

/** As an issue of a schema; `fieldErrors` reads it back. */
export const refusalIssue = ({ code, limits }: Refusal) => ({
  code: 'custom' as const,
  message: code,
  params: { limits },
})

/** A schema from a function that names what is wrong with a value. */
export const schemaFromCode = (codeOf: (value: unknown) => ErrorCode | Refusal | undefined): z.ZodType =>
  z.unknown().superRefine((value, context) => {
    const found = codeOf(value)
    if (found !== undefined)
      context.addIssue(refusalIssue(typeof found === 'string' ? { code: found } : found))
  })

/** Text of at most so many characters; `code` where it is something else. */
export const textSchema = (maxLength: number, code: ErrorCode = 'invalid_text') =>
  z.string({ error: code }).max(maxLength, { error: 'too_long' }).refine(isStorable, { error: code })

/** A filter's operand in text: part of a value, so the value's own rules do not apply. */
export const textOperand = () => textSchema(200)

/** Text that must look so. */
export const patternSchema = (pattern: RegExp, code: ErrorCode) =>
  z.string({ error: code }).regex(pattern, { error: code })

export const trimText = (text: string) => normal(withoutTurns(text).trim())

/** A literal of SQL text. */
export const quote = (text: string) => `'${text.replaceAll("'", "''")}'`

/**
 * A number as people write it in a cell, in plain spelling: `1.234.567`, `1,234,567.5` and `1.234,5` say which of
 * their marks is the decimal one; `1,234` does not and stays as it is.
 */
export function digitsFromCell(text: string): string {
  const bare = text.replace(/[\s\u00a0\u202f]/g, '')
  const [mark, other] = bare.lastIndexOf(',') > bare.lastIndexOf('.') ? [',', '.'] : ['.', ',']
  const groups = bare.split(mark)
  // No group follows a nought: `0,185`.
  const isGrouped = ([first = '', ...others]: readonly string[]) =>
    others.length > 0 && !/^-?0/.test(first) && others.every((part) => /^\d{3}$/.test(part))
  // Both marks: the last one is the decimal mark.
  if (bare.includes(other)) {
    const [whole = '', fraction = '', ...more] = groups
    return more.length === 0 && isGrouped(whole.split(other))
      ? `${whole.replaceAll(other, '')}.${fraction}`
      : text
  }
  if (groups.length > 2) return isGrouped(groups) ? groups.join('') : text
  return mark === ',' && groups.length === 2 && !isGrouped(groups) ? groups.join('.') : bare
}
