import { flags } from '#core/permission.ts'
import type { GroupPermission } from '#domain/permission.ts'
import { organisationPlace, rightsOf, type PermissionMap } from '#access-control/policy.ts'
import type { Principal } from '../context.ts'
import type { Queryable } from '../database/pool.ts'
import { apiError } from '../http/error.ts'
import { query } from '#api/sql/query.ts'
import { json, orNull } from '#api/sql/types.ts'
import { permissionsOf } from './directory.ts'

/** Nobody can give a right that they do not hold, or change somebody who holds more than they do (docs/domain/permission-map.md). */
const rightsExceeded = () => apiError(403, 'rights_exceeded')

/** Whether the principal holds every right of the map, each in its building or for the organisation. */
export const holdsAll = ({ type, decider }: Principal, permissions: PermissionMap) =>
  type === 'org_admin' ||
  rightsOf(permissions).every(({ place, code, flags: held }) =>
    held.every((flag) => decider.can(place === organisationPlace ? null : place, code, flag)),
  )

/**
 * 403 if a group gives rights that the principal does not hold in its building. Only org_admins may change groups of
 * the organisation (`buildingId` null).
 */
export function requireHeld(
  principal: Principal,
  buildingId: string | null,
  rights: readonly GroupPermission[],
): void {
  if (buildingId === null) return requireOrgAdmin(principal)
  if (!holdsAll(principal, { [buildingId]: rights })) throw rightsExceeded()
}

function requireOrgAdmin(principal: Principal): void {
  if (principal.type !== 'org_admin') throw rightsExceeded()
}

/**
 * 403 for anyone above the principal: an org_admin, or a member with a right that the principal lacks. `within`: they
 * only join or leave groups of those buildings; no others are compared, nor what assignable groups give.
 */
export async function requireNotAbove(
  db: Queryable,
  principal: Principal,
  account: { id: string; type: string },
  within?: readonly string[],
): Promise<void> {
  if (principal.type === 'org_admin') return
  if (account.type === 'org_admin') throw rightsExceeded()
  const permissions = Object.entries(
    await permissionsOf(db, account.id, { withAssignable: within === undefined }),
  ).filter(([buildingId]) => within === undefined || within.includes(buildingId))
  if (!holdsAll(principal, Object.fromEntries(permissions))) throw rightsExceeded()
}

/** 403 if the principal would make an org_admin without being one. */
export function requireTypeGivable(principal: Principal, type: unknown): void {
  if (type === 'org_admin' && principal.type !== 'org_admin') throw rightsExceeded()
}

/**
 * 403 unless the principal may put accounts into each of these groups: they manage accounts in the group's building, and
 * hold every right that it gives or an org_admin has made it assignable (docs/decisions/assignable-groups.md).
 */
export async function requireGroupsGivable(
  db: Queryable,
  principal: Principal,
  { groupIds, flag }: { groupIds: readonly string[]; flag: 'create' | 'update' },
): Promise<void> {
  if (groupIds.length === 0) return
  const groups = await groupsById(db, { ids: groupIds, organisationId: principal.organisationId })
  const entered = new Set(principal.buildings.map(({ id }) => id))
  for (const { building_id, group_permissions, assignable } of groups) {
    if (building_id === null) {
      requireOrgAdmin(principal)
      continue
    }
    if (!entered.has(building_id) || !principal.decider.can(building_id, 'manage_account', flag))
      throw rightsExceeded()
    if (!assignable) requireHeld(principal, building_id, group_permissions ?? [])
  }
}

const groupsById = query({
  row: {
    building_id: 'bigint | null',
    group_permissions: orNull(json<readonly GroupPermission[]>()),
    assignable: 'boolean',
  },
  takes: { ids: 'bigint[]', organisationId: 'bigint' },
  // Groups of other organisations count as missing: the pipeline refuses them as references.
  sql: ({ ids, organisationId }) =>
    `select building_id, group_permissions, assignable from permission_group
      where organisation_id = ${organisationId} and id = any(${ids}) and deleted_at is null`,
})

/** Ids of the groups that an account is in. */
export async function groupIdsOf(db: Queryable, accountId: string): Promise<string[]> {
  const rows = await membershipsOf(db, { accountId })
  return rows.map(({ id }) => id)
}

const membershipsOf = query({
  row: { id: 'bigint' },
  takes: { accountId: 'bigint' },
  sql: ({ accountId }) =>
    `select permission_group_id as id from account_permission_groups where account_id = ${accountId} order by 1`,
})

/** The buildings that groups belong to; groups of the organisation belong to none. */
export async function buildingsOfGroups(db: Queryable, groupIds: readonly string[]): Promise<string[]> {
  const rows = await placesOfGroups(db, { ids: groupIds })
  return rows.flatMap(({ building_id }) => building_id ?? [])
}

const placesOfGroups = query({
  row: { building_id: 'bigint | null' },
  takes: { ids: 'bigint[]' },
  sql: ({ ids }) => `select distinct building_id from permission_group where id = any(${ids})`,
})

/** Whether both give the same rights, in any order. */
export const sameRights = (a: readonly GroupPermission[], b: readonly GroupPermission[]) =>
  rightsText(a) === rightsText(b)

const rightsText = (rights: readonly GroupPermission[]) =>
  rights
    .flatMap((row) => flags.filter((flag) => row[flag] === true).map((flag) => `${row.code}.${flag}`))
    .toSorted()
    .join()
