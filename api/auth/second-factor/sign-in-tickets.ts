import type { Queryable } from '../../database/pool.ts'
import { command, query } from '#api/sql/query.ts'
import type { Slots } from '#api/sql/types.ts'
import { isActive } from '../active.ts'
import type { SignInAccount } from '../directory.ts'
import { signIn, signInColumns } from '../queries.ts'
import { lifetimes } from '../limits.ts'
import { hashWithKey } from '../server-key.ts'
import { isWithin } from '../set-back.ts'
import { hashToken, newToken } from '../tokens.ts'

/** Tries for each ticket: the last wrong one ends it. */
const tries = 5

interface Held {
  readonly account: Pick<SignInAccount, 'id' | 'password'>
  readonly remember: boolean
  readonly ip: string
}

/**
 * Issues the reply to the right password if a second factor is needed: valid only for that step, from the same address.
 */
export async function issueSignInTicket(
  { db, key }: { db: Queryable; key: Buffer },
  { account, remember, ip }: Held,
): Promise<{ ticket: string; expiresAt: string }> {
  const ticket = newToken()
  const tokenHash = hashToken(ticket)
  const passwordMark = markOf(key, account)
  const [row] = await insertTicket(db, { tokenHash, accountId: account.id, passwordMark, ip, remember })
  if (row === undefined) throw new Error('the ticket was not written')
  return { ticket, expiresAt: row.expires_at }
}

export interface TriedTicket {
  readonly account: SignInAccount
  readonly remember: boolean
  /** No further code is compared for this ticket. */
  readonly isLastTry: boolean
}

/** The account of a ticket that may still be tried from this address. Counts nothing. */
export async function lookAtSignInTicket(
  db: Queryable,
  { ticket, ip }: { ticket: string; ip: string },
): Promise<string | undefined> {
  const [row] = await livingTickets(db, { tokenHash: hashToken(ticket), ip })
  return row?.account_id
}

/**
 * Counts one try before any code is compared, in one statement, so that of parallel guesses only five are compared.
 * Undefined for a ticket that is unknown, expired, used up, from another address, or older than its account's password.
 */
export async function tryTicket(
  { db, key }: { db: Queryable; key: Buffer },
  { ticket, ip }: { ticket: string; ip: string },
): Promise<TriedTicket | undefined> {
  const [row] = await countTry(db, { tokenHash: hashToken(ticket), ip })
  if (row === undefined) return undefined
  const { remember, attempts, password_mark, ...account } = row
  if (password_mark !== markOf(key, account)) return undefined
  return { account, remember, isLastTry: attempts >= tries }
}

/** Takes the ticket and returns whether it was still there: of two right codes only one opens a session. */
export const takeSignInTicket = async (db: Queryable, ticket: string) =>
  (await deleteTicket(db, { tokenHash: hashToken(ticket) })) === 1

const insertTicket = query({
  row: { expires_at: 'timestamptz' },
  takes: { tokenHash: 'text', accountId: 'bigint', passwordMark: 'text', ip: 'text', remember: 'boolean' },
  sql: ({ tokenHash, accountId, passwordMark, ip, remember }) =>
    `insert into sign_in_ticket (token_hash, account_id, password_mark, ip, remember, expires_at)
      values (${tokenHash}, ${accountId}, ${passwordMark}, ${ip}, ${remember},
        now() + interval '${lifetimes.signInTicket} seconds')
      returning expires_at`,
})

const one = { tokenHash: 'text', ip: 'text' } as const satisfies Slots
const isLiving = ({ tokenHash, ip }: Record<keyof typeof one, string>) =>
  `token_hash = ${tokenHash} and ip = ${ip} and attempts < ${tries}
    and ${isWithin('expires_at', String(lifetimes.signInTicket))}`

const livingTickets = query({
  row: { account_id: 'bigint' },
  takes: one,
  sql: (places) => `select account_id from sign_in_ticket where ${isLiving(places)}`,
})

const countTry = query({
  row: { ...signIn, remember: 'boolean', attempts: 'integer', password_mark: 'text' },
  takes: one,
  sql: (places) =>
    `with tried as (
        update sign_in_ticket set attempts = attempts + 1 where ${isLiving(places)}
          returning account_id, remember, attempts, password_mark)
      select ${signInColumns}, tried.remember, tried.attempts, tried.password_mark
        from tried join account on account.id = tried.account_id where ${isActive}`,
})

const deleteTicket = command({
  takes: { tokenHash: 'text' },
  sql: ({ tokenHash }) => `delete from sign_in_ticket where token_hash = ${tokenHash}`,
})

export const cleanSignInTickets = command({
  takes: {},
  sql: () => 'delete from sign_in_ticket where expires_at < now()',
})

const markOf = (key: Buffer, { id, password }: Held['account']) =>
  hashWithKey(key, 'sign-in-ticket', id, password ?? '')
