import { z } from '../zod.ts'
import type { Field, FieldOptions } from '../field.ts'
import { defineKind, operatorSets } from '../kind.ts'
import type { Flag } from '../permission.ts'

export interface BooleanOptions {
  /** Neither until somebody has judged: a form asks for one of three, and what nobody has judged is null. Default false. */
  readonly isJudged?: true
}
export interface BooleanField<R extends boolean = boolean, G extends Flag = Flag>
  extends Field<'boolean', boolean, R, G>, BooleanOptions {}

/** Yes or no; `1` or `0` on the wire. */
export const boolean = <const R extends boolean = false, const G extends Flag = never>(
  options: FieldOptions<R, G> & BooleanOptions = {},
): BooleanField<NoInfer<R>, NoInfer<G>> => ({ ...options, kind: 'boolean' })

export const booleanKind = defineKind<BooleanField>({
  schema: () => z.boolean({ error: 'invalid_boolean' }),
  column: () => ({ type: 'boolean', family: 'boolean' }),
  operators: operatorSets.identity,
  grouped: 'value',
  decode: (_field, node) => parse(node),
  encode: (_field, value) => (value === true ? '1' : '0'),
  demo: (_field, seed) => seed.random() < 0.5,
  parseCell(_field, cell, words) {
    const answer = cell.trim().toLowerCase()
    if (answer === words.yes.toLowerCase()) return true
    return answer === words.no.toLowerCase() ? false : parse(answer)
  },
  formatCell: (_field, value, words) => (value === true ? words.yes : words.no),
})

// Clients that are made from the API's description write a boolean of a form as a word.
const spellings = new Map<unknown, boolean>([
  ['1', true],
  ['0', false],
  [1, true],
  [0, false],
  ['true', true],
  ['false', false],
])
const parse = (value: unknown) => spellings.get(value) ?? value
