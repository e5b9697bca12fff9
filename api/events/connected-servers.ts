import { query } from '#api/sql/query.ts'
import type { Queryable } from '../database/pool.ts'
import { liveName, readServerName, type ConnectedServer } from './server-name.ts'

/** Servers of Lobby that work with the database; the longest running one first. */
export async function connectedServers(db: Queryable): Promise<ConnectedServer[]> {
  const named = await liveConnections(db, { prefix: `${liveName} ` })
  return named
    .flatMap(({ name }) => readServerName(name) ?? [])
    .toSorted((one, other) => one.started_at.localeCompare(other.started_at))
}

/** The connections on which servers hear one another: how each calls itself. */
const liveConnections = query({
  row: { name: 'text' },
  takes: { prefix: 'text' },
  sql: ({ prefix }) =>
    `select coalesce(application_name, '') as name from pg_stat_activity
      where datname = current_database() and starts_with(application_name, ${prefix}) order by 1`,
})
