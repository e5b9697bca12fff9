import type { ErrorCode } from '../vocabulary.ts'
import type { ZodType } from 'zod'
import { z } from '../zod.ts'
import type { CellDoubt, SheetCell } from '../kind.ts'
import { asciiDigits } from '../phone.ts'
import { isInvisible, isStorable, normal, withoutTurns } from '../text.ts'
import type { Refusal } from '../wire/error.ts'

/** As an issue of a schema; `fieldErrors` reads it back. */
export const refusalIssue = ({ code, limits }: Refusal) => ({
  code: 'custom' as const,
  message: code,
  params: { limits },
})

/** A schema from a function that names what is wrong with a value. */
export const schemaFromCode = (codeOf: (value: unknown) => ErrorCode | Refusal | undefined): ZodType =>
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

/** Without space around it; empty where there is nothing to see. */
export const trimText = (text: string) => (isInvisible(text) ? '' : normal(withoutTurns(text).trim()))

/** A literal of SQL text. */
export const quote = (text: string) => `'${text.replaceAll("'", "''")}'`

/**
 * A text that could be thousands or a fraction of three digits, with both readings: `1.234` is `1 234` or `1.2340`.
 * A cell that was a number is not in doubt.
 */
export function doubtThousands(_field: unknown, { text, was }: SheetCell): CellDoubt | undefined {
  const bare = asciiDigits(text).replace(/[\s\u00a0\u202f]/g, '')
  const [, minus = '', whole = '', fraction = ''] = /^(-?)([1-9]\d{0,2})[.,](\d{3})$/.exec(bare) ?? []
  if (was !== 'text' || whole === '') return undefined
  const thousands = `${minus}${whole}\u00a0${fraction}`
  return {
    code: 'unclear_thousands',
    // In quotes it is no number, and stays as it was written.
    limits: { text: `“${text.trim()}”`, thousands, fraction: `${minus}${whole}.${fraction}0` },
  }
}

/**
 * A number as people write it in a cell, in plain spelling: `1.234.567`, `1,234,567.5` and `1.234,5` say which of
 * their marks is the decimal one; `1,234` and `1.234` do not and stay as they are, with a comma, which is in no number.
 * Khmer digits are read.
 */
export function digitsFromCell(text: string): string {
  const bare = asciiDigits(text).replace(/[\s\u00a0\u202f]/g, '')
  const [mark, other] = bare.lastIndexOf(',') > bare.lastIndexOf('.') ? [',', '.'] : ['.', ',']
  const groups = bare.split(mark)
  // No group follows a nought: `0,185`.
  const isGrouped = ([first = '', ...others]: readonly string[]) =>
    others.length > 0 && !/^-?0/.test(first) && others.every((part) => /^\d{3}$/.test(part))
  const isThousands = (parts: readonly string[]) => isGrouped(parts) && /^-?\d{1,3}$/.test(parts[0] ?? '')
  // Both marks: the last one is the decimal mark.
  if (bare.includes(other)) {
    const [whole = '', fraction = '', ...more] = groups
    return more.length === 0 && isGrouped(whole.split(other))
      ? `${whole.replaceAll(other, '')}.${fraction}`
      : text
  }
  if (groups.length > 2) return isGrouped(groups) ? groups.join('') : text
  if (groups.length < 2) return bare
  return isThousands(groups) ? groups.join(',') : groups.join('.')
}
