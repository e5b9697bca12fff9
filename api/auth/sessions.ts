import type { RowOf } from '#domain/calls/call.ts'
import type { listSessions } from '#domain/calls/profile.ts'
import type { Queryable } from '../database/pool.ts'
import { apiError } from '../http/error.ts'
import type { Hub } from '../events/hub.ts'
import { lifetimes } from './limits.ts'
import { hashToken, newToken } from './tokens.ts'

export interface NewSession {
  readonly accountId: string
  readonly remember: boolean
  /** Default false. */
  readonly secondFactor?: boolean
  readonly ip: string
  readonly userAgent: string
}

export interface OpenedSession {
  readonly id: string
  /** Shown once and never kept. */
  readonly token: string
  readonly expiresAt: string
}

/** A session and its token. */
export async function openSession(db: Queryable, session: NewSession): Promise<OpenedSession> {
  const opened = await insertSession(db, session, { proof: 'select 1' })
  if (opened === undefined) throw new Error('the session was not written')
  return opened
}

/** The same where `proof`, a query over the session's own values (`$1` is its account) and `more`, finds a row. */
export async function insertSession(
  db: Queryable,
  session: NewSession,
  { proof, more = [] }: { proof: string; more?: readonly unknown[] },
): Promise<OpenedSession | undefined> {
  const token = newToken()
  const [row] = await db.query<{ id: string; expires_at: string }>(
    `insert into session (account_id, token_hash, remember, second_factor, ip, user_agent, expires_at)
     select $1::bigint, $2, $3::boolean, $4::boolean, $5, $6, now() + make_interval(secs => $7::int)
     from (${proof}) proof returning id, expires_at`,
    [
      session.accountId,
      hashToken(token),
      session.remember,
      session.secondFactor ?? false,
      session.ip,
      session.userAgent,
      lifetimes.session,
      ...more,
    ],
  )
  return row === undefined ? undefined : { id: row.id, token, expiresAt: row.expires_at }
}

/** A session that has just given its second factor goes on under a new token; the old one is nobody's. */
export async function raiseSession(db: Queryable, sessionId: string): Promise<string> {
  const token = newToken()
  const raised = await db.execute('update session set token_hash = $2, second_factor = true where id = $1', [
    sessionId,
    hashToken(token),
  ])
  if (raised !== 1) throw apiError(401, 'user_unauthorized')
  return token
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

type SessionRow = Omit<RowOf<typeof listSessions>, 'current'>

/** An account's live sessions, the latest used first. */
export const sessionsOf = (db: Queryable, accountId: string) =>
  db.query<SessionRow>(
    `select id, ip, user_agent, remember, second_factor, created_at, last_seen_at, expires_at from session
     where account_id = $1 and ${isAlive} order by last_seen_at desc, id desc limit 100`,
    [accountId],
  )

/** SQL: the account has switched its second factor on. */
export const hasSecondFactor = (accountId: string) =>
  `exists (select 1 from second_factor factor where factor.account_id = ${accountId} and factor.confirmed_at is not null)`

/**
 * SQL: the session is within its absolute life and, unless remembered, within its idle limit; and where its account has
 * a second factor it has given it, so that no session slips in while the factor is being switched on.
 */
export const isAlive = `(session.expires_at > now() and (session.remember or session.last_seen_at > now() - interval '${lifetimes.idle} seconds')
  and (session.second_factor or not ${hasSecondFactor('session.account_id')}))`

export const cleanSessions = (db: Queryable) => db.execute(`delete from session where not ${isAlive}`)
