import { columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import { resident } from '#entities/people/resident.ts'
import type { Principal } from '../context.ts'
import type { Queryable } from '../database/pool.ts'
import { apiError, invalidInput } from '../http/error.ts'
import type { Flag } from '#core/permission.ts'

/**
 * SQL: ids of the buildings that the account `alias` belongs to: those of its groups and of its residents or, if it has
 * neither, the one in which it was made. The trash counts too, since what is restored gets its rights back. See
 * docs/decisions/account-belongs.md.
 */
export const buildingsOfAccount = (alias: string) => `
  select permission_group.building_id from account_permission_groups link
    join permission_group on permission_group.id = link.permission_group_id where link.account_id = ${alias}.id
  union select resident.building_id from resident where resident.id = ${alias}.resident_id
  union select resident.building_id from account_home h join resident on resident.id = h.resident_id
    where h.account_id = ${alias}.id
  union select ${alias}.home_building_id where ${alias}.home_building_id is not null and ${alias}.resident_id is null
    and not exists (select 1 from account_permission_groups link where link.account_id = ${alias}.id)`

/** SQL: whether the account `alias` belongs to one of the buildings in the placeholder `place`. */
export const belongsToOneOf = (alias: string, place: string) =>
  `exists (select from (${buildingsOfAccount(alias)}) belonging (building_id)
    where belonging.building_id = any(${place}::bigint[]))`

/** Ids of the buildings that an account belongs to. */
export async function homesOf(db: Queryable, accountId: string): Promise<string[]> {
  const rows = await homes(db, { accountId })
  return rows.map(({ building_id }) => building_id)
}

const elsewhere = () => apiError(403, 'account_elsewhere')

/**
 * 403 unless the principal may do this to accounts in every building that the account belongs to: a change of the whole
 * account affects all of them. Only administrators may change an account of no building.
 */
export async function requireEverywhere(
  db: Queryable,
  principal: Principal,
  { accountId, flag }: { accountId: string; flag: Flag },
): Promise<void> {
  if (principal.type === 'org_admin') return
  const places = await homesOf(db, accountId)
  const managed = principal.decider.buildingsWith('manage_account', flag)
  if (places.length === 0 || places.some((id) => !managed.includes(id))) throw elsewhere()
}

/**
 * 403 if the account would become a resident of a building where the principal may not do this to accounts. One that the
 * principal may not read is refused as a reference, as one that does not exist.
 */
export async function requireResidentNear(
  db: Queryable,
  principal: Principal,
  { residentId, flag }: { residentId: string | null | undefined; flag: Flag },
): Promise<void> {
  if (principal.type === 'org_admin' || residentId === null || residentId === undefined) return
  const { organisationId, decider } = principal
  const [home] = await buildingOfResident(db, { residentId, organisationId })
  const may = (code: string, what: Flag) => home !== undefined && decider.can(home.building_id, code, what)
  if (may('manage_account', flag)) return
  if (may(resident.permission, 'read')) throw elsewhere()
  throw invalidInput([{ field: 'resident_id', code: 'invalid_reference' }])
}

const homes = query({
  row: { building_id: 'bigint' },
  takes: { accountId: 'bigint' },
  sql: ({ accountId }) =>
    `select belonging.building_id from account, lateral (${buildingsOfAccount('account')}) belonging (building_id)
      where account.id = ${accountId}`,
})

const buildingOfResident = query({
  row: columns(resident, ['building_id']),
  takes: { residentId: 'bigint', organisationId: 'bigint' },
  sql: ({ residentId, organisationId }) =>
    `select r.building_id from resident r join building b on b.id = r.building_id
      where r.id = ${residentId} and b.organisation_id = ${organisationId}`,
})
