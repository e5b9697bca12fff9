import { takeNamedLock } from '#api/database/named-lock.ts'
import type { Tx } from '#api/database/pool.ts'
import { invalidInput } from '#api/http/error.ts'
import { nameKeySql } from '#api/sql/name-key.ts'
import { query } from '#api/sql/query.ts'
import type { AnswerLimit } from '#domain/registration-form.ts'

/** Whose an answer is. */
export interface Answering {
  readonly building_id: string
  readonly form_id: string
  readonly name: string
  readonly apartment_id?: string | null | undefined
  readonly resident_id?: string | null | undefined
}

/**
 * Refuses a second answer of an apartment or a person where the form takes one: 422 `apartment_answered`, `person_answered`. Of two at
 * once the second waits for the first. `besides`: the answer itself, where it changes or comes back.
 */
export async function requireFirstAnswer(
  tx: Tx,
  answer: Answering,
  { limit, besides = null }: { readonly limit: AnswerLimit; readonly besides?: string | null },
): Promise<void> {
  if (limit === 'none') return
  const { building_id: buildingId, form_id: formId, name } = answer
  const { apartment_id: apartmentId = null, resident_id: residentId = null } = answer
  await takeNamedLock(tx, `form-answers/${buildingId}/${formId}`)
  const isOfApartment = limit === 'per_apartment'
  const place = { buildingId, formId, apartmentId, besides }
  const alike = isOfApartment
    ? await ofApartment(tx, place)
    : await ofPerson(tx, { ...place, residentId, name })
  if (alike.length === 0) return
  throw invalidInput([
    isOfApartment
      ? { field: 'apartment_id', code: 'apartment_answered' }
      : { field: 'name', code: 'person_answered' },
  ])
}

const place = {
  buildingId: 'bigint',
  formId: 'bigint',
  apartmentId: 'bigint | null',
  besides: 'bigint | null',
} as const

/** An answer of the form that is not in the trash. */
const answersSql = (form: { readonly [K in 'buildingId' | 'formId' | 'besides']: string }) =>
  `select a.id from form_answer a where a.building_id = ${form.buildingId} and a.form_id = ${form.formId}
    and a.deleted_at is null and a.id is distinct from ${form.besides}`

const ofApartment = query({
  row: { id: 'bigint' },
  takes: place,
  sql: ({ apartmentId, ...form }) => `${answersSql(form)} and a.apartment_id = ${apartmentId} limit 1`,
})

/** Named by the same record, or, where one of both names none, by the same name in the same apartment. */
const ofPerson = query({
  row: { id: 'bigint' },
  takes: { ...place, residentId: 'bigint | null', name: 'text' },
  sql: ({ apartmentId, residentId, name, ...form }) =>
    `${answersSql(form)} and coalesce(a.resident_id = ${residentId},
        a.apartment_id is not distinct from ${apartmentId} and ${nameKeySql('a.name')} = ${nameKeySql(name)})
      limit 1`,
})
