import type { RowOf } from '#domain/calls/call.ts'
import type { listOutbox as listOutboxCall } from '#domain/calls/notifications.ts'
import type { Language } from '#core/language.ts'
import { query } from '#api/sql/query.ts'
import { wordOf, type Slots } from '#api/sql/types.ts'
import type { Queryable } from '../database/pool.ts'

export interface Message {
  readonly organisationId: string | null
  /** Default: an e-mail. */
  readonly channel?: MessageChannel
  /** An e-mail address, or a phone number. */
  readonly recipient: string
  readonly language: Language
  readonly subject: string
  readonly body: string
}

export type OutboxRow = Omit<RowOf<typeof listOutboxCall>, 'has_pdf'>
export type MessageChannel = OutboxRow['channel']

/** `wait`: seconds after which whoever sends what waits may send it; null: never. */
export async function keepMessage(
  db: Queryable,
  { organisationId, channel = 'email', recipient, language, subject, body }: Message,
  wait: number | null = null,
): Promise<string> {
  const [made] = await insertMessage(db, {
    organisationId,
    channel,
    recipient,
    language,
    subject,
    body,
    wait,
  })
  if (made === undefined) throw new Error('the message was not written')
  return made.id
}

const insertMessage = query({
  row: { id: 'bigint' },
  takes: {
    organisationId: 'bigint | null',
    channel: 'text',
    recipient: 'text',
    language: 'text',
    subject: 'text',
    body: 'text',
    wait: 'integer | null',
  },
  sql: ({ organisationId, channel, recipient, language, subject, body, wait }) =>
    `insert into outbox (organisation_id, channel, recipient, language, subject, body, next_try_at)
      values (${organisationId}, ${channel}, ${recipient}, ${language}, ${subject}, ${body},
        now() + ${wait} * interval '1 second') returning id`,
})

const row = {
  id: 'bigint',
  channel: wordOf<MessageChannel>(),
  recipient: 'text',
  language: wordOf<Language>(),
  subject: 'text',
  body: 'text',
  html: 'text | null',
  status: wordOf<OutboxRow['status']>(),
  error: 'text | null',
  attempts: 'integer',
  created_at: 'timestamptz',
  sent_at: 'timestamptz | null',
} as const satisfies Slots
const columns = Object.keys(row).join(', ')

/** The organisation's messages, the latest first. */
export async function listOutbox(
  db: Queryable,
  { organisationId, limit, offset }: { organisationId: string; limit: number; offset: number },
) {
  const [data, [count]] = await Promise.all([
    latestMessages(db, { organisationId, limit, offset: String(offset) }),
    countMessages(db, { organisationId }),
  ])
  return { data, total: count?.total ?? 0 }
}

const latestMessages = query({
  row,
  takes: { organisationId: 'bigint', limit: 'integer', offset: 'bigint' },
  sql: ({ organisationId, limit, offset }) =>
    `select ${columns} from outbox
      where organisation_id = ${organisationId} order by id desc limit ${limit} offset ${offset}`,
})

/** Whether a message is the organisation's. */
export async function isMessageOf(
  db: Queryable,
  of: { readonly organisationId: string; readonly id: string },
): Promise<boolean> {
  return (await messageOf(db, of)).length > 0
}

const messageOf = query({
  row: {},
  takes: { organisationId: 'bigint', id: 'bigint' },
  sql: ({ organisationId, id }) =>
    `select from outbox where organisation_id = ${organisationId} and id = ${id}`,
})

const countMessages = query({
  row: { total: 'integer' },
  takes: { organisationId: 'bigint' },
  sql: ({ organisationId }) =>
    `select count(*)::int as total from outbox where organisation_id = ${organisationId}`,
})
