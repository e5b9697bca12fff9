import type { Queryable } from '#api/database/pool.ts'
import { command, query, type RowOf } from '#api/sql/query.ts'
import { wordOf, type Slots } from '#api/sql/types.ts'
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

const taken = {
  id: 'bigint',
  channel: wordOf<MessageChannel>(),
  recipient: 'text',
  language: wordOf<Language>(),
  subject: 'text',
  body: 'text',
  html: 'text | null',
  is_bulk: 'boolean',
  attempts: 'integer',
  /** Until when it is its taker's; null: for ever. */
  next_try_at: 'timestamptz | null',
  created_at: 'timestamptz',
} as const satisfies Slots
const columns = Object.keys(taken).join(', ')

/** Counted and leased before it leaves: no transaction stays open while the mail server takes its time. */
const take = (lease: string) =>
  `status = 'sending', attempts = attempts + 1, next_try_at = now() + ${lease} * interval '1 second'`

/**
 * The next message that may be tried, taken for `lease` seconds: other processes take others. If this one dies, it is free
 * again when its time is over. Single messages, for which somebody waits, go before those of a sending to many.
 */
export const takeNext = query({
  row: taken,
  takes: { channels: 'text[]', lease: 'integer' },
  sql: ({ channels, lease }) =>
    `update outbox set ${take(lease)} where id = (select id from outbox
        where next_try_at is not null and next_try_at <= now() and status in ('queued', 'failed', 'sending')
          and channel = any(${channels})
        order by is_bulk, next_try_at, id limit 1 for update skip locked)
      returning ${columns}`,
})

/** This message, unless it has left or somebody is sending it. `lease` null: none but its taker may ever send it. */
export const takeMessage = query({
  row: taken,
  takes: { id: 'bigint', lease: 'integer | null' },
  sql: ({ id, lease }) =>
    `update outbox set ${take(lease)} where id = ${id}
        and (status in ('queued', 'failed') or status = 'sending' and next_try_at <= now())
      returning ${columns}`,
})
export type TakenMessage = RowOf<typeof takeNext>

/** It has left, whatever became of it meanwhile. */
export const markSent = command({
  takes: { id: 'bigint' },
  sql: ({ id }) =>
    `update outbox set status = 'sent', sent_at = now(), error = null, next_try_at = null where id = ${id}`,
})

/**
 * Of the try that was counted as `attempts`, unless somebody else has taken it since. At most 500 characters of the error
 * are kept. `wait`: seconds until the next try; null: there is none.
 */
export const markFailed = command({
  takes: { id: 'bigint', attempts: 'integer', error: 'text', wait: 'integer | null' },
  sql: ({ id, attempts, error, wait }) =>
    `update outbox set status = 'failed', error = left(${error}, 500),
        next_try_at = now() + ${wait} * interval '1 second'
      where id = ${id} and status = 'sending' and attempts = ${attempts}`,
})
