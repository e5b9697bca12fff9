import { columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import { account } from '#entities/account/account.ts'

/** Accounts by id, as their owners see them, active or not. */
export const accountsById = query({
  row: columns(account, ['organisation_id', 'name', 'type', 'email', 'phone_number', 'avatar']),
  takes: { id: 'bigint' },
  over: { plain: '', locked: 'for update' },
  sql: ({ id }, lock) =>
    `select organisation_id, name, type, email, phone_number, avatar from account where id = ${id} ${lock}`,
})

/** The hash of an account's password; null while it has none. */
export const passwordsOf = query({
  row: columns(account, ['password']),
  takes: { id: 'bigint' },
  sql: ({ id }) => `select password from account where id = ${id}`,
})

/** The columns that signing in needs. */
export const signIn = columns(account, ['id', 'name', 'organisation_id', 'email', 'phone_number', 'password'])
export const signInColumns = Object.keys(signIn)
  .map((name) => `account.${name}`)
  .join(', ')

/** Accounts of any organisation that already have these contacts, except one account. */
export const contactsTaken = query({
  row: columns(account, ['email', 'phone_number']),
  takes: { except: 'bigint', email: 'text', phones: 'text[]' },
  sql: ({ except, email, phones }) =>
    `select email, phone_number from account
      where id <> ${except} and deleted_at is null
        and (lower(email) = ${email} or phone_number = any(${phones}))`,
})
