import { createDecider } from '#access-control/decider.ts'
import { flags } from '#core/permission.ts'
import { permissionCodeNames, type GroupPermission } from '#domain/permission.ts'
import { columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import { permissionGroup } from '#entities/account/permission-group.ts'
import type { Principal } from '../context.ts'
import type { Queryable } from '../database/pool.ts'
import { accountOwner, buildingsOf, permissionsOf, type BuildingRow } from './directory.ts'
import { deciderInput } from './principals.ts'

/** What an account may do in one building, and the groups that give it. */
export interface RightsInBuilding {
  readonly building: Pick<BuildingRow, 'id' | 'name' | 'expired'>
  /** What a group gives is known to those who may read groups there. */
  readonly groups: readonly {
    readonly id: string
    readonly name: string
    readonly group_permissions: readonly GroupPermission[] | null
  }[]
  /** What holds today: less than the groups give where a module is not bought or the order has expired. */
  readonly rights: readonly GroupPermission[]
}

/**
 * A member's rights, in each building where the reader manages accounts. Empty for an account that may not sign in, and
 * for those whose rights do not come from groups.
 */
export async function rightsOfAccount(
  db: Queryable,
  reader: Principal,
  accountId: string,
): Promise<RightsInBuilding[]> {
  const owner = await accountOwner(db, accountId)
  if (owner?.type !== 'org_member') return []
  const [entered, map] = await Promise.all([buildingsOf(db, owner), permissionsOf(db, accountId)])
  const decider = await createDecider(deciderInput(owner, entered, map))
  const shown = entered.filter(({ id }) => reader.decider.can(id, 'manage_account', 'read'))
  const groups = await groupsIn(db, { accountId, buildingIds: shown.map(({ id }) => id) })
  return shown.map(({ id, name, expired }) => ({
    building: { id, name, expired },
    groups: groups
      .filter((group) => group.building_id === id)
      .map(({ id: groupId, name: called, group_permissions: given }) => ({
        id: groupId,
        name: called,
        group_permissions: reader.decider.can(id, permissionGroup.permission, 'read') ? (given ?? []) : null,
      })),
    rights: permissionCodeNames.flatMap((code) => {
      const held = Object.fromEntries(flags.map((flag) => [flag, decider.can(id, code, flag)]))
      return flags.some((flag) => held[flag]) ? [{ code, ...held } as GroupPermission] : []
    }),
  }))
}

const groupsIn = query({
  row: { ...columns(permissionGroup, ['id', 'name', 'group_permissions']), building_id: 'bigint | null' },
  takes: { accountId: 'bigint', buildingIds: 'bigint[]' },
  sql: ({ accountId, buildingIds }) =>
    `select g.id, g.name, g.building_id, g.group_permissions
      from account_permission_groups link join permission_group g on g.id = link.permission_group_id
      where link.account_id = ${accountId} and g.deleted_at is null and g.building_id = any(${buildingIds})
      order by g.name, g.id`,
})
