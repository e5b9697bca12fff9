import type { Queryable } from '../database/pool.ts'
import type { Sender } from '../context.ts'
import { logLinesSql } from './log-insert.ts'

/** Events of accounts and rights, besides changes of records, which the pipeline logs itself. */
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
    logLinesSql({
      building_id: '$1::bigint',
      organisation_id: '$2::bigint',
      actor_id: '$3::bigint',
      actor_name: '$4::text',
      action: '$5::text',
      resource: '$6::text',
      record_id: '$7::text',
      record_title: '$8::text',
      changes: '$9::jsonb',
      ip: '$10::text',
      user_agent: '$11::text',
      request_id: '$12::text',
    }),
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
