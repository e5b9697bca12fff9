import type { Queryable } from '#api/database/pool.ts'
import { command, query, type RowOf } from '#api/sql/query.ts'
import { wordOf } from '#api/sql/types.ts'
import type { Language } from '#core/language.ts'
import type { MessageChannel } from './outbox.ts'

/** One of many messages that are written at once and sent one after another. */
export interface BulkMessage {
  /** The writer's own name for it, which comes back with its id. */
  readonly key: string
  readonly organisationId: string
  readonly channel: MessageChannel
  readonly recipient: string
  readonly language: Language
  readonly subject: string
  readonly body: string
  readonly html: string | null
}

/** Writes messages to the outbox in one statement; `deliverBulk` sends them. */
export const keepMessages = (
  db: Queryable,
  messages: readonly BulkMessage[],
): Promise<{ readonly key: string; readonly id: string }[]> =>
  messages.length === 0
    ? Promise.resolve([])
    : insertMessages(db, {
        messages: JSON.stringify(
          messages.map(({ organisationId, ...message }) => ({ ...message, organisation_id: organisationId })),
        ),
      })

const insertMessages = query({
  row: { key: 'text', id: 'bigint' },
  takes: { messages: 'jsonb' },
  sql: ({ messages }) =>
    `with m as materialized (select n.*, nextval(pg_get_serial_sequence('outbox', 'id')) as id
        from jsonb_to_recordset(${messages}) n(key text, organisation_id bigint, channel text, recipient text,
          language text, subject text, body text, html text)),
      written as (insert into outbox (id, organisation_id, channel, recipient, language, subject, body, html, is_bulk,
          next_try_at) overriding system value
        select id, organisation_id, channel, recipient, language, subject, body, html, true, now() from m)
      select key, id from m`,
})

/**
 * The next message that may be tried, locked for as long as it is being sent: other processes take others, and if this
 * one dies it is free again.
 */
export const nextBulk = query({
  row: {
    id: 'bigint',
    channel: wordOf<MessageChannel>(),
    recipient: 'text',
    language: wordOf<Language>(),
    subject: 'text',
    body: 'text',
    html: 'text | null',
    attempts: 'integer',
  },
  takes: { channels: 'text[]' },
  sql: ({ channels }) =>
    `select id, channel, recipient, language, subject, body, html, attempts from outbox
      where is_bulk and status in ('queued', 'failed') and next_try_at <= now() and channel = any(${channels})
      order by next_try_at, id limit 1 for update skip locked`,
})
export type BulkRow = RowOf<typeof nextBulk>

export const markBulkSent = command({
  takes: { id: 'bigint' },
  sql: ({ id }) =>
    `update outbox set status = 'sent', sent_at = now(), attempts = attempts + 1, error = null, next_try_at = null
      where id = ${id}`,
})

/** At most 500 characters of the error are kept. `wait`: seconds until the next try; null: there is none. */
export const markBulkFailed = command({
  takes: { id: 'bigint', error: 'text', wait: 'integer | null' },
  sql: ({ id, error, wait }) =>
    `update outbox set status = 'failed', attempts = attempts + 1, error = left(${error}, 500),
        next_try_at = now() + ${wait} * interval '1 second' where id = ${id}`,
})
