import { command, query } from '#api/sql/query.ts'
import { wordOf, type Slots } from '#api/sql/types.ts'
import type { Queryable } from '../database/pool.ts'
import { hashToken, newToken } from './tokens.ts'

export type TicketPurpose =
  | 'reset_password'
  | 'set_password'
  | 'undo_address'
  | 'live'
  | 'view_contract'
  | 'invite_visitor'
  | 'view_booking'
  | 'view_notice'

/** A random token for `subject` that can be taken once within `seconds`. */
export async function issueTicket(
  db: Queryable,
  { purpose, subject, seconds }: { purpose: TicketPurpose; subject: string; seconds: number },
): Promise<string> {
  const token = newToken()
  await insertTicket(db, { tokenHash: hashToken(token), purpose, subject, seconds })
  return token
}

const insertTicket = command({
  takes: { tokenHash: 'text', purpose: 'text', subject: 'text', seconds: 'integer' },
  sql: ({ tokenHash, purpose, subject, seconds }) =>
    `insert into ticket (token_hash, purpose, subject, expires_at)
      values (${tokenHash}, ${purpose}, ${subject}, now() + make_interval(secs => ${seconds}))`,
})

const one = { tokenHash: 'text', purpose: 'text' } as const satisfies Slots

/** The subject of a valid token; does not use the token up. */
export async function lookAtTicket(
  db: Queryable,
  purpose: TicketPurpose,
  token: string,
): Promise<string | undefined> {
  const [row] = await livingTickets(db, { tokenHash: hashToken(token), purpose })
  return row?.subject
}

const livingTickets = query({
  row: { subject: 'text' },
  takes: one,
  sql: ({ tokenHash, purpose }) =>
    `select subject from ticket where token_hash = ${tokenHash} and purpose = ${purpose} and expires_at > now()`,
})

/** Takes a valid token; only the first request that brings it gets the subject. */
export async function takeTicket(
  db: Queryable,
  purpose: TicketPurpose,
  token: string,
): Promise<string | undefined> {
  const [row] = await deleteTicket(db, { tokenHash: hashToken(token), purpose })
  return row?.alive === true ? row.subject : undefined
}

const deleteTicket = query({
  row: { subject: 'text', alive: 'boolean' },
  takes: one,
  sql: ({ tokenHash, purpose }) =>
    `delete from ticket where token_hash = ${tokenHash} and purpose = ${purpose}
      returning subject, expires_at > now() as alive`,
})

/** Invalidates the tickets of a purpose whose subject begins with an account: `17.…`. */
export const dropTicketsOf = command({
  takes: { purpose: wordOf<TicketPurpose>(), accountId: 'text' },
  sql: ({ purpose, accountId }) =>
    `delete from ticket where purpose = ${purpose} and split_part(subject, '.', 1) = ${accountId}`,
})

export const cleanTickets = command({ takes: {}, sql: () => 'delete from ticket where expires_at < now()' })
