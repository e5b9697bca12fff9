import { command } from '#api/sql/query.ts'
import type { Queryable } from '../database/pool.ts'
import type { Caller, Sender } from '../context.ts'
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
    | 'session_policy_changed'
    | 'otp_sent'
    | 'invitation_sent'
    | 'reset_sent'
    | 'denied'
    | 'contact_changed'
    | 'app_invited'
    | 'app_access_ended'
    | 'joined'
    | 'export'
    | 'download'
    | 'view'
    | 'link_made'
    | 'link_withdrawn'
    | 'update'
    | 'delete'
    | SecondFactorAction
  readonly organisationId: string
  readonly buildingId?: string | null
  /** Without an id: whoever has a link. */
  readonly actor?: { readonly id: string | null; readonly name: string }
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

const longestTitle = 255

/** One line in `log`. Never holds a password, a code or a token. */
export async function writeSecurityLog(db: Queryable, event: SecurityEvent, sender: Sender): Promise<void> {
  const { ip, userAgent, requestId } = sender
  await insertLine(db, {
    buildingId: event.buildingId ?? null,
    organisationId: event.organisationId,
    actorId: event.actor?.id ?? null,
    actorName: event.actor?.name ?? null,
    action: event.action,
    resource: event.resource,
    recordId: event.recordId ?? null,
    recordTitle: event.recordTitle?.slice(0, longestTitle) ?? null,
    changes: JSON.stringify(event.changes ?? []),
    ip,
    userAgent,
    requestId,
  })
}

/** A line for what the caller did. */
export const logAct = (
  db: Queryable,
  caller: Caller,
  event: Omit<SecurityEvent, 'organisationId' | 'actor'>,
): Promise<void> => {
  const { organisationId, accountId: id, name } = caller.principal
  return writeSecurityLog(db, { ...event, organisationId, actor: { id, name } }, caller)
}

/** A line for what the caller did to their own account. */
export const logOwnAct = (
  db: Queryable,
  caller: Caller,
  event: Pick<SecurityEvent, 'action' | 'changes'>,
): Promise<void> => {
  const { accountId: recordId, name: recordTitle } = caller.principal
  return logAct(db, caller, { ...event, resource: 'account', recordId, recordTitle })
}

const insertLine = command({
  takes: {
    buildingId: 'bigint | null',
    organisationId: 'bigint',
    actorId: 'bigint | null',
    actorName: 'text | null',
    action: 'text',
    resource: 'text',
    recordId: 'text | null',
    recordTitle: 'text | null',
    changes: 'jsonb',
    ip: 'text',
    userAgent: 'text',
    requestId: 'text',
  },
  sql: (places) =>
    logLinesSql({
      building_id: places.buildingId,
      organisation_id: places.organisationId,
      actor_id: places.actorId,
      actor_name: places.actorName,
      action: places.action,
      resource: places.resource,
      record_id: places.recordId,
      record_title: places.recordTitle,
      changes: places.changes,
      ip: places.ip,
      user_agent: places.userAgent,
      request_id: places.requestId,
    }),
})
