import { today } from '#api/calendar/today.ts'
import { actorIdOf } from '#api/context.ts'
import { invalidInput } from '#api/http/error.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import { isFormOpen, missingIn } from '#domain/registration-form.ts'
import { formAnswer } from '#entities/forms/form-answer.ts'
import { registrationForm } from '#entities/forms/registration-form.ts'

const formById = query({
  row: columns(registrationForm, [
    'status',
    'open_from',
    'open_to',
    'requires_apartment',
    'requires_resident',
    'requires_signature',
    'requires_email',
  ]),
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `select status, open_from, open_to, requires_apartment, requires_resident, requires_signature, requires_email
      from registration_form where building_id = ${buildingId} and id = ${id} for share`,
})

/** A form accepts answers while it is open, if they hold what it demands; it stays open until the answer is written. */
export const formAnswerExtension = extendEntity(formAnswer, {
  async create({ values, caller, tx, also }) {
    const author = also({ entered_by_id: actorIdOf(caller.principal) })
    const [form] = await formById(tx, { buildingId: values.building_id, id: values.form_id })
    // A form that does not exist is refused as a reference.
    if (form === undefined) return author
    if (!isFormOpen(form, today())) throw invalidInput([{ field: 'form_id', code: 'form_not_open' }])
    const missing = missingIn(form, values)
    if (missing.length > 0) throw invalidInput(missing)
    return author
  },
})
