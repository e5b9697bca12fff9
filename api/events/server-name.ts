import { hostname } from 'node:os'
import { version } from '../version.ts'

/** How the connection of a server on which it hears the others begins its name. */
export const liveName = 'lobby-live'
/** What PostgreSQL keeps of a connection's name, in bytes. */
const kept = 63

/** A Lobby server that is connected to the database. */
export interface ConnectedServer {
  readonly host: string
  readonly version: string
  /** As in `toISOString`. */
  readonly started_at: string
}

/** When this process started, as in `toISOString`. */
export const startedAt = new Date(Date.now() - performance.now()).toISOString()

/** Names this server where the database lists its connections: its version, start, process and computer. */
export const serverName = (): string =>
  [liveName, version, Math.floor(Date.parse(startedAt) / 1000).toString(36), process.pid, hostname()]
    .join(' ')
    .slice(0, kept)

/** Reads such a name; undefined: it is another one's, or of an older Lobby. */
export function readServerName(name: string): ConnectedServer | undefined {
  const [, of, start, host] = /^lobby-live (\S+) ([0-9a-z]+) \d+ (.+)$/.exec(name) ?? []
  if (of === undefined || start === undefined || host === undefined) return undefined
  return { host, version: of, started_at: new Date(Number.parseInt(start, 36) * 1000).toISOString() }
}
