import { columns } from '#api/sql/column.ts'
import { bumpSql } from '#api/records/sql/bump-sql.ts'
import { command, query } from '#api/sql/query.ts'
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

/** Accounts of any organisation that already have these contacts, or can still go back to them, except one account. */
export const contactsTaken = query({
  row: columns(account, ['email', 'phone_number']),
  takes: { except: 'bigint', email: 'text', phones: 'text[]' },
  sql: ({ except, email, phones }) =>
    `select email, phone_number from account
      where id <> ${except} and deleted_at is null
        and (lower(email) = ${email} or phone_number = any(${phones}))
      union all select former_email, null from unproved_address
        where account_id <> ${except} and lower(former_email) = ${email} and undo_until > now()`,
})

/** What an account's owner changes of it, in the profile. */
export const contact = ['name', 'email', 'phone_number', 'avatar'] as const

/** Writes contacts as the account's owner. */
export const updateContact = command({
  takes: { ...columns(account, contact), id: 'bigint', searchText: 'text' },
  sql: ({ id, name, email, phone_number, avatar, searchText: words }) =>
    `update account set name = ${name}, email = ${email}, phone_number = ${phone_number}, avatar = ${avatar},
        search_text = ${words}, updated_by = ${id}, ${bumpSql()}
      where id = ${id}`,
})
