import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { account } from '#entities/account/account.ts'
import type { Queryable } from '../database/pool.ts'

const typeIs = optionsOf(account, 'type')

/**
 * SQL on the account `alias`: whether a record of this building may name it. Active administrators belong to all
 * buildings, members to those of their groups. Residents are not colleagues. `place` is SQL of the building's id; null
 * for a record of the organisation itself, which may name any of its staff.
 */
export function colleagueSql(alias: string, place: string | null): string {
  const grouped = `select from account_permission_groups link
    join permission_group on permission_group.id = link.permission_group_id
    where link.account_id = ${alias}.id and permission_group.deleted_at is null`
  const here = place === null ? 'true' : `exists (${grouped} and permission_group.building_id = ${place})`
  return `(${alias}.status = ${statesOf(account).active}
    and (${alias}.type = ${typeIs.org_admin} or (${alias}.type = ${typeIs.org_member} and ${here})))`
}

/** Whether a record of the building may name the account today. */
export async function isColleague(
  db: Queryable,
  asked: { readonly accountId: string; readonly buildingId: string },
): Promise<boolean> {
  const rows = await colleagues(db, asked)
  return rows.length > 0
}

const colleagues = query({
  row: {},
  takes: { accountId: 'bigint', buildingId: 'bigint' },
  sql: ({ accountId, buildingId }) =>
    `select from account where account.id = ${accountId} and account.deleted_at is null
      and ${colleagueSql('account', buildingId)}`,
})
