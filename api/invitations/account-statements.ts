import { hasHome } from '#api/auth/homes.ts'
import { bumpSql } from '#api/records/sql/bump-sql.ts'
import { columns } from '#api/sql/column.ts'
import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { command, query } from '#api/sql/query.ts'
import { account } from '#entities/account/account.ts'

const names = ['name', 'email', 'phone_number'] as const

/** A resident's account; `buildingId`: where it is made, for those who manage accounts there. */
export const insertAccount = query({
  row: columns(account, ['id']),
  takes: {
    ...columns(account, names),
    organisationId: 'bigint',
    buildingId: 'bigint',
    password: 'text',
    searchText: 'text',
  },
  sql: ({ organisationId, buildingId, name, email, phone_number, password, searchText }) =>
    `insert into account (organisation_id, home_building_id, name, email, phone_number, type, status, password, search_text)
      values (${organisationId}, ${buildingId}, ${name}, ${email}, ${phone_number},
        ${optionsOf(account, 'type').org_resident}, ${statesOf(account).active}, ${password}, ${searchText})
      returning id`,
})

/** An account that is come in with anew: its password, and the contacts that were given, which are all that it has. */
export const rewriteAccount = command({
  takes: { ...columns(account, names), id: 'bigint', password: 'text', searchText: 'text' },
  sql: ({ id, name, email, phone_number, password, searchText }) =>
    `update account set name = ${name}, email = ${email}, phone_number = ${phone_number}, password = ${password},
        search_text = ${searchText}, ${bumpSql()} where id = ${id}`,
})

const isResident = `c.type = ${optionsOf(account, 'type').org_resident} and c.deleted_at is null`

/**
 * Accounts of residents without a home that have one of these names, or this id: which of their names nobody has proved, and whether
 * they are still bound to a resident, of whom no stay is running.
 */
export const namesOfHomeless = query({
  row: {
    ...columns(account, ['id', 'organisation_id', ...names]),
    email_unproved: 'boolean',
    phone_unproved: 'boolean',
    is_bound: 'boolean',
  },
  takes: {
    accountId: 'bigint | null',
    email: 'text | null',
    phones: 'text[]',
    except: 'bigint | null',
  },
  over: { look: '', hold: 'for update of c' },
  sql: ({ accountId, email, phones, except }, lock) =>
    `select c.id, c.organisation_id, c.name, c.email, c.phone_number,
        exists (select from unproved_address u where u.account_id = c.id and u.former_email is null) as email_unproved,
        not exists (select from proved_phone v where v.account_id = c.id and v.phone_number = c.phone_number) as phone_unproved,
        exists (select from account_home b where b.account_id = c.id) as is_bound
      from account c
      where (c.id = ${accountId} or lower(c.email) = ${email} or c.phone_number = any(${phones}))
        and c.id is distinct from ${except} and ${isResident} and not (${hasHome('c.id')}) ${lock}`,
})

export const rewriteNames = command({
  takes: { ...columns(account, ['email', 'phone_number']), id: 'bigint', searchText: 'text' },
  sql: ({ id, email, phone_number, searchText }) =>
    `update account set email = ${email}, phone_number = ${phone_number}, search_text = ${searchText}, ${bumpSql()}
      where id = ${id}`,
})

export const trashAccount = command({
  takes: { id: 'bigint' },
  sql: ({ id }) => `update account set deleted_at = now(), ${bumpSql()} where id = ${id}`,
})

/** An address that nobody has proved: it gets no code and no link. */
export const noteNeverProved = command({
  takes: { accountId: 'bigint' },
  sql: ({ accountId }) =>
    `insert into unproved_address (account_id, former_email, undo_until) values (${accountId}, null, now())
      on conflict (account_id) do nothing`,
})
