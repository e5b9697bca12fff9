import { logAct } from '#api/audit/security-log.ts'
import type { Caller } from '#api/context.ts'
import type { Queryable } from '#api/database/pool.ts'
import { registrationForm } from '#entities/forms/registration-form.ts'

type Form = { readonly id: string; readonly building_id: string }
interface Taken {
  readonly record: Form
  /** The name of the file. */
  readonly recordTitle: string
}

/** Whose answers a file has, as the log names it. */
export const answersOf = ({ id, building_id }: Form) => ({
  buildingId: building_id,
  resource: registrationForm.name,
  recordId: id,
})

/** Writes down that somebody takes answers of a form, or what they come to, with them. */
export const logTaken = (db: Queryable, caller: Caller, { record, recordTitle }: Taken) =>
  logAct(db, caller, { action: 'export', ...answersOf(record), recordTitle })
