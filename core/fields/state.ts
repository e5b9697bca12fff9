import type { Field } from '../field.ts'
import { defineKind, operatorSets } from '../kind.ts'
import type { Lifecycle, StateColor } from '../lifecycle.ts'
import { optionFault, optionList, optionSchema, parseOption } from './options.ts'

export interface StateField extends Field<'state', string, true> {
  readonly options: readonly string[]
  readonly colors: Readonly<Record<string, StateColor>>
}

/** The state of a record; it changes by transitions alone. Made from the lifecycle, never declared. */
export const state = (lifecycle: Lifecycle): StateField => ({
  kind: 'state',
  required: true,
  readOnly: true,
  default: lifecycle.initial,
  options: Object.keys(lifecycle.states),
  colors: Object.fromEntries(Object.entries(lifecycle.states).map(([name, { color }]) => [name, color])),
})

export const stateKind = defineKind<StateField>({
  schema: (field) => optionSchema(field.options),
  column: (field) => ({
    type: 'text',
    family: 'text',
    check: `% IN (${optionList(field.options)})`,
    words: field.options,
  }),
  operators: operatorSets.identity,
  grouped: 'value',
  decode: (_field, node) => node,
  encode: (_field, value) => String(value),
  demo: (field, seed) => seed.pick(field.options),
  parseCell: (field, cell, words) => parseOption(field.options, cell, words),
  formatCell: (_field, value, words) => words.label(String(value)),
  fault: (field) => optionFault(field.options),
})
