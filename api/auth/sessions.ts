import { optionsOf } from '#api/sql/literals.ts'
import { command, query } from '#api/sql/query.ts'
import type { Slots } from '#api/sql/types.ts'
import { idleSetting, usualIdleMinutes } from '#domain/idle-minutes.ts'
import { account } from '#entities/account/account.ts'
import type { Queryable } from '../database/pool.ts'
import { apiError } from '../http/error.ts'
import type { Hub } from '../events/hub.ts'
import { isActive } from './active.ts'
import { isPast } from './set-back.ts'
import { lifetimes } from './limits.ts'
import { hashToken, newToken } from './tokens.ts'

export interface NewSession {
  readonly accountId: string
  readonly remember: boolean
  /** Default false. */
  readonly secondFactor?: boolean
  /** Of the residents' app: it lasts as long as its phone is used. Default false. */
  readonly onPhone?: boolean
  readonly ip: string
  readonly userAgent: string
}

export interface OpenedSession {
  readonly id: string
  /** Shown once and never stored. */
  readonly token: string
  readonly expiresAt: string
  readonly remember: boolean
}

/** Opens a session and returns it with its token. */
export async function openSession(db: Queryable, session: NewSession): Promise<OpenedSession> {
  const { token, values } = newSession(session)
  const [row] = await insertSession(db, values)
  if (row === undefined) throw new Error('the session was not written')
  return openedOf(row, token)
}

export interface ProvedSession extends NewSession {
  /** The stored hash that the password matched. */
  readonly password: string | null
}

/**
 * Opens a session after the right password. Undefined if the account has another password by now, or may not sign in
 * any more. The account's row is locked until the session is written, so that whoever changes the password and then
 * ends the sessions finds this one too.
 */
export async function openProvedSession(
  db: Queryable,
  { password, ...session }: ProvedSession,
): Promise<OpenedSession | undefined> {
  const { token, values } = newSession(session)
  const [row] = await insertProvedSession(db, { ...values, password })
  return row && openedOf(row, token)
}

const openedOf = (
  row: { id: string; expires_at: string; remember: boolean },
  token: string,
): OpenedSession => ({
  id: row.id,
  token,
  expiresAt: row.expires_at,
  remember: row.remember,
})

function newSession({ secondFactor = false, onPhone = false, remember, ...session }: NewSession) {
  const token = newToken()
  const values = {
    ...session,
    remember: remember || onPhone,
    onPhone,
    secondFactor,
    tokenHash: hashToken(token),
  }
  return { token, values }
}

const session = {
  accountId: 'bigint',
  tokenHash: 'text',
  remember: 'boolean',
  secondFactor: 'boolean',
  onPhone: 'boolean',
  ip: 'text',
  userAgent: 'text',
} as const satisfies Slots
const opened = { id: 'bigint', expires_at: 'timestamptz', remember: 'boolean' } as const satisfies Slots

/** SQL that writes a session for each row of `proof`. */
const insertFor = (places: Record<keyof typeof session, string>, proof: string) =>
  `insert into session (account_id, token_hash, remember, second_factor, on_phone, ip, user_agent, expires_at)
    select ${places.accountId}, ${places.tokenHash}, ${places.remember}, ${places.secondFactor}, ${places.onPhone},
      ${places.ip}, ${places.userAgent}, now() + case when ${places.onPhone} then interval '${lifetimes.phone} seconds'
        when ${places.remember}
        then interval '${lifetimes.remembered} seconds' else interval '${lifetimes.session} seconds' end
    from (${proof}) proof returning id, expires_at, remember`

const insertSession = query({
  row: opened,
  takes: session,
  sql: (places) => insertFor(places, 'select'),
})

const insertProvedSession = query({
  row: opened,
  takes: { ...session, password: 'text | null' },
  sql: ({ password, ...places }) =>
    insertFor(
      places,
      `select from account where id = ${places.accountId} and password = ${password} and ${isActive} for share`,
    ),
})

/** Gives a session that has just passed its second factor a new token; the old one becomes invalid. */
export async function raiseSession(db: Queryable, sessionId: string): Promise<OpenedSession> {
  const token = newToken()
  const [row] = await raise(db, { id: sessionId, tokenHash: hashToken(token) })
  if (row === undefined) throw apiError(401, 'user_unauthorized')
  return openedOf(row, token)
}

const raise = query({
  row: opened,
  takes: { id: 'bigint', tokenHash: 'text' },
  sql: ({ id, tokenHash }) =>
    `update session set token_hash = ${tokenHash}, second_factor = true where id = ${id}
      returning id, expires_at, remember`,
})

/** Which sessions end: one, all of an account, or all of an account but one. */
export interface Ending {
  readonly accountId: string
  readonly only?: string
  readonly except?: string
}

/** Ends sessions: their tokens are refused from the next request on, and their sockets are closed. */
export async function endSessions(
  db: Queryable,
  hub: Pick<Hub, 'send'>,
  { accountId, only, except }: Ending,
): Promise<number> {
  const rows = await deleteSessions(db, { accountId, only: only ?? null, except: except ?? null })
  const sessionIds = rows.map((row) => row.id)
  for (let at = 0; at < sessionIds.length; at += 200)
    hub.send({ type: 'ended', sessionIds: sessionIds.slice(at, at + 200) })
  return sessionIds.length
}

const deleteSessions = query({
  row: { id: 'bigint' },
  takes: { accountId: 'bigint', only: 'bigint | null', except: 'bigint | null' },
  sql: ({ accountId, only, except }) =>
    `delete from session where account_id = ${accountId} and (${only} is null or id = ${only})
      and (${except} is null or id <> ${except}) returning id`,
})

/** An account's live sessions, the most recently used first. */
export const sessionsOf = query({
  row: {
    id: 'bigint',
    ip: 'text',
    user_agent: 'text',
    remember: 'boolean',
    second_factor: 'boolean',
    on_phone: 'boolean',
    created_at: 'timestamptz',
    last_seen_at: 'timestamptz',
    expires_at: 'timestamptz',
  },
  takes: { accountId: 'bigint' },
  sql: ({ accountId }) =>
    `select id, ip, user_agent, remember, second_factor, on_phone, created_at, last_seen_at, expires_at from session
      where account_id = ${accountId} and ${isAlive} order by last_seen_at desc, id desc limit 100`,
})

/** Records when a session was last seen. */
export const markSeen = command({
  takes: { id: 'bigint' },
  sql: ({ id }) => `update session set last_seen_at = now() where id = ${id}`,
})

/** When an account's second factor is gone, its sessions no longer need one. */
export const lowerSessions = command({
  takes: { accountId: 'bigint' },
  sql: ({ accountId }) => `update session set second_factor = false where account_id = ${accountId}`,
})

/** SQL: whether the account has switched its second factor on. */
export const hasSecondFactor = (accountId: string) =>
  `exists (select from second_factor factor
    where factor.account_id = ${accountId} and factor.confirmed_at is not null)`

/** SQL: how long the session may be idle: an organisation says it of its administrators. */
const idleLimit = `coalesce(
  (select make_interval(mins => coalesce((select (kept.content #>> '{}')::int from setting kept
      where kept.organisation_id = owner.organisation_id and kept.building_id = 0 and kept.code = '${idleSetting}'),
      ${usualIdleMinutes}))
    from account owner where owner.id = session.account_id and owner.type = ${optionsOf(account, 'type').org_admin}),
  interval '${lifetimes.idle} seconds')`

/** SQL: the end of the session's absolute life or of its idle limit, which one that is remembered does not have. */
export const endsAt = `least(session.expires_at,
  case when session.on_phone then session.last_seen_at + interval '${lifetimes.phoneIdle} seconds'
    when not session.remember then session.last_seen_at + ${idleLimit} end)`

/**
 * SQL: the session has not ended. One that was seen later than now has outlived the clock, which was set back: it is over,
 * since nobody can tell how long it has lived. If its account has a second factor, the session has passed it, so that none slips in
 * while the factor is being switched on.
 */
export const isAlive = `(${endsAt} > now() and ${isPast('greatest(session.created_at, session.last_seen_at)')}
  and (session.second_factor or not ${hasSecondFactor('session.account_id')}))`

export const cleanSessions = command({ takes: {}, sql: () => `delete from session where not ${isAlive}` })
