import { writeSecurityLog } from '#api/audit/security-log.ts'
import type { Caller } from '#api/context.ts'
import type { Queryable } from '#api/database/pool.ts'
import { registrationForm } from '#entities/forms/registration-form.ts'

interface Taken {
  readonly record: { readonly id: string; readonly building_id: string }
  /** The name of the file. */
  readonly recordTitle: string
}

/** Writes down that somebody takes answers of a form, or what they come to, with them. */
export const logTaken = (db: Queryable, caller: Caller, { record, recordTitle }: Taken) =>
  writeSecurityLog(
    db,
    {
      action: 'export',
      organisationId: caller.principal.organisationId,
      buildingId: record.building_id,
      actor: { id: caller.principal.accountId, name: caller.principal.name },
      resource: registrationForm.name,
      recordId: record.id,
      recordTitle,
    },
    caller,
  )
