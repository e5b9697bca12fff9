import type { Caller } from '#api/context.ts'

/** A line of the log, as SQL by column. */
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
}

/** Writes one line for each row of `from`; without it just one. A list's keyword looks at actor and title. */
export function logLinesSql(cells: LogCells, from?: string): string {
  const line = { ...cells, search_text: searchTextSql(cells.actor_name, cells.record_title) }
  const source = from === undefined ? '' : ` from ${from}`
  return `insert into log (${Object.keys(line).join(', ')}) select ${Object.values(line).join(', ')}${source}`
}

const searchTextSql = (actor: string, title: string) => `plain_text(concat_ws(' ', ${actor}, ${title}))`

/** Who did it, as values from `$n` on: append them to the statement's own. */
export const actorValues = ({ principal, ip, userAgent, requestId }: Caller): unknown[] => [
  principal.organisationId,
  principal.accountId,
  principal.name,
  ip,
  userAgent,
  requestId,
]

interface LogSource {
  readonly action: string
  readonly resource: string
  /** SQL of the row's values; `from` names where they come from. */
  readonly building: string
  readonly id: string
  readonly title: string
  readonly changes: string
  readonly from: string
  /** The first of the six places that `actorValues` fills. */
  readonly place: number
}

/** One line for each row that a statement changes, as a part of it. */
export function logInsert({ building, id, title, from, place, ...line }: LogSource): string {
  const at = (offset: number, type: string) => `$${place + offset}::${type}`
  return logLinesSql(
    {
      building_id: building,
      organisation_id: at(0, 'bigint'),
      actor_id: at(1, 'bigint'),
      actor_name: at(2, 'text'),
      action: `'${line.action}'`,
      resource: `'${line.resource}'`,
      record_id: `${id}::text`,
      record_title: title,
      changes: line.changes,
      ip: at(3, 'text'),
      user_agent: at(4, 'text'),
      request_id: at(5, 'text'),
    },
    from,
  )
}
