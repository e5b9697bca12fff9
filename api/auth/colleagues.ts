import type { Params } from '../records/params.ts'
import type { Queryable } from '../database/pool.ts'

/**
 * SQL on the account `alias`: a record of this building may name it. Active administrators are everywhere, members in
 * the buildings of their groups; an organisation's own record may name any of its staff. Residents are no colleagues.
 */
export function colleagueSql(
  alias: string,
  { buildingId, params }: { buildingId: string | null; params: Params },
) {
  const grouped = `select 1 from account_permission_groups link
    join permission_group on permission_group.id = link.permission_group_id
    where link.account_id = ${alias}.id and permission_group.deleted_at is null`
  const here =
    buildingId === null
      ? 'true'
      : `exists (${grouped} and permission_group.building_id = ${params.add(buildingId)}::bigint)`
  return `(${alias}.status = 'active' and (${alias}.type = 'org_admin' or (${alias}.type = 'org_member' and ${here})))`
}

/** Whether a record of the building may name the account today. */
export async function isColleague(
  db: Queryable,
  { accountId, buildingId }: { accountId: string; buildingId: string },
): Promise<boolean> {
  const values: unknown[] = [accountId]
  const params = { values, add: (value: unknown) => `$${values.push(value)}` }
  const rows = await db.query(
    `select 1 from account where account.id = $1 and account.deleted_at is null and ${colleagueSql('account', { buildingId, params })}`,
    values,
  )
  return rows.length > 0
}
