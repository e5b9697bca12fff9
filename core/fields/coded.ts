import { z } from 'zod'
import { isStorable } from '../text.ts'

/** A schema from a function that names what is wrong with a value. */
export const coded = (codeOf: (value: unknown) => string | undefined): z.ZodType =>
  z.unknown().superRefine((value, context) => {
    const code = codeOf(value)
    if (code !== undefined) context.addIssue({ code: 'custom', message: code })
  })

/** Text of at most so many characters; `code` where it is something else. */
export const textSchema = (maxLength: number, code = 'invalid_text') =>
  z.string({ error: code }).max(maxLength, { error: 'too_long' }).refine(isStorable, { error: code })

/** A filter's operand in text: part of a value, so the value's own rules do not apply. */
export const textOperand = () => textSchema(200)

/** Text that must look so. */
export const patternSchema = (pattern: RegExp, code: string) =>
  z.string({ error: code }).regex(pattern, { error: code })

export const trimmed = (text: string) => text.trim().normalize('NFC')

/** A literal of SQL text. */
export const quote = (text: string) => `'${text.replaceAll("'", "''")}'`
