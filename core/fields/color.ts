import type { Field, FieldOptions } from '../field.ts'
import { defineKind, operatorSets } from '../kind.ts'
import type { Flag } from '../permission.ts'
import { patternSchema, textOperand } from './schemas.ts'

export interface ColorField<R extends boolean = boolean, G extends Flag = Flag> extends Field<
  'color',
  string,
  R,
  G
> {}

/** A colour, `#ddd` or `#0f766e`, in lower case. */
export const color = <const R extends boolean = false, const G extends Flag = never>(
  options: FieldOptions<R, G> = {},
): ColorField<NoInfer<R>, NoInfer<G>> => ({ ...options, kind: 'color' })

const pattern = /^#([0-9a-f]{3}|[0-9a-f]{6})$/

export const colorKind = defineKind<ColorField>({
  schema: () => patternSchema(pattern, 'invalid_color'),
  operand: textOperand,
  column: () => ({ type: 'text', family: 'text', check: "% ~ '^#([0-9a-f]{3}|[0-9a-f]{6})$'" }),
  operators: operatorSets.identity,
  decode: (_field, node) => (typeof node === 'string' ? normalise(node) : node),
  encode: (_field, value) => String(value),
  demo: (_field, seed) => seed.pick(['#0f766e', '#a15c07', '#ddd']),
  parseCell: (_field, cell) => normalise(cell),
  formatCell: (_field, value) => String(value),
})

const normalise = (text: string) => text.trim().toLowerCase()
