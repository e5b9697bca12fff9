import type { Queryable } from '../../database/pool.ts'
import { isActive, type SignInAccount } from '../directory.ts'
import { lifetimes } from '../limits.ts'
import { hashWithKey } from '../server-key.ts'
import { hashToken, newToken } from '../tokens.ts'

/** Wrong codes that one ticket survives, and one more. */
const tries = 5

interface Held {
  readonly account: Pick<SignInAccount, 'id' | 'password'>
  readonly remember: boolean
  readonly ip: string
}

/** The reply to the right password where a second factor is needed: valid only for that step, from the same address. */
export async function issueSignInTicket(
  { db, key }: { db: Queryable; key: Buffer },
  { account, remember, ip }: Held,
): Promise<{ ticket: string; expiresAt: string }> {
  const ticket = newToken()
  const [row] = await db.query<{ expires_at: string }>(
    `insert into sign_in_ticket (token_hash, account_id, password_mark, ip, remember, expires_at)
     values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6::int)) returning expires_at`,
    [hashToken(ticket), account.id, markOf(key, account), ip, remember, lifetimes.signInTicket],
  )
  if (row === undefined) throw new Error('the ticket was not written')
  return { ticket, expiresAt: row.expires_at }
}

export interface TriedTicket {
  readonly account: SignInAccount
  readonly remember: boolean
  /** No further code is looked at under this ticket. */
  readonly isLastTry: boolean
}

/**
 * Counts one try before any code is compared, in one statement, so that of parallel guesses five are looked at.
 * Undefined for a ticket that is unknown, late, used up, from another address, or older than its account's password.
 */
export async function tryTicket(
  { db, key }: { db: Queryable; key: Buffer },
  { ticket, ip }: { ticket: string; ip: string },
): Promise<TriedTicket | undefined> {
  const [row] = await db.query<
    SignInAccount & { remember: boolean; attempts: number; password_mark: string }
  >(
    `with tried as (
       update sign_in_ticket set attempts = attempts + 1
       where token_hash = $1 and ip = $2 and attempts < $3 and expires_at > now()
       returning account_id, remember, attempts, password_mark)
     select account.id, account.name, account.organisation_id, account.email, account.phone_number, account.password,
       tried.remember, tried.attempts, tried.password_mark
     from tried join account on account.id = tried.account_id where ${isActive}`,
    [hashToken(ticket), ip, tries],
  )
  if (row === undefined) return undefined
  const { remember, attempts, password_mark, ...account } = row
  if (password_mark !== markOf(key, account)) return undefined
  return { account, remember, isLastTry: attempts >= tries }
}

/** Whether the ticket was still there: of two right codes one opens a session. */
export const takeSignInTicket = async (db: Queryable, ticket: string) =>
  (await db.execute('delete from sign_in_ticket where token_hash = $1', [hashToken(ticket)])) === 1

export const cleanSignInTickets = (db: Queryable) =>
  db.execute('delete from sign_in_ticket where expires_at < now()')

const markOf = (key: Buffer, { id, password }: Held['account']) =>
  hashWithKey(key, 'sign-in-ticket', id, password ?? '')
