import { flags } from '#core/permission.ts'
import { isOrganisationCode, type GroupPermission } from '#domain/permission.ts'

/** The key under which a map keeps the rights for the organisation as a whole; building ids are digits. */
export const organisationPlace = 'organisation'

/** Permission maps by building id, and by `organisationPlace`. */
export type PermissionMap = Readonly<Record<string, readonly GroupPermission[]>>

/**
 * The map as casbin lines `[building, code, flag]`, each right once. For the organisation, only its own codes count.
 */
export function policyOf(permissions: PermissionMap): string[][] {
  const lines = Object.entries(permissions).flatMap(([buildingId, group]) =>
    group.flatMap((row) =>
      buildingId === organisationPlace && !isOrganisationCode(row.code)
        ? []
        : flags.filter((flag) => row[flag] === true).map((flag) => [buildingId, row.code, flag]),
    ),
  )
  return [...new Map(lines.map((line) => [line.join('\0'), line])).values()]
}

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
