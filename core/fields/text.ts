import type { Field, FieldOptions } from '../field.ts'
import { defineKind, operatorSets } from '../kind.ts'
import { maskText } from '../mask.ts'
import type { Flag } from '../permission.ts'
import { textOperand, textSchema, trimmed } from './coded.ts'

export interface TextOptions {
  /** Characters. Default 255. */
  readonly maxLength?: number
  /** Spelling rule: `code` = letters, digits and `- _ . /`. */
  readonly format?: 'code'
  /** Kept in capitals. */
  readonly uppercase?: boolean
}
export interface TextField<R extends boolean = boolean, G extends Flag = Flag>
  extends Field<'text', string, R, G>, TextOptions {}

/** One line of text. */
export const text = <const R extends boolean = false, const G extends Flag = never>(
  options: FieldOptions<R, G> & TextOptions = {},
): TextField<NoInfer<R>, NoInfer<G>> => ({ ...options, kind: 'text' })

const codePattern = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}\-_./ ]*$/u

export const textKind = defineKind<TextField>({
  schema(field) {
    const line = textSchema(field.maxLength ?? 255).refine((value) => !/[\r\n]/.test(value), {
      error: 'invalid_text',
    })
    return field.format === 'code' ? line.regex(codePattern, { error: 'invalid_code' }) : line
  },
  operand: textOperand,
  column: () => ({ type: 'text', family: 'text' }),
  operators: operatorSets.textual,
  decode: (field, node) => (typeof node === 'string' ? normalise(field, node) : node),
  decodeOperand: (_field, node) => node,
  encode: (_field, value) => String(value),
  mask: (value) => maskText(String(value)),
  demo: (field, seed) => normalise(field, `${field.format === 'code' ? 'C-' : 'T '}${seed.index + 1}`),
  parseCell: (field, cell) => normalise(field, cell),
  formatCell: (_field, value) => String(value),
  fault: (field) =>
    field.maxLength !== undefined && field.maxLength < 1 ? 'maxLength is below 1' : undefined,
})

const normalise = (field: TextField, value: string) =>
  field.uppercase === true ? trimmed(value).toUpperCase() : trimmed(value)
