import { isPresent } from '#core/condition.ts'
import type { AnyFields } from '#core/field.ts'
import type { FieldName } from '#core/entity.ts'
import type { Language } from '#core/language.ts'
import type { FormDemands } from '#domain/registration-form.ts'
import { formDemands } from '#domain/registration-form.ts'
import { formAnswer } from '#entities/forms/form-answer.ts'
import type { FieldWords } from '../crud/form/form-field.tsx'
import { viewOf } from '../fields/index.ts'
import type { Values } from '../fields/field-view.ts'
import { fieldsFrom } from '../fields/parts/custom-definitions.ts'

/** A form as it is filled in. */
export interface FilledForm extends FormDemands {
  readonly name: string
  readonly description: string | null
  /** The rows that define its fields. */
  readonly fields: unknown
}

/** The fields of an answer that a form asks, its own ones by their paths in the answer, and what these are called. */
export function shapeOf(
  form: FilledForm,
  asked: readonly FieldName<typeof formAnswer>[],
  language: Language,
): {
  readonly fields: AnyFields
  readonly words: Readonly<Record<string, FieldWords>>
  readonly requires: string[]
} {
  const own = fieldsFrom(form.fields, language)
  const signature: AnyFields = form.requires_signature ? { signature: formAnswer.fields.signature } : {}
  return {
    fields: {
      ...Object.fromEntries(asked.map((name) => [name, formAnswer.fields[name]])),
      ...Object.fromEntries(own.map(({ key, field }) => [pathOf(key), field])),
      ...signature,
    },
    words: Object.fromEntries(
      own.map(({ key, label, section }, at) => [
        pathOf(key),
        { label, ...(section !== '' && section !== own[at - 1]?.section ? { heading: section } : {}) },
      ]),
    ),
    requires: formDemands.flatMap(({ demand, field }) => (form[demand] ? [field] : [])),
  }
}

const part = 'answers.'
const pathOf = (key: string) => `${part}${key}`

/** A switch says no from the start. */
export const firstAnswers = (fields: AnyFields): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      name.startsWith(part) && viewOf(field).neverEmpty === true ? [[name, false]] : [],
    ),
  )

/** What was filled in, as an answer has it: what the form's own fields hold by their keys. */
export function answerOf(values: Values): Values & { readonly answers: Values } {
  const given = Object.entries(values).filter(([, value]) => isPresent(value))
  return {
    ...Object.fromEntries(given.filter(([name]) => !name.startsWith(part))),
    answers: Object.fromEntries(
      given.flatMap(([name, value]) => (name.startsWith(part) ? [[name.slice(part.length), value]] : [])),
    ),
  }
}
