import type { FieldError } from '#core/wire/error.ts'
import { invalidInput } from '#api/http/error.ts'
import { today } from '#api/calendar/today.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import type { NewRecord } from '#core/stored.ts'
import { columns } from '#api/sql/column.ts'
import { query, type RowOf } from '#api/sql/query.ts'
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
      from registration_form where building_id = ${buildingId} and id = ${id}`,
})
type Form = RowOf<typeof formById>

/** What a form may demand, the field that it is asked in, and the error if it is missing. */
const demands = [
  ['requires_apartment', 'apartment_id', 'required'],
  ['requires_resident', 'resident_id', 'required'],
  ['requires_signature', 'signature', 'signature_required'],
  ['requires_email', 'email', 'required'],
] as const

/** A form accepts answers while it is open, if they hold what it demands. */
export const formAnswerExtension = extendEntity(formAnswer, {
  async create({ values, caller, tx, also }) {
    const author = also({ entered_by_id: caller.principal.accountId })
    const [form] = await formById(tx, { buildingId: values.building_id, id: values.form_id })
    // A form that does not exist is refused as a reference.
    if (form === undefined) return author
    if (!isOpen(form)) throw invalidInput([{ field: 'form_id', code: 'form_not_open' }])
    const missing = missingOf(form, values)
    if (missing.length > 0) throw invalidInput(missing)
    return author
  },
})

function isOpen({ status, open_from, open_to }: Form): boolean {
  const day = today()
  return status === 'open' && (open_from ?? day) <= day && day <= (open_to ?? day)
}

const missingOf = (form: Form, values: NewRecord<typeof formAnswer>): FieldError[] =>
  demands.flatMap(([demand, field, code]) =>
    form[demand] && (values[field] ?? null) === null ? [{ field, code }] : [],
  )
