import type { Queryable } from '../database/pool.ts'
import { hashToken, newToken } from './tokens.ts'

export type TicketPurpose = 'reset_password' | 'set_password' | 'live'

/** A random token that names `subject` and can be taken once within `seconds`. */
export async function issueTicket(
  db: Queryable,
  { purpose, subject, seconds }: { purpose: TicketPurpose; subject: string; seconds: number },
): Promise<string> {
  const token = newToken()
  await db.execute(
    `insert into ticket (token_hash, purpose, subject, expires_at) values ($1, $2, $3, now() + make_interval(secs => $4::int))`,
    [hashToken(token), purpose, subject, seconds],
  )
  return token
}

/** The subject of a token that still lives, which stays as it is. */
export async function lookAtTicket(
  db: Queryable,
  purpose: TicketPurpose,
  token: string,
): Promise<string | undefined> {
  const [row] = await db.query<{ subject: string }>(
    'select subject from ticket where token_hash = $1 and purpose = $2 and expires_at > now()',
    [hashToken(token), purpose],
  )
  return row?.subject
}

/** The subject, for the first who brings a token that still lives. */
export async function takeTicket(
  db: Queryable,
  purpose: TicketPurpose,
  token: string,
): Promise<string | undefined> {
  const [row] = await db.query<{ subject: string; alive: boolean }>(
    'delete from ticket where token_hash = $1 and purpose = $2 returning subject, expires_at > now() as alive',
    [hashToken(token), purpose],
  )
  return row?.alive === true ? row.subject : undefined
}

export const cleanTickets = (db: Queryable) => db.execute('delete from ticket where expires_at < now()')
