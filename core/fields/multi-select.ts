import { z } from '../zod.ts'
import type { Field, FieldOptions } from '../field.ts'
import { defineKind, operatorSets } from '../kind.ts'
import type { StateColor } from '../lifecycle.ts'
import type { Flag } from '../permission.ts'
import { optionFault, optionList, optionSchema, parseOption } from './options.ts'

export interface MultiSelectOptions<O extends string> {
  readonly options: readonly O[]
  /** At most so many. */
  readonly max?: number
  readonly colors?: Readonly<Partial<Record<NoInfer<O>, StateColor>>>
}
export interface MultiSelectField<
  O extends string = string,
  R extends boolean = boolean,
  G extends Flag = Flag,
> extends Field<'multi_select', readonly O[], R, G> {
  readonly options: readonly O[]
  readonly max?: number
  readonly colors?: Readonly<Partial<Record<string, StateColor>>>
}

/** Several of a few words. */
export const multiSelect = <
  const O extends string,
  const R extends boolean = false,
  const G extends Flag = never,
>(
  options: FieldOptions<R, G> & MultiSelectOptions<O>,
): MultiSelectField<O, NoInfer<R>, NoInfer<G>> => ({ ...options, kind: 'multi_select' })

export const multiSelectKind = defineKind<MultiSelectField>({
  schema: (field) =>
    z
      .array(optionSchema(field.options), { error: 'invalid_option' })
      .max(field.max ?? field.options.length, { error: 'too_many' })
      .refine((values) => new Set(values).size === values.length, { error: 'duplicate_value' }),
  column: (field) => ({
    type: 'text[]',
    family: 'array',
    check: `% <@ ARRAY[${optionList(field.options)}]::text[]`,
  }),
  operators: operatorSets.membership,
  grouped: 'each',
  operand: (field) => optionSchema(field.options),
  decodeOperand: (_field, node) => node,
  decode: (_field, node) => node,
  encode: (_field, value) => (value as readonly string[]).map(String),
  demo: (field, seed) => field.options.filter(() => seed.random() < 0.4).slice(0, field.max),
  parseCell: (field, cell, words) =>
    cell
      .split(/[,;]/)
      .filter((part) => part.trim() !== '')
      .map((part) => parseOption(field.options, part, words)),
  formatCell: (_field, value, words) =>
    (value as readonly string[]).map((option) => words.label(option)).join('; '),
  fault: (field) => optionFault(field.options),
})
