import { account } from '#entities/account/account.ts'
import { tellMovedAddress } from '#api/auth/address-notice.ts'
import {
  belongsToOneOf,
  homesOf,
  requireEverywhere,
  requireResidentNear,
} from '#api/auth/account-buildings.ts'
import { colleagueSql } from '#api/auth/colleagues.ts'
import {
  buildingsOfGroups,
  groupIdsOf,
  requireGroupsGivable,
  requireNotAbove,
  requireTypeGivable,
} from '#api/auth/escalation.ts'
import { heldHomes, homesChanged } from '#api/auth/homes.ts'
import { dropPasswordLinks, sendPasswordLink } from '#api/auth/password-links.ts'
import { endSessions } from '#api/auth/sessions.ts'
import { requireFreeNames } from '#api/auth/sign-in-names.ts'
import { nextStaffCode } from '#api/auth/staff-code.ts'
import type { AuthServices } from '#api/auth/services.ts'
import type { Caller, Principal } from '#api/context.ts'
import type { Queryable, Tx } from '#api/database/pool.ts'
import { apiError, invalidInput } from '#api/http/error.ts'
import type { Hub } from '#api/events/hub.ts'
import { extendEntity, type Changed } from '#api/records/behaviour.ts'
import type { Flag } from '#core/permission.ts'
import type { ChangesOf, RecordOf } from '#core/stored.ts'

type Account = RecordOf<typeof account>

/**
 * Fields of the user's own account that only the profile changes, with the current password, or that they cannot change
 * at all.
 */
const ownProtected = [
  'code',
  'email',
  'phone_number',
  'password',
  'type',
  'status',
  'permission_groups',
  'resident_id',
] as const satisfies readonly (keyof Account)[]

/**
 * Accounts: only those who manage accounts in an account's buildings see and change it. Rights never exceed the
 * giver's, only owners choose their passwords, and those who lose their account lose their sessions.
 */
export const accountExtension = (services: AuthServices) =>
  extendEntity(account, {
    parameters: ['building_id', 'is_include_org_admin'],
    where: ({ principal }, params, asked) =>
      visibleTo({ principal, asked, add: (value) => params.add(value) }),
    referable: ({ buildingId }, params) =>
      colleagueSql('r', buildingId === null ? null : `${params.add(buildingId)}::bigint`),
    heardIn: homesOf,
    create: {
      async before({ values, caller: { principal }, tx, also }) {
        requireTypeGivable(principal, values.type)
        await requireGroupsGivable(tx, principal, {
          groupIds: values.permission_groups ?? [],
          flag: 'create',
        })
        await requireResidentNear(tx, principal, { residentId: values.resident_id, flag: 'create' })
        await requireFreeNames(tx, { organisationId: principal.organisationId }, values)
        return also({ code: values.code ?? (await nextStaffCode(tx, principal.organisationId)) })
      },
      async after({ after, caller, tx }) {
        await requireOwnHome(tx, after)
        // Who has a phone number alone is let in by an invitation.
        if (after.email !== null) await sendPasswordLink(services, tx, { accountId: after.id, caller })
      },
    },
    change: {
      async before({ changes, before, caller: { principal }, tx }) {
        const isOwn = before.id === principal.accountId
        if (isOwn) refuseOwn(changes)
        requireTypeGivable(principal, changes.type)
        const moved =
          'permission_groups' in changes
            ? await movedGroups(tx, before.id, changes.permission_groups ?? [])
            : []
        const isWhole = Object.keys(changes).some((name) => name !== 'permission_groups')
        // Joining and leaving groups concerns only the buildings of those groups; any other change affects all of the
        // account's.
        const within = isWhole ? undefined : await buildingsOfGroups(tx, moved)
        await requireNotAbove(tx, principal, before, within)
        if (isWhole && !isOwn)
          await requireEverywhere(tx, principal, { accountId: before.id, flag: 'update' })
        await requireResidentNear(tx, principal, { residentId: changes.resident_id, flag: 'update' })
        await requireGroupsGivable(tx, principal, { groupIds: moved, flag: 'update' })
        await requireFreeNames(tx, { id: before.id, organisationId: principal.organisationId }, changes)
      },
      async after({ before, after, caller, tx }) {
        const { id: accountId, email, name, resident_id: resident } = before
        if (after.resident_id !== resident) {
          await requireOwnHome(tx, after)
          await homesChanged(tx, services.hub, { accountIds: [accountId] })
        }
        if (after.email !== email)
          await tellMovedAddress(services, tx, { accountId, name, from: email, to: after.email, caller })
        if (isShut(after)) await shutOut(services, tx, accountId)
      },
    },
    remove: {
      async before({ before, caller, tx }) {
        if (before.id === caller.principal.accountId) throw apiError(403, 'own_account')
        await requireOver(tx, caller, before, 'delete')
      },
      after: ({ before, tx }) => shutOut(services, tx, before.id),
    },
    restore: {
      // An account restored from the trash gets back the rights that it had.
      async after({ before, after, caller, tx }: Changed<typeof account>) {
        await requireOver(tx, caller, before, 'delete')
        await requireFreeNames(tx, { id: before.id, organisationId: caller.principal.organisationId }, after)
        await requireOwnHome(tx, after)
        if (isShut(after)) await shutOut(services, tx, before.id)
      },
    },
    on: {
      send_link: {
        before: ({ before, caller, tx }) => requireOver(tx, caller, before, 'update'),
        after: ({ after, caller, tx }) => sendPasswordLink(services, tx, { accountId: after.id, caller }),
      },
    },
  })

/** 403 unless the caller may do this in all of the account's buildings, and the account is not above the caller. */
async function requireOver(
  tx: Tx,
  { principal }: Caller,
  { id, type }: { readonly id: string; readonly type: string },
  flag: Flag,
): Promise<void> {
  await requireNotAbove(tx, principal, { id, type })
  await requireEverywhere(tx, principal, { accountId: id, flag })
}

/** 422 where another account comes in as this resident already. */
async function requireOwnHome(tx: Tx, { id, resident_id: residentId }: Account): Promise<void> {
  if (residentId === null) return
  const [held] = await heldHomes(tx, { residentId })
  if (held?.account_id !== id) throw invalidInput([{ field: 'resident_id', code: 'resident_has_account' }])
}

const isShut = ({ status, deleted_at }: Account) => status !== 'active' || deleted_at !== null

/** Ends all sessions of the account and deletes its password links. */
async function shutOut({ hub }: AuthServices, tx: Tx, accountId: string): Promise<void> {
  await dropPasswordLinks(tx, accountId)
  const send: Hub['send'] = (message) => tx.afterCommit(() => hub.send(message))
  await endSessions(tx, { send }, { accountId })
}

interface Visibility {
  readonly principal: Principal
  /**
   * The list's query parameters: `building_id` lists only its members, `is_include_org_admin` also
   * the org_admins, which is the default for org_admins who name no building.
   */
  readonly asked: Readonly<Record<string, string>>
  readonly add: (value: unknown) => string
}

/** Members see the accounts of the buildings where they manage accounts, and themselves. */
function visibleTo({ principal, asked, add }: Visibility): string | undefined {
  const isAdmin = principal.type === 'org_admin'
  const { building_id: building = '', is_include_org_admin: asksAdmins } = asked
  const withAdmins =
    asksAdmins === undefined ? isAdmin && building === '' : ['1', 'true'].includes(asksAdmins)
  const inOneOf = (ids: readonly string[]) => belongsToOneOf('t', add(ids))
  const members = () => {
    if (building !== '') return inOneOf([building])
    if (isAdmin) return 'true'
    const managed = principal.decider.buildingsWith('manage_account', 'read')
    return `(t.id = ${add(principal.accountId)}::bigint or ${inOneOf(managed)})`
  }
  if (isAdmin && building === '' && withAdmins) return undefined
  return `case when t.type = 'org_admin' then ${withAdmins} else ${members()} end`
}

function refuseOwn(changes: ChangesOf<typeof account>): void {
  const fields = ownProtected.filter((name) => name in changes)
  if (fields.length > 0)
    throw apiError(
      403,
      'own_account',
      fields.map((field) => ({ field, code: 'own_account' })),
    )
}

/** The groups that the account joins or leaves. */
async function movedGroups(tx: Queryable, accountId: string, next: readonly string[]): Promise<string[]> {
  const now = await groupIdsOf(tx, accountId)
  return [...now.filter((id) => !next.includes(id)), ...next.filter((id) => !now.includes(id))]
}
