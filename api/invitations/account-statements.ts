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

/** An address that nobody has proved: it gets no code and no link. */
export const noteNeverProved = command({
  takes: { accountId: 'bigint' },
  sql: ({ accountId }) =>
    `insert into unproved_address (account_id, former_email, undo_until) values (${accountId}, null, now())
      on conflict (account_id) do nothing`,
})
