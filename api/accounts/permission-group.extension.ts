import type { FieldError } from '#core/wire/error.ts'
import { permissionGroup } from '#entities/account/permission-group.ts'
import { isOrganisationCode, type GroupPermission } from '#domain/permission.ts'
import { requireHeld, sameRights } from '#api/auth/escalation.ts'
import type { Principal } from '#api/context.ts'
import type { Queryable } from '#api/database/pool.ts'
import { apiError, invalidInput } from '#api/http/error.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { query } from '#api/sql/query.ts'

/**
 * A group never gives more rights than its maker holds, and nobody changes the rights of a group that they belong to.
 * Who may assign it without holding its rights is an org_admin's word, which ends when its rights are changed.
 * Only org_admins create, change and delete groups of the organisation.
 */
export const permissionGroupExtension = extendEntity(permissionGroup, {
  create({ values, caller }) {
    const { building_id: buildingId } = values
    if (values.assignable) requireAssignable(caller.principal, buildingId)
    requireHeld(caller.principal, buildingId, rightsOf(values))
    requireOrganisationCodes(buildingId, rightsOf(values))
  },
  async change({ changes, before, caller: { principal }, tx, also }) {
    const { building_id: buildingId } = before
    requireHeld(principal, buildingId, rightsOf(before))
    if (changes.assignable !== undefined && changes.assignable !== before.assignable)
      requireAssignable(principal, buildingId)
    if (!('group_permissions' in changes)) return
    requireHeld(principal, buildingId, rightsOf(changes))
    requireOrganisationCodes(buildingId, rightsOf(changes))
    if (sameRights(rightsOf(before), rightsOf(changes))) return
    await refuseOwn(tx, principal, before.id)
    // What an administrator let others assign was the group as it was: somebody's edit needs their word again.
    if (before.assignable) return also({ assignable: false })
  },
  async remove({ before, caller, tx }) {
    requireHeld(caller.principal, before.building_id, rightsOf(before))
    await refuseOwn(tx, caller.principal, before.id)
  },
  restore: {
    // A group restored from the trash gives its rights again.
    after: ({ after, caller }) => requireHeld(caller.principal, after.building_id, rightsOf(after)),
  },
})

/** Only an org_admin lets others assign a group, and only one of a building. */
function requireAssignable({ type }: Principal, buildingId: string | null): void {
  if (type !== 'org_admin')
    throw apiError(403, 'rights_exceeded', [{ field: 'assignable', code: 'rights_exceeded' }])
  if (buildingId === null) throw invalidInput([{ field: 'assignable', code: 'not_for_organisation' }])
}

/**
 * A group of the organisation gives only rights that can be held for the organisation: other codes would look given but
 * have no effect.
 */
function requireOrganisationCodes(buildingId: string | null, rights: readonly GroupPermission[]): void {
  if (buildingId !== null) return
  const wrong = rights.flatMap(({ code }, at): FieldError[] =>
    isOrganisationCode(code) ? [] : [{ field: `group_permissions.${at}.code`, code: 'not_for_organisation' }],
  )
  if (wrong.length > 0) throw invalidInput(wrong)
}

const rightsOf = ({
  group_permissions,
}: {
  readonly group_permissions?: readonly GroupPermission[] | null
}) => group_permissions ?? []

const membershipsOf = query({
  row: {},
  takes: { accountId: 'bigint', groupId: 'bigint' },
  sql: ({ accountId, groupId }) =>
    `select from account_permission_groups where account_id = ${accountId} and permission_group_id = ${groupId}`,
})

async function refuseOwn(tx: Queryable, principal: Principal, groupId: string): Promise<void> {
  if (principal.type === 'org_admin') return
  const own = await membershipsOf(tx, { accountId: principal.accountId, groupId })
  if (own.length > 0) throw apiError(403, 'rights_exceeded')
}
