import type { Queryable } from '../database/pool.ts'
import type { Sender } from '../context.ts'

/** What happens to accounts and rights besides changes of records, which the pipeline writes itself. */
export interface SecurityEvent {
  readonly action:
    | 'login'
    | 'login_failed'
    | 'login_locked'
    | 'logout'
    | 'password_changed'
    | 'password_reset'
    | 'sessions_ended'
    | 'otp_sent'
    | 'invitation_sent'
    | 'reset_sent'
    | 'denied'
    | 'contact_changed'
    | 'export'
    | 'download'
    | 'view'
    | 'update'
    | SecondFactorAction
  readonly organisationId: string
  readonly buildingId?: string | null
  readonly actor?: { readonly id: string; readonly name: string }
  /** The account that it happened to, or the route that was denied. */
  readonly resource: string
  readonly recordId?: string
  readonly recordTitle?: string
  readonly changes?: readonly LoggedChange[]
}

export type SecondFactorAction =
  | 'second_factor_on'
  | 'second_factor_off'
  | 'second_factor_reset'
  | 'second_factor_failed'
  | 'second_factor_locked'
  | 'recovery_code_used'
  | 'recovery_codes_renewed'
  | 'second_factor_policy_changed'

export interface LoggedChange {
  readonly field: string
  readonly before: string | null
  readonly after: string | null
}

/** One line in `log`. Never holds a password, a code or a token. */
export async function writeSecurityLog(db: Queryable, event: SecurityEvent, sender: Sender): Promise<void> {
  await db.execute(
    `insert into log (building_id, organisation_id, actor_id, actor_name, action, resource, record_id, record_title,
       changes, ip, user_agent, request_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      event.buildingId ?? null,
      event.organisationId,
      event.actor?.id ?? null,
      event.actor?.name ?? null,
      event.action,
      event.resource,
      event.recordId ?? null,
      event.recordTitle ?? null,
      JSON.stringify(event.changes ?? []),
      sender.ip,
      sender.userAgent,
      sender.requestId,
    ],
  )
}
