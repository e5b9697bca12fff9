import { z } from 'zod'
import { passwordLength } from '../constants.ts'
import type { Field, FieldOptions } from '../field.ts'
import { defineKind, operatorSets } from '../kind.ts'
import type { Flag } from '../permission.ts'

export interface PasswordField<R extends boolean = boolean, G extends Flag = Flag> extends Field<
  'password',
  string,
  R,
  G
> {}

/** A secret of 8 to 128 characters. The server keeps its hash; nobody reads it. */
export const password = <const R extends boolean = false, const G extends Flag = never>(
  options: FieldOptions<R, G> = {},
): PasswordField<NoInfer<R>, NoInfer<G>> => ({ ...options, kind: 'password' })

export const passwordKind = defineKind<PasswordField>({
  writeOnly: true,
  schema: () =>
    z
      .string({ error: 'invalid_password' })
      .min(passwordLength.min, { error: 'password_too_short' })
      .max(passwordLength.max, { error: 'password_too_long' })
      .refine((value) => value.isWellFormed(), { error: 'invalid_password' }),
  column: () => ({ type: 'text', family: 'text' }),
  operators: operatorSets.none,
  decode: (_field, node) => (typeof node === 'string' ? node.normalize('NFC') : node),
  encode: (_field, value) => String(value),
  demo: (_field, seed) => `Demo-pass-${seed.index + 1}`,
  parseCell: (_field, cell) => cell.normalize('NFC'),
  formatCell: () => null,
})
