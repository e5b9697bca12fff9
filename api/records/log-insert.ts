import type { Caller } from '#api/context.ts'
import type { Slots } from '#api/sql/types.ts'

/** The log's own columns, for statements that change many rows at once. */
const logColumns = `building_id, organisation_id, actor_id, actor_name, action, resource, record_id, record_title,
  changes, ip, user_agent, request_id, search_text`

/** What a statement that writes audit lines takes beside its own values: who did it. */
export const actor = {
  organisationId: 'bigint',
  actorId: 'bigint',
  actorName: 'text',
  ip: 'text',
  userAgent: 'text',
  requestId: 'text',
} as const satisfies Slots

/** Who did it, as the statement takes it. */
export const actorOf = ({ principal, ip, userAgent, requestId }: Caller) => ({
  organisationId: principal.organisationId,
  actorId: principal.accountId,
  actorName: principal.name,
  ip,
  userAgent,
  requestId,
})

interface LogSource {
  readonly action: string
  readonly resource: string
  /** Name of the part of the statement that has the rows: `building_id`, `id` and what the title is read from. */
  readonly from: string
  /** SQL of the record's title. */
  readonly title: string
  /** SQL of the changes, as JSON. */
  readonly changes: string
  /** The places of `actor`. */
  readonly by: { readonly [K in keyof typeof actor]: string }
}

/** One audit line for each row, as a part of the statement that changes them. */
export const logInsert = ({ action, resource, from, title, changes, by }: LogSource): string =>
  `insert into log (${logColumns}) select building_id, ${by.organisationId}, ${by.actorId}, ${by.actorName},
    '${action}', '${resource}', id::text, ${title}, ${changes}, ${by.ip}, ${by.userAgent}, ${by.requestId},
    plain_text(concat_ws(' ', ${by.actorName}, ${title})) from ${from}`
