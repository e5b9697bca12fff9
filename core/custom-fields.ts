import { schemaOf } from './derive/schema.ts'
import type { AnyField } from './field.ts'
import { isCustomKey } from './fields/custom-fields.ts'
import {
  boolean,
  color,
  date,
  email,
  lines,
  longText,
  money,
  month,
  multiSelect,
  number,
  phone,
  select,
  text,
  time,
  translated,
} from './fields/index.ts'
import { textIn, type LanguageContent } from './fields/translated.ts'
import type { WireNode } from './kind.ts'
import type { Language } from './language.ts'
import { decodeBody } from './wire/body.ts'
import { fault, type FieldError } from './wire/error.ts'

/** A field that a user has defined: of a registration form, of a contract's template. */
export interface FieldDefinition {
  readonly key: string
  readonly label?: string | null
  /** The label in other languages. */
  readonly language_contents?: readonly LanguageContent[] | null
  readonly type: string
  /** The heading that it stands under. */
  readonly section?: string | null
  readonly required?: boolean | null
  /** Limits of a number or an amount; for a text, of its number of characters. */
  readonly min?: number | null
  readonly max?: number | null
  /** The options of a choice: one a line; older ones are separated by semicolons. */
  readonly options?: string | null
}

/** What a defined field is called in a language: as its maker said in that, or else as its label. */
export function definedLabel({ key, label, language_contents }: FieldDefinition, language: Language): string {
  const own = (language_contents ?? []).filter((entry) => entry.language_code === language)
  return textIn(own, language) ?? label ?? key
}

type Build = (definition: FieldDefinition) => AnyField

const common = ({ required }: FieldDefinition) => ({ required: required === true })
const limits = ({ min, max }: FieldDefinition) => ({ min: min ?? undefined, max: max ?? undefined })
const amount = (limit: number | null | undefined) =>
  typeof limit === 'number' ? limit.toFixed(2) : undefined

const choicesOf = ({ options }: FieldDefinition) =>
  (options ?? '')
    .split(/[\n;]/)
    .map((one) => one.trim())
    .filter((one) => one !== '')

const builders = {
  text: (one) => text({ ...common(one), maxLength: one.max ?? undefined }),
  long_text: (one) => longText({ ...common(one), maxLength: one.max ?? undefined }),
  number: (one) => number({ ...common(one), ...limits(one) }),
  money: (one) => money({ ...common(one), min: amount(one.min), max: amount(one.max) }),
  date: (one) => date(common(one)),
  month: (one) => month(common(one)),
  time: (one) => time(common(one)),
  boolean: (one) => boolean(common(one)),
  select: (one) => select({ ...common(one), options: choicesOf(one) }),
  multi_select: (one) => multiSelect({ ...common(one), options: choicesOf(one) }),
  phone: (one) => phone(common(one)),
  email: (one) => email(common(one)),
  color: (one) => color(common(one)),
} as const satisfies Record<string, Build>

export type DefinitionType = keyof typeof builders
/** Kinds that users may choose for the fields they define. */
export const definitionTypes = Object.keys(builders) as DefinitionType[]

const isDefinitionType = (type: string): type is DefinitionType => Object.hasOwn(builders, type)

/** Declarations made at run time. Definitions at fault are left out: see `definitionErrors`. */
export function fieldsFromDefinitions(definitions: readonly FieldDefinition[]): Record<string, AnyField> {
  const sound = definitions.filter((one, index) => codesFor(one, definitions.slice(0, index)).length === 0)
  return Object.fromEntries(
    sound.map((one) => [one.key, isDefinitionType(one.type) ? builders[one.type](one) : text()]),
  )
}

/** Errors in definitions that a user has written. Fields are `{index}.{part}`. */
export const definitionErrors = (definitions: readonly FieldDefinition[]): FieldError[] =>
  definitions.flatMap((one, index) =>
    codesFor(one, definitions.slice(0, index)).map((error) => ({
      ...error,
      field: `${index}.${error.field}`,
    })),
  )

/** The schema of the values of such fields. */
export const customSchema = (definitions: readonly FieldDefinition[]) =>
  schemaOf(fieldsFromDefinitions(definitions))

/** Values from the wire, now that the definitions are at hand. */
export const decodeCustom = (definitions: readonly FieldDefinition[], node: WireNode) =>
  decodeBody(fieldsFromDefinitions(definitions), node)

function codesFor(definition: FieldDefinition, earlier: readonly FieldDefinition[]): FieldError[] {
  const { key, type, min, max } = definition
  const isRepeated = earlier.some((other) => other.key === key)
  const isChoice = type === 'select' || type === 'multi_select'
  const choices = choicesOf(definition)
  return [
    ...(isCustomKey(key) && !isRepeated ? [] : [fault('key', 'invalid_keyword')]),
    ...(isDefinitionType(type) ? [] : [fault('type', 'invalid_option')]),
    ...(isChoice && choices.length === 0 ? [fault('options', 'required')] : []),
    ...(new Set(choices).size < choices.length ? [fault('options', 'duplicate_value')] : []),
    ...(typeof min === 'number' && typeof max === 'number' && min > max
      ? [fault('max', 'too_small', { min })]
      : []),
  ]
}

/** The lines in which users define additional fields: of a form, of a contract's template. */
export const fieldDefinitions = <const R extends boolean = false>(options: {
  readonly required?: R
  readonly min?: number
}) =>
  lines({
    ...options,
    max: 60,
    ordered: true,
    spells: ['key', 'label'],
    only: {
      options: { field: 'type', in: ['select', 'multi_select'] },
      min: { field: 'type', in: ['number', 'money'] },
      max: { field: 'type', in: ['number', 'money', 'text', 'long_text'] },
    },
    rowErrors: (rows) => definitionErrors(rows as readonly unknown[] as readonly FieldDefinition[]),
    fields: {
      label: text({ required: true }),
      type: select({ required: true, options: definitionTypes, default: 'text' }),
      options: longText({ maxLength: 2000 }),
      required: boolean({ required: true, default: false }),
      min: number({ scale: 2 }),
      max: number({ scale: 2 }),
      section: text({ maxLength: 100 }),
      language_contents: translated({ of: ['name'] }),
      key: text({ required: true, maxLength: 64 }),
    },
  })
