import type { Caller } from '#api/context.ts'

/** The log's own columns, for statements that change many rows at once. */
export const logColumns = `building_id, organisation_id, actor_id, actor_name, action, resource, record_id, record_title,
  changes, ip, user_agent, request_id, search_text`

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

/** One audit line for each row, as a part of the statement that changes them. */
export function logInsert({
  action,
  resource,
  building,
  id,
  title,
  changes,
  from,
  place,
}: LogSource): string {
  const at = (offset: number, type: string) => `$${place + offset}::${type}`
  return `insert into log (${logColumns}) select ${building}, ${at(0, 'bigint')}, ${at(1, 'bigint')}, ${at(2, 'text')},
    '${action}', '${resource}', ${id}::text, ${title}, ${changes}, ${at(3, 'text')}, ${at(4, 'text')}, ${at(5, 'text')},
    plain_text(concat_ws(' ', ${at(2, 'text')}, ${title})) from ${from}`
}
