import { writeSecurityLog } from '#api/audit/security-log.ts'
import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { registrationForm } from '#entities/forms/registration-form.ts'

interface LoggedLink {
  readonly action: 'link_made' | 'link_withdrawn'
  readonly form: { readonly id: string; readonly building_id: string; readonly name: string }
}

/** Notes in the security log who has made or ended a link to a form. */
export const logLink = (tx: Tx, caller: Caller, { action, form }: LoggedLink) =>
  writeSecurityLog(
    tx,
    {
      action,
      organisationId: caller.principal.organisationId,
      buildingId: form.building_id,
      actor: { id: caller.principal.accountId, name: caller.principal.name },
      resource: registrationForm.name,
      recordId: form.id,
      recordTitle: form.name,
    },
    caller,
  )
