import { takeNamedLock } from '#api/database/named-lock.ts'
import type { Tx } from '#api/database/pool.ts'
import { invalidInput } from '#api/http/error.ts'
import { nameKeySql } from '#api/sql/name-key.ts'
import { query } from '#api/sql/query.ts'
import type { Slots } from '#api/sql/types.ts'
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
  const asked = { buildingId, formId, apartmentId, besides }
  const same =
    limit === 'per_apartment'
      ? await ofApartment(tx, asked)
      : await ofPerson(tx, { ...asked, residentId, name })
  if (same.length === 0) return
  throw invalidInput([
    limit === 'per_apartment'
      ? { field: 'apartment_id', code: 'apartment_answered' }
      : { field: 'name', code: 'person_answered' },
  ])
}

/** Who is named by the same record, or, where one of both has none, by the same name in the same apartment. */
const samePerson = (residentId: string, apartmentId: string, name: string) =>
  `coalesce(a.resident_id = ${residentId},
    a.apartment_id is not distinct from ${apartmentId} and ${nameKeySql('a.name')} = ${nameKeySql(name)})`

const within = {
  buildingId: 'bigint',
  formId: 'bigint',
  apartmentId: 'bigint | null',
  besides: 'bigint | null',
} as const satisfies Slots

type Within = Readonly<Record<keyof typeof within, string>>

const answersSql = ({ buildingId, formId, besides }: Omit<Within, 'apartmentId'>, condition: string) =>
  `select a.id from form_answer a
    where a.building_id = ${buildingId} and a.form_id = ${formId} and a.deleted_at is null
      and a.id is distinct from ${besides} and ${condition}
    limit 1`

const ofApartment = query({
  row: { id: 'bigint' },
  takes: within,
  sql: ({ apartmentId, ...places }) => answersSql(places, `a.apartment_id = ${apartmentId}`),
})

const ofPerson = query({
  row: { id: 'bigint' },
  takes: { ...within, residentId: 'bigint | null', name: 'text' },
  sql: ({ residentId, name, apartmentId, ...places }) =>
    answersSql(places, samePerson(residentId, apartmentId, name)),
})
