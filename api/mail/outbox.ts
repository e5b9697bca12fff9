import type { RowOf } from '#domain/calls/call.ts'
import type { listOutbox as listOutboxCall } from '#domain/calls/notifications.ts'
import type { Language } from '#core/language.ts'
import type { Queryable } from '../database/pool.ts'

export interface Message {
  readonly organisationId: string | null
  /** An e-mail address. */
  readonly recipient: string
  readonly language: Language
  readonly subject: string
  readonly body: string
}

export type OutboxRow = RowOf<typeof listOutboxCall>

export async function keepMessage(
  db: Queryable,
  { organisationId, recipient, language, subject, body }: Message,
): Promise<string> {
  const [row] = await db.query<{ id: string }>(
    `insert into outbox (organisation_id, channel, recipient, language, subject, body)
     values ($1, 'email', $2, $3, $4, $5) returning id`,
    [organisationId, recipient, language, subject, body],
  )
  if (row === undefined) throw new Error('the message was not written')
  return row.id
}

/** A message that has not left yet. */
export async function queuedMessage(db: Queryable, id: string): Promise<OutboxRow | undefined> {
  const [row] = await db.query<OutboxRow>(
    `select ${columns} from outbox where id = $1 and status <> 'sent'`,
    [id],
  )
  return row
}

export const markSent = (db: Queryable, id: string) =>
  db.execute(
    `update outbox set status = 'sent', sent_at = now(), attempts = attempts + 1, error = null where id = $1`,
    [id],
  )

export const markFailed = (db: Queryable, id: string, error: string) =>
  db.execute(`update outbox set status = 'failed', attempts = attempts + 1, error = $2 where id = $1`, [
    id,
    error.slice(0, 500),
  ])

/** The organisation's messages, the latest first. */
export async function listOutbox(
  db: Queryable,
  { organisationId, limit, offset }: { organisationId: string; limit: number; offset: number },
) {
  const [data, [count]] = await Promise.all([
    db.query<OutboxRow>(
      `select ${columns} from outbox where organisation_id = $1 order by id desc limit $2 offset $3`,
      [organisationId, limit, offset],
    ),
    db.query<{ total: number }>('select count(*)::int as total from outbox where organisation_id = $1', [
      organisationId,
    ]),
  ])
  return { data, total: count?.total ?? 0 }
}

const columns =
  'id, channel, recipient, language, subject, body, status, error, attempts, created_at, sent_at'
