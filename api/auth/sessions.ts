import type { Queryable } from '../database/pool.ts'
import type { Hub } from '../live/hub.ts'
import { lifetimes } from './limits.ts'
import { hashToken, newToken } from './tokens.ts'

export interface NewSession {
  readonly accountId: string
  readonly remember: boolean
  readonly ip: string
  readonly userAgent: string
}

/** A session and its token, which is shown once and never kept. */
export async function openSession(db: Queryable, session: NewSession) {
  const token = newToken()
  const [row] = await db.query<{ id: string; expires_at: string }>(
    `insert into session (account_id, token_hash, remember, ip, user_agent, expires_at)
     values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6::int)) returning id, expires_at`,
    [session.accountId, hashToken(token), session.remember, session.ip, session.userAgent, lifetimes.session],
  )
  if (row === undefined) throw new Error('the session was not written')
  return { id: row.id, token, expiresAt: row.expires_at }
}

/** Whose sessions end: one, an account's, or an account's but for one. */
export interface Ending {
  readonly accountId: string
  readonly only?: string
  readonly except?: string
}

/** Ends sessions; their tokens are refused from the next request on and their sockets closed. */
export async function endSessions(
  db: Queryable,
  hub: Pick<Hub, 'send'>,
  { accountId, only, except }: Ending,
): Promise<number> {
  const rows = await db.query<{ id: string }>(
    `delete from session where account_id = $1 and ($2::bigint is null or id = $2) and ($3::bigint is null or id <> $3) returning id`,
    [accountId, only ?? null, except ?? null],
  )
  const sessionIds = rows.map((row) => row.id)
  for (let at = 0; at < sessionIds.length; at += 200)
    hub.send({ type: 'ended', sessionIds: sessionIds.slice(at, at + 200) })
  return sessionIds.length
}

export interface SessionRow {
  readonly id: string
  readonly ip: string
  readonly user_agent: string
  readonly remember: boolean
  readonly created_at: string
  readonly last_seen_at: string
  readonly expires_at: string
}

/** An account's live sessions, the latest used first. */
export const sessionsOf = (db: Queryable, accountId: string) =>
  db.query<SessionRow>(
    `select id, ip, user_agent, remember, created_at, last_seen_at, expires_at from session
     where account_id = $1 and ${isAlive} order by last_seen_at desc, id desc limit 100`,
    [accountId],
  )

/** SQL: the session is within its absolute life and, unless remembered, within its idle limit. */
export const isAlive = `(session.expires_at > now() and (session.remember or session.last_seen_at > now() - interval '${lifetimes.idle} seconds'))`

export const cleanSessions = (db: Queryable) => db.execute(`delete from session where not ${isAlive}`)
