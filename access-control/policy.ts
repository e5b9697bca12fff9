import { flags, type Flag } from '#core/permission.ts'
import { isOrganisationCode, memberRights, type GroupPermission } from '#domain/permission.ts'

/** The key under which a map keeps the rights for the organisation as a whole; building ids are digits. */
export const organisationPlace = 'organisation'

/** Permission maps by building id, and by `organisationPlace`. */
export type PermissionMap = Readonly<Record<string, readonly GroupPermission[]>>

/** A code of a building, or of the organisation, with the flags held for it. */
export interface HeldRight {
  readonly place: string
  readonly code: string
  readonly flags: readonly Flag[]
}

/** What the map gives, each code of a place once. For the organisation, only its own codes count. */
export const rightsOf = (permissions: PermissionMap): HeldRight[] =>
  Object.entries(permissions).flatMap(([place, groups]) =>
    mergePermissions([groups])
      .filter(({ code }) => place !== organisationPlace || isOrganisationCode(code))
      .map((row) => ({ place, code: row.code, flags: flags.filter((flag) => row[flag]) }))
      .filter((right) => right.flags.length > 0),
  )

/** The map as lines of the casbin model: building, code, pattern of flags. */
export const policyOf = (permissions: PermissionMap): string[][] =>
  rightsOf(permissions).map(({ place, code, flags: held }) => [place, code, `^(?:${held.join('|')})$`])

/** The map with the rights that everybody who works in a building has there. */
export const withMemberRights = (permissions: PermissionMap): PermissionMap =>
  Object.fromEntries(
    Object.entries(permissions).map(([place, groups]) => [
      place,
      place === organisationPlace ? groups : mergePermissions([groups, everyMembers]),
    ]),
  )

const none = { read: false, create: false, update: false, delete: false, approve: false } as const
const everyMembers: readonly GroupPermission[] = memberRights.map(({ code, flag }) => ({
  ...none,
  code,
  [flag]: true,
}))

/** Merges the groups of one building into one map: a right is held when any group gives it. */
export function mergePermissions(groups: readonly (readonly GroupPermission[])[]): GroupPermission[] {
  const merged = new Map<string, GroupPermission>()
  for (const row of groups.flat()) {
    const known = merged.get(row.code)
    merged.set(row.code, known === undefined ? plain(row) : union(known, row))
  }
  return [...merged.values()]
}

const plain = (row: GroupPermission): GroupPermission => union(row, row)

const union = (a: GroupPermission, b: GroupPermission): GroupPermission => ({
  code: a.code,
  read: a.read === true || b.read === true,
  create: a.create === true || b.create === true,
  update: a.update === true || b.update === true,
  delete: a.delete === true || b.delete === true,
  approve: a.approve === true || b.approve === true,
})
