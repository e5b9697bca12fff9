import { searchText } from '#core/derive/fields.ts'
import { account } from '#entities/account/account.ts'
import type { Queryable, Tx } from '../database/pool.ts'
import { command, query } from '../sql/query.ts'
import { lifetimes } from './limits.ts'
import { accountsById, updateContact } from './queries.ts'
import { claimNames } from './sign-in-names.ts'
import { dropTicketsOf, issueTicket } from './tickets.ts'

// An e-mail address that somebody else has given to an account in use. Its reader may be anybody, so it gets no link and
// no code before the account's owner has proved it, and the last address that was proved can take the account back for a
// time. See docs/decisions/account-belongs.md.

const purpose = 'undo_address'

export interface MovedAddress {
  /** The last address that was proved; null for an account that had none. */
  readonly proved: string | null
  /** Opens the way back; undefined if the account is at its proved address again. */
  readonly undoToken: string | undefined
  /** Whether the new address is to be proved. */
  readonly isUnproved: boolean
}

/** Notes that an account was moved from one address to another. Undefined for an account that nobody has used yet. */
export async function noteMovedAddress(
  tx: Queryable,
  { accountId, from, to }: { accountId: string; from: string | null; to: string | null },
): Promise<MovedAddress | undefined> {
  // Until this is committed nobody else may take the address that it may go back to.
  await claimNames(tx, { email: from })
  const [noted] = await noteUnproved(tx, { accountId, from })
  if (noted === undefined) return undefined
  await dropTicketsOf(tx, { purpose, accountId })
  const { former_email: proved } = noted
  if (proved?.toLowerCase() === to?.toLowerCase()) {
    await forgetUnproved(tx, { accountId })
    return { proved: from, undoToken: undefined, isUnproved: false }
  }
  if (proved === null) return { proved, undoToken: undefined, isUnproved: true }
  const seconds = lifetimes.undoAddress
  return {
    proved,
    isUnproved: true,
    undoToken: await issueTicket(tx, { purpose, subject: accountId, seconds }),
  }
}

/** The account's address is its owner's: nothing leads back to an earlier one. */
export async function proveAddress(db: Queryable, accountId: string): Promise<void> {
  await forgetUnproved(db, { accountId })
  await dropTicketsOf(db, { purpose, accountId })
}

/** Gives the account its last proved address again. */
export async function restoreAddress(tx: Tx, accountId: string, email: string): Promise<void> {
  const [before] = await accountsById(tx, { id: accountId }, 'locked')
  if (before === undefined) return
  const next = { ...before, email }
  await updateContact(tx, { ...next, id: accountId, searchText: searchText(account, next) })
  await proveAddress(tx, accountId)
}

/** Where secrets for the account may go: null while nobody has proved a mailbox to be its owner's. */
export async function provedAddress(
  db: Queryable,
  { id, email }: { id: string; email: string | null },
): Promise<string | null> {
  const [unproved] = await unprovedOf(db, { accountId: id })
  if (unproved === undefined) return email
  return unproved.is_undoable ? unproved.former_email : null
}

/** The account's unproved address: where it was before, and whether it can still go back there. */
export const unprovedOf = query({
  row: { former_email: 'text | null', is_undoable: 'boolean' },
  takes: { accountId: 'bigint' },
  sql: ({ accountId }) =>
    `select former_email, undo_until > now() as is_undoable from unproved_address where account_id = ${accountId}`,
})

const noteUnproved = query({
  row: { former_email: 'text | null' },
  takes: { accountId: 'bigint', from: 'text | null' },
  sql: ({ accountId, from }) =>
    `insert into unproved_address (account_id, former_email, undo_until)
      select id, ${from}, now() + interval '${lifetimes.undoAddress} seconds' from account
        where id = ${accountId} and password is not null
      on conflict (account_id) do update set undo_until = excluded.undo_until
      returning former_email`,
})

const forgetUnproved = command({
  takes: { accountId: 'bigint' },
  sql: ({ accountId }) => `delete from unproved_address where account_id = ${accountId}`,
})
