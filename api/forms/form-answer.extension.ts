import { today } from '#api/calendar/today.ts'
import { actorIdOf } from '#api/context.ts'
import { invalidInput } from '#api/http/error.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import { isFormOpen, missingIn } from '#domain/registration-form.ts'
import { formAnswer } from '#entities/forms/form-answer.ts'
import { registrationForm } from '#entities/forms/registration-form.ts'
import { resident } from '#entities/people/resident.ts'
import { requireFirstAnswer } from './answered-before.ts'

const formById = query({
  row: columns(registrationForm, [
    'status',
    'open_from',
    'open_to',
    'requires_apartment',
    'requires_resident',
    'requires_signature',
    'requires_email',
    'answer_limit',
  ]),
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `select status, open_from, open_to, requires_apartment, requires_resident, requires_signature, requires_email,
        answer_limit
      from registration_form where building_id = ${buildingId} and id = ${id} for share`,
})

const personById = query({
  row: columns(resident, ['full_name', 'phone_number']),
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `select full_name, phone_number from resident where building_id = ${buildingId} and id = ${id}`,
})

const formOf = (answer: { readonly building_id: string; readonly form_id: string }) => ({
  buildingId: answer.building_id,
  id: answer.form_id,
})

/** What says whose an answer is. */
const whose = ['apartment_id', 'resident_id', 'name'] as const

/**
 * A form accepts answers while it is open, if they hold what it demands, and as many as it takes of an apartment or a person;
 * it stays open until the answer is written.
 */
export const formAnswerExtension = extendEntity(formAnswer, {
  ofSender: (resident) => `t.resident_id = ${resident}::bigint`,
  async ofMaker({ buildingId, residentId }, { tx }) {
    const [person] = await personById(tx, { buildingId, id: residentId })
    return {
      resident_id: residentId,
      name: person?.full_name ?? '',
      phone_number: person?.phone_number ?? null,
    }
  },
  async create({ values, caller, tx, also }) {
    const enteredBy = actorIdOf(caller.principal)
    const author = also({ entered_by_id: enteredBy })
    const [form] = await formById(tx, formOf(values))
    // A form that does not exist is refused as a reference.
    if (form === undefined) return author
    if (!isFormOpen(form, today())) throw invalidInput([{ field: 'form_id', code: 'form_not_open' }])
    // Whoever comes by a link is the resident that it names, or else the one whose name they give.
    const missing = missingIn(form, values, (field) => field !== 'resident_id' || enteredBy !== null)
    if (missing.length > 0) throw invalidInput(missing)
    await requireFirstAnswer(tx, values, { limit: form.answer_limit })
    return author
  },
  async update({ before, changes, whole, tx }) {
    if (!whose.some((name) => name in changes)) return
    const [form] = await formById(tx, formOf(before))
    if (form !== undefined)
      await requireFirstAnswer(tx, whole, { limit: form.answer_limit, besides: before.id })
  },
  restore: {
    async after({ after, tx }) {
      const [form] = await formById(tx, formOf(after))
      if (form !== undefined)
        await requireFirstAnswer(tx, after, { limit: form.answer_limit, besides: after.id })
    },
  },
})
