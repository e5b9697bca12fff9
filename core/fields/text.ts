import { z } from 'zod'
import type { Field, FieldOptions } from '../field.ts'
import { defineKind, operatorSets } from '../kind.ts'
import type { Flag } from '../permission.ts'

export interface TextOptions {
  /** Characters. Default 255. */
  readonly maxLength?: number
  /** Spelling rule: `code` = letters, digits and `- _ . /`. */
  readonly format?: 'code'
  /** Kept in capitals. */
  readonly uppercase?: boolean
}
export interface TextField<R extends boolean = boolean, G extends Flag = Flag> extends Field<'text', string, R, G>, TextOptions {}

/** One line of text. */
export const text = <const R extends boolean = false, const G extends Flag = never>(
  options: FieldOptions<R, G> & TextOptions = {},
): TextField<NoInfer<R>, NoInfer<G>> => ({ ...options, kind: 'text' })

const codePattern = /^[\p{L}\p{N}][\p{L}\p{N}\-_./ ]*$/u

export const textKind = defineKind<TextField>({
  schema(field) {
    const plain = z
      .string({ error: 'invalid_text' })
      .max(field.maxLength ?? 255, { error: 'too_long' })
      .refine((value) => value.isWellFormed() && !/[\0\r\n]/.test(value), { error: 'invalid_text' })
    return field.format === 'code' ? plain.regex(codePattern, { error: 'invalid_code' }) : plain
  },
  operand: () => z.string({ error: 'invalid_text' }).max(200, { error: 'too_long' }),
  column: () => ({ type: 'text', family: 'text' }),
  operators: operatorSets.textual,
  decode: (field, node) => (typeof node === 'string' ? normalise(field, node) : node),
  encode: (_field, value) => String(value),
  demo: (field, seed) => normalise(field, `${field.format === 'code' ? 'C-' : 'T '}${seed.index + 1}`),
  parseCell: (field, cell) => normalise(field, cell),
  formatCell: (_field, value) => String(value),
})

const normalise = (field: TextField, value: string) => {
  const trimmed = value.trim().normalize('NFC')
  return field.uppercase === true ? trimmed.toUpperCase() : trimmed
}
