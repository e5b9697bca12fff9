import { permissionGroup } from '#entities/account/permission-group.ts'
import type { GroupPermission } from '#core/permission.ts'
import { requireHeld, sameRights } from '#api/auth/escalation.ts'
import type { Principal } from '#api/context.ts'
import type { Queryable } from '#api/database/pool.ts'
import { apiError } from '#api/http/error.ts'
import { extendEntity } from '#api/records/extension.ts'

/** A group never gives more than its maker holds, and nobody changes the rights of a group that he is in himself. */
export const permissionGroupExtension = extendEntity(permissionGroup, {
  beforeCreate(values, { caller }) {
    requireHeld(caller.principal, String(values.building_id), rightsOf(values))
    return values
  },
  async beforeUpdate(changes, { caller, tx, before }) {
    const { principal } = caller
    requireHeld(principal, String(before.building_id), rightsOf(before))
    if (!('group_permissions' in changes)) return changes
    requireHeld(principal, String(before.building_id), rightsOf(changes))
    if (!sameRights(rightsOf(before), rightsOf(changes))) await refuseOwn(tx, principal, before.id)
    return changes
  },
  async beforeDelete(before, { caller, tx }) {
    requireHeld(caller.principal, String(before.building_id), rightsOf(before))
    await refuseOwn(tx, caller.principal, before.id)
  },
  after({ action, after }, { caller }) {
    // What comes back from the trash comes with the rights that it gave.
    if (action === 'restore' && after !== null)
      requireHeld(caller.principal, String(after.building_id), rightsOf(after))
  },
})

const rightsOf = (values: Readonly<Record<string, unknown>>) =>
  (values.group_permissions ?? []) as readonly GroupPermission[]

async function refuseOwn(tx: Queryable, principal: Principal, groupId: string): Promise<void> {
  if (principal.type === 'org_admin') return
  const own = await tx.query(
    'select 1 from account_permission_groups where account_id = $1 and permission_group_id = $2',
    [principal.accountId, groupId],
  )
  if (own.length > 0) throw apiError(403, 'rights_exceeded')
}
