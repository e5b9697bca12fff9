import type { Field, FieldOptions } from '../field.ts'
import { defineKind, operatorSets } from '../kind.ts'
import type { StateColor } from '../lifecycle.ts'
import type { Flag } from '../permission.ts'
import { trimText } from './schemas.ts'
import { optionFault, optionList, optionSchema, parseOption } from './options.ts'

export interface SelectOptions<O extends string> {
  readonly options: readonly O[]
  /** Shown as a coloured tag. */
  readonly colors?: Readonly<Partial<Record<NoInfer<O>, StateColor>>>
  readonly default?: NoInfer<O>
  /** The options that users may choose, if the system sets others. Default all. */
  readonly offers?: readonly NoInfer<O>[]
}
export interface SelectField<
  O extends string = string,
  R extends boolean = boolean,
  G extends Flag = Flag,
> extends Field<'select', O, R, G> {
  readonly options: readonly O[]
  readonly colors?: Readonly<Partial<Record<string, StateColor>>>
  readonly offers?: readonly string[]
}

/** One of a few words, labelled per language. */
export const select = <const O extends string, const R extends boolean = false, const G extends Flag = never>(
  options: Omit<FieldOptions<R, G>, 'default'> & SelectOptions<O>,
): SelectField<O, NoInfer<R>, NoInfer<G>> => ({ ...options, kind: 'select' })

export const selectKind = defineKind<SelectField>({
  schema: (field) => optionSchema(field.offers ?? field.options),
  // A filter may ask for an option that cannot be chosen.
  operand: (field) => optionSchema(field.options),
  column: (field) => ({
    type: 'text',
    family: 'text',
    check: `% IN (${optionList(field.options)})`,
    words: field.options,
  }),
  operators: operatorSets.identity,
  grouped: 'value',
  decode: (_field, node) => (typeof node === 'string' ? trimText(node) : node),
  encode: (_field, value) => String(value),
  demo: (field, seed) => seed.pick(field.offers ?? field.options),
  parseCell: (field, cell, words) => parseOption(field.options, cell, words),
  formatCell: (_field, value, words) => words.label(String(value)),
  fault: (field) => optionFault(field.options),
})
