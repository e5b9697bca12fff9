import { actorIdOf, type Caller } from '#api/context.ts'
import { compactSql } from '#api/sql/compact.ts'
import type { Slots } from '#api/sql/types.ts'

/** The cells of a log line: SQL for each column. */
interface LogCells {
  readonly building_id: string
  readonly organisation_id: string
  readonly actor_id?: string
  readonly actor_name: string
  readonly action: string
  readonly resource: string
  readonly record_id: string
  readonly record_title: string
  readonly changes: string
  readonly ip?: string
  readonly user_agent?: string
  readonly request_id?: string
  readonly import_batch?: string
  readonly import_file?: string
  readonly import_uploader?: string
  /** Without accents, what the keyword of a list searches. Absent: worked out from the names. */
  readonly search_text?: string
}

/**
 * SQL that writes one log line for each row of `from`, or one in all where it is absent. `search_text` is what the
 * keyword of a list searches: the names of the actor and of the record, a code also without its marks.
 */
export function logLinesSql(cells: LogCells, from?: string): string {
  const line = { search_text: searchTextSql(cells.actor_name, cells.record_title), ...cells }
  const source = from === undefined ? '' : ` from ${from}`
  return `insert into log (${Object.keys(line).join(', ')}) select ${Object.values(line).join(', ')}${source}`
}

/** A title with digits is also found without the marks of its code: `a0304` for `A-0304`. */
const searchTextSql = (actor: string, title: string) =>
  `plain_text(concat_ws(' ', ${actor}, ${title}, substring(${compactSql(title)} from '.*[0-9].*')))`

/** Parameters that a statement which writes audit lines takes besides its own values: who did it. */
export const actor = {
  organisationId: 'bigint',
  /** Null for work that no account does. */
  actorId: 'bigint | null',
  actorName: 'text',
  ip: 'text',
  userAgent: 'text',
  requestId: 'text',
} as const satisfies Slots

/** Who did it, as parameters of the statement. */
export const actorOf = ({ principal, ip, userAgent, requestId }: Caller) => ({
  organisationId: principal.organisationId,
  actorId: actorIdOf(principal),
  actorName: principal.name,
  ip,
  userAgent,
  requestId,
})

interface LogSource {
  readonly action: string
  readonly resource: string
  /** Name of the part of the statement with the rows: `building_id`, `id` and the columns of the title. */
  readonly from: string
  /** SQL of the record's title. */
  readonly title: string
  /** SQL of the changes, as JSON. */
  readonly changes: string
  /** The placeholders of `actor`. */
  readonly by: { readonly [K in keyof typeof actor]: string }
}

/** Writes one audit line for each row, as a part of the statement that changes the rows. */
export const logInsert = ({ action, resource, from, title, changes, by }: LogSource): string =>
  logLinesSql(
    {
      building_id: 'building_id',
      organisation_id: by.organisationId,
      actor_id: by.actorId,
      actor_name: by.actorName,
      action: `'${action}'`,
      resource: `'${resource}'`,
      record_id: 'id::text',
      record_title: title,
      changes,
      ip: by.ip,
      user_agent: by.userAgent,
      request_id: by.requestId,
    },
    from,
  )
