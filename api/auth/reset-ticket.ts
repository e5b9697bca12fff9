import { createHash } from 'node:crypto'
import type { Queryable } from '../database/pool.ts'
import { bumpSql } from '#api/records/sql/bump-sql.ts'
import { query } from '#api/sql/query.ts'
import { isActive } from './active.ts'
import type { SignInAccount } from './directory.ts'
import { hashPassword } from './passwords.ts'
import { signIn, signInColumns } from './queries.ts'
import { issueTicket } from './tickets.ts'

/**
 * A mark of the password at the time when a code or a token was given out. Any change of the password changes the mark,
 * so that earlier codes and tokens no longer match, and nothing has to delete them.
 */
export const passwordMark = ({ password }: Pick<SignInAccount, 'password'>) =>
  createHash('sha256')
    .update(password ?? '')
    .digest('hex')

/** The same mark in SQL, for the row `account`. */
const sqlPasswordMark = `encode(sha256(convert_to(coalesce(password, ''), 'UTF8')), 'hex')`

/** A token that sets a new password once, within `seconds`, and only while the current password stays the same. */
export const issueResetTicket = (db: Queryable, account: SignInAccount, seconds: number): Promise<string> =>
  issueTicket(db, { purpose: 'reset_password', subject: `${account.id}.${passwordMark(account)}`, seconds })

/** The id of the account that a reset ticket's subject names. */
export const accountOfTicket = (subject: string) => subject.split('.')[0] ?? ''

/**
 * Sets the password for the subject of a reset ticket; undefined if the account is gone or its password has changed
 * since. One statement checks and writes, so that of two requests in a race only one succeeds.
 */
export async function setPasswordByTicket(
  db: Queryable,
  subject: string,
  password: string,
): Promise<SignInAccount | undefined> {
  const [, mark = ''] = subject.split('.')
  const accountId = accountOfTicket(subject)
  const [row] = await replaceMarked(db, { accountId, mark, password: await hashPassword(password) })
  return row
}

const replaceMarked = query({
  row: signIn,
  takes: { accountId: 'bigint', mark: 'text', password: 'text' },
  sql: ({ accountId, mark, password }) =>
    `update account set password = ${password}, ${bumpSql()}
      where id = ${accountId} and ${isActive} and ${sqlPasswordMark} = ${mark}
      returning ${signInColumns}`,
})
