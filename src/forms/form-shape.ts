import { isPresent } from '#core/condition.ts'
import { officeToday } from '#core/days.ts'
import type { AnyField, AnyFields } from '#core/field.ts'
import type { FieldName } from '#core/entity.ts'
import type { Language } from '#core/language.ts'
import { formDemands, isFormOpen, type FormDemands } from '#domain/registration-form.ts'
import { formAnswer } from '#entities/forms/form-answer.ts'
import type { registrationForm } from '#entities/forms/registration-form.ts'
import type { RecordFor } from '#entities/shown-record.ts'
import type { FieldWords } from '../crud/form/form-field.tsx'
import { viewOf } from '../fields/index.ts'
import type { Values } from '../fields/field-view.ts'
import { fieldsFrom } from '../fields/parts/custom-definitions.ts'

type Form = RecordFor<typeof registrationForm>

/** Whether a form takes answers today, by the office's calendar. */
export const isOpenToday = ({ status, open_from = null, open_to = null }: Form): boolean =>
  isFormOpen({ status: String(status), open_from, open_to }, officeToday())

/** What a form demands beside its own fields. */
export const demandsOf = (
  form: Readonly<Partial<Record<keyof FormDemands, boolean | null>>>,
): FormDemands => ({
  requires_apartment: form.requires_apartment === true,
  requires_resident: form.requires_resident === true,
  requires_signature: form.requires_signature === true,
  requires_email: form.requires_email === true,
})

/** A form as it is filled in. */
export interface FilledForm extends FormDemands {
  readonly name: string
  readonly description: string | null
  /** The rows that define its fields. */
  readonly fields: unknown
}

/** What is asked beside a form's own fields: fields of the answer, after some that are no field of it. */
export interface AskedOf {
  readonly names: readonly FieldName<typeof formAnswer>[]
  readonly first?: Readonly<Record<string, FieldWords & { readonly field: AnyField }>>
}

/** The fields that a form asks, its own ones under their paths in the answer, with their labels and headings. */
export function shapeOf(
  form: FilledForm,
  { names, first = {} }: AskedOf,
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
      ...Object.fromEntries(Object.entries(first).map(([name, { field }]) => [name, field])),
      ...Object.fromEntries(names.map((name) => [name, formAnswer.fields[name]])),
      ...Object.fromEntries(own.map(({ key, field }) => [pathOf(key), field])),
      ...signature,
    },
    words: {
      ...first,
      ...Object.fromEntries(
        own.map(({ key, label, section }, at) => [
          pathOf(key),
          { label, ...(section !== '' && section !== own[at - 1]?.section ? { heading: section } : {}) },
        ]),
      ),
    },
    requires: formDemands.flatMap(({ demand, field }) => (form[demand] ? [field] : [])),
  }
}

const part = 'answers.'
const pathOf = (key: string) => `${part}${key}`

/** Switches start at no, so that an untouched one is an answer. */
export const firstAnswers = (fields: AnyFields): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      name.startsWith(part) && viewOf(field).neverEmpty === true ? [[name, false]] : [],
    ),
  )

/** The values as an answer holds them: those of the form's own fields in `answers`, by their keys. */
export function answerOf(values: Values): Values & { readonly answers: Values } {
  const given = Object.entries(values).filter(([, value]) => isPresent(value))
  return {
    ...Object.fromEntries(given.filter(([name]) => !name.startsWith(part))),
    answers: Object.fromEntries(
      given.flatMap(([name, value]) => (name.startsWith(part) ? [[name.slice(part.length), value]] : [])),
    ),
  }
}
