import type { Field, FieldOptions } from '../field.ts'
import { defineKind, operatorSets } from '../kind.ts'
import { maskText } from '../mask.ts'
import type { Flag } from '../permission.ts'
import { textOperand, textSchema, trimText } from './schemas.ts'

export interface LongTextOptions {
  /** Characters. Default 5000. */
  readonly maxLength?: number
  /** Its first and last lines count though they are blank: it stands for rows of a sheet. Default false. */
  readonly keepsEnds?: boolean
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
  decode: (field, node) => (typeof node === 'string' ? normalise(field, node) : node),
  decodeOperand: (_field, node) => node,
  encode: (_field, value) => String(value),
  mask: (value) => maskText(String(value)),
  demo: (_field, seed) => `Line ${seed.index + 1}\nand another`,
  parseCell: normalise,
  formatCell: (_field, value) => String(value),
  fault: (field) =>
    field.maxLength !== undefined && field.maxLength < 1 ? 'maxLength is below 1' : undefined,
})

function normalise({ keepsEnds }: LongTextField, value: string): string {
  const text = value.replace(/\r\n?/g, '\n')
  return keepsEnds === true ? text.normalize('NFC') : trimText(text)
}
