import type { ErrorCode } from '../vocabulary.ts'
import { z } from '../zod.ts'
import { passwordLength } from '../limits.ts'
import type { Field, FieldOptions } from '../field.ts'
import { defineKind, operatorSets } from '../kind.ts'
import type { Flag } from '../permission.ts'
import { normal } from '../text.ts'

export interface PasswordOptions {
  /** The one that somebody has: only a new one is held to the rules, and the browser may fill this one in. */
  readonly current?: true
}
export interface PasswordField<R extends boolean = boolean, G extends Flag = Flag>
  extends Field<'password', string, R, G>, PasswordOptions {}

/**
 * A secret of 8 to 128 characters; the server asks for 12 of an account without a second factor, which a form cannot know.
 * The server keeps its hash; nobody reads it.
 */
export const password = <const R extends boolean = false, const G extends Flag = never>(
  options: FieldOptions<R, G> & PasswordOptions = {},
): PasswordField<NoInfer<R>, NoInfer<G>> => ({ ...options, kind: 'password' })

export const passwordKind = defineKind<PasswordField>({
  writeOnly: true,
  schema({ current }) {
    const secret = z.string({ error: 'invalid_password' })
    if (current === true) return secret.max(mostUnits, { error: 'too_long' })
    return secret
      .superRefine((value, context) => {
        const message = passwordLengthFault(value)
        if (message !== undefined) context.addIssue({ code: 'custom', message })
      })
      .refine((value) => value.isWellFormed(), { error: 'invalid_password' })
  },
  column: () => ({ type: 'text', family: 'text' }),
  operators: operatorSets.none,
  decode: (_field, node) => (typeof node === 'string' ? normal(node) : node),
  encode: (_field, value) => String(value),
  demo: (_field, seed) => `Demo-pass-${seed.index + 1}`,
  parseCell: (_field, cell) => normal(cell),
  formatCell: () => null,
})

/** The number of UTF-16 units that is enough for any allowed password, whatever its characters and accents. */
const mostUnits = passwordLength.max * 4

/**
 * Why a password's length is refused, as an error code. Characters count, not their spelling; a text that is far too
 * long is refused before it is looked at. `least`: the number of characters that is enough.
 */
export function passwordLengthFault(
  password: string,
  least: number = passwordLength.min,
): ErrorCode | undefined {
  if (password.length > mostUnits) return 'password_too_long'
  const length = Array.from(password.normalize('NFC')).length
  if (length < least) return 'password_too_short'
  return length > passwordLength.max ? 'password_too_long' : undefined
}
