import { account } from '#entities/account/account.ts'
import {
  groupIdsOf,
  requireGroupsGivable,
  requireNotAbove,
  requireTypeGivable,
} from '#api/auth/escalation.ts'
import { passwordFault } from '#api/auth/passwords.ts'
import { endSessions } from '#api/auth/sessions.ts'
import { nextStaffCode } from '#api/auth/staff-code.ts'
import type { Principal } from '#api/context.ts'
import type { Queryable } from '#api/database/pool.ts'
import { apiError, invalid } from '#api/http/error.ts'
import type { Hub } from '#api/live/hub.ts'
import { extendEntity, type Values } from '#api/records/extension.ts'

/** Fields of one's own account that only the profile changes, with the current password, or nobody oneself. */
const ownProtected = ['code', 'email', 'phone_number', 'password', 'type', 'status', 'permission_groups']

/** Accounts: passwords are good ones, rights never exceed the giver's, and who loses his account loses his sessions. */
export const accountExtension = ({ hub }: { hub: Hub }) =>
  extendEntity(account, {
    parameters: ['building_id', 'is_include_org_admin'],
    where: ({ principal }, params, asked) =>
      visibleTo({ principal, asked, add: (value) => params.add(value) }),
    async beforeCreate(values, { caller, tx }) {
      requireTypeGivable(caller.principal, values.type)
      await requireGroupsGivable(tx, caller.principal, { groupIds: groupsIn(values), flag: 'create' })
      const code = values.code ?? (await nextStaffCode(tx, caller.principal.organisationId))
      return withGoodPassword({ ...values, code })
    },
    async beforeUpdate(changes, { caller, tx, before }) {
      const { principal } = caller
      if (before.id === principal.accountId) refuseOwn(changes)
      await requireNotAbove(tx, principal, { id: before.id, type: String(before.type) })
      requireTypeGivable(principal, changes.type)
      if ('permission_groups' in changes) {
        const moved = await movedGroups(tx, before.id, groupsIn(changes))
        await requireGroupsGivable(tx, principal, { groupIds: moved, flag: 'update' })
      }
      return withGoodPassword(changes)
    },
    async beforeDelete(before, { caller, tx }) {
      if (before.id === caller.principal.accountId) throw apiError(403, 'own_account')
      await requireNotAbove(tx, caller.principal, { id: before.id, type: String(before.type) })
    },
    async after({ action, before, after }, { caller, tx }) {
      if (before === null) return
      // What comes back from the trash comes with the rights that it had.
      if (action === 'restore')
        await requireNotAbove(tx, caller.principal, { id: before.id, type: String(before.type) })
      const isShut = after === null || after.status !== 'active' || (after.deleted_at ?? null) !== null
      if (!isShut && after.password === before.password) return
      const send: Hub['send'] = (message) => tx.afterCommit(() => hub.send(message))
      await endSessions(tx, { send }, { accountId: before.id })
    },
  })

interface Visibility {
  readonly principal: Principal
  /**
   * What a list's address says (specification §7): only members of `building_id`, and org_admins beside them if
   * `is_include_org_admin`, which by default is so for org_admins who name no building.
   */
  readonly asked: Readonly<Record<string, string>>
  readonly add: (value: unknown) => string
}

/** Members see colleagues of the buildings where they manage accounts, those without any building yet, and themselves. */
function visibleTo({ principal, asked, add }: Visibility): string | undefined {
  const isAdmin = principal.type === 'org_admin'
  const building = asked.building_id ?? ''
  const withAdmins = asked.is_include_org_admin ?? (isAdmin && building === '' ? '1' : '0')
  const inGroups = `select 1 from account_permission_groups link
    join permission_group on permission_group.id = link.permission_group_id where link.account_id = t.id`
  const inOneOf = (ids: readonly string[]) =>
    `exists (${inGroups} and permission_group.building_id = any(${add(ids)}::bigint[]))`
  const members = () => {
    if (building !== '') return inOneOf([building])
    if (isAdmin) return 'true'
    const own = inOneOf(principal.decider.buildingsWith('manage_account', 'read'))
    return `(${own} or not exists (${inGroups}) or t.id = ${add(principal.accountId)}::bigint)`
  }
  if (isAdmin && building === '' && withAdmins === '1') return undefined
  return `case when t.type = 'org_admin' then ${withAdmins === '1'} else ${members()} end`
}

function refuseOwn(changes: Values): void {
  const fields = ownProtected.filter((name) => name in changes)
  if (fields.length > 0)
    throw apiError(
      403,
      'own_account',
      fields.map((field) => ({ field, code: 'own_account' })),
    )
}

/** The pipeline hashes what is given; that it may be used at all is said here. */
function withGoodPassword(values: Values): Values {
  const fault = typeof values.password === 'string' ? passwordFault(values.password) : undefined
  if (fault !== undefined) throw invalid([{ field: 'password', code: fault }])
  return values
}

const groupsIn = (values: Values) => (values.permission_groups ?? []) as readonly string[]

/** Groups that the account enters or leaves. */
async function movedGroups(tx: Queryable, accountId: string, next: readonly string[]): Promise<string[]> {
  const now = await groupIdsOf(tx, accountId)
  return [...now.filter((id) => !next.includes(id)), ...next.filter((id) => !now.includes(id))]
}
