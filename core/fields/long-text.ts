import type { Field, FieldOptions } from '../field.ts'
import { defineKind, operatorSets } from '../kind.ts'
import { maskText } from '../mask.ts'
import type { Flag } from '../permission.ts'
import { textOperand, textSchema, trimText } from './schemas.ts'

export interface LongTextOptions {
  /** Characters. Default 5000. */
  readonly maxLength?: number
}
export interface LongTextField<R extends boolean = boolean, G extends Flag = Flag>
  extends Field<'long_text', string, R, G>, LongTextOptions {}

/** Plain text of several lines. Line ends are kept as `\n`. */
export const longText = <const R extends boolean = false, const G extends Flag = never>(
  options: FieldOptions<R, G> & LongTextOptions = {},
): LongTextField<NoInfer<R>, NoInfer<G>> => ({ ...options, kind: 'long_text' })

export const longTextKind = defineKind<LongTextField>({
  schema: (field) => textSchema(field.maxLength ?? 5000),
  operand: textOperand,
  column: () => ({ type: 'text', family: 'text' }),
  operators: operatorSets.textual,
  decode: (_field, node) => (typeof node === 'string' ? normalise(node) : node),
  decodeOperand: (_field, node) => node,
  encode: (_field, value) => String(value),
  mask: (value) => maskText(String(value)),
  demo: (_field, seed) => `Line ${seed.index + 1}\nand another`,
  parseCell: (_field, cell) => normalise(cell),
  formatCell: (_field, value) => String(value),
  fault: (field) =>
    field.maxLength !== undefined && field.maxLength < 1 ? 'maxLength is below 1' : undefined,
})

const normalise = (value: string) => trimText(value.replace(/\r\n?/g, '\n'))
