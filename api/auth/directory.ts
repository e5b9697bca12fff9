import { currencyCodes, defaultCurrency, type CurrencyCode } from '#domain/currency.ts'
import { moduleCodes, type GroupPermission, type UserType } from '#domain/permission.ts'
import { mergePermissions, organisationPlace, type PermissionMap } from '#access-control/policy.ts'
import { sqlOfficeDay } from '../database/office-day.ts'
import type { Queryable } from '../database/pool.ts'
import { policyOf } from './second-factor/policy.ts'
import { hasSecondFactor, isAlive } from './sessions.ts'
import { readUsername } from './username.ts'

/** Who a session belongs to, while both live. */
export interface SessionOwner {
  readonly session_id: string
  readonly account_id: string
  readonly name: string
  /** The staff code; null for an account that has none. */
  readonly code: string | null
  readonly type: UserType
  readonly organisation_id: string
  readonly resident_id: string | null
  /** What the organisation's setting says; null where it was never set. */
  readonly second_factor_policy: unknown
  readonly has_second_factor: boolean
  readonly expires_at: string
  /** Whole seconds since the session was last seen. */
  readonly quiet: number
}

/** A session is named by the hash of its token, or by its id. */
export type SessionKey = { readonly tokenHash: string } | { readonly sessionId: string }

export async function ownerOf(db: Queryable, key: SessionKey): Promise<SessionOwner | undefined> {
  const [column, value] = 'tokenHash' in key ? ['token_hash', key.tokenHash] : ['id', key.sessionId]
  const [row] = await db.query<SessionOwner>(
    `select session.id as session_id, account.id as account_id, account.name, account.code, account.type,
       account.organisation_id, account.resident_id, session.expires_at,
       (${policyOf('account.organisation_id')}) as second_factor_policy,
       ${hasSecondFactor('account.id')} as has_second_factor,
       extract(epoch from now() - session.last_seen_at)::int as quiet
     from session join account on account.id = session.account_id
     where session.${column} = $1 and ${isAlive} and ${isActive}`,
    [value],
  )
  return row
}

/** An account as if it were signed in, for what it has asked for and does not wait for. */
export async function accountOwner(db: Queryable, accountId: string): Promise<SessionOwner | undefined> {
  const [row] = await db.query<SessionOwner>(
    `select '0' as session_id, account.id as account_id, account.name, account.code, account.type,
       account.organisation_id, account.resident_id, null as second_factor_policy, false as has_second_factor,
       'infinity' as expires_at, 0 as quiet
     from account where account.id = $1 and ${isActive}`,
    [accountId],
  )
  return row
}

/** SQL: the account may sign in. */
export const isActive = `(account.status = 'active' and account.deleted_at is null)`

export interface SignInAccount {
  readonly id: string
  readonly name: string
  readonly organisation_id: string
  readonly email: string | null
  readonly phone_number: string | null
  readonly password: string | null
}

/** The active account that a phone number or an e-mail address names, in whichever spelling. */
export async function accountNamed(db: Queryable, username: string): Promise<SignInAccount | undefined> {
  const { email, phones } = readUsername(username)
  const [row] = await db.query<SignInAccount>(
    `select id, name, organisation_id, email, phone_number, password from account
     where (lower(email) = $1 or phone_number = any($2::text[])) and ${isActive}
     order by array_position($2::text[], phone_number) nulls first, id limit 1`,
    [email, phones],
  )
  return row
}

export interface BuildingRow {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly expired: boolean
  readonly currencyCode: CurrencyCode
  /** Modules that it has bought. */
  readonly productCodes: readonly string[]
}

/** The buildings that the owner of a session may enter, by code. */
export async function buildingsOf(db: Queryable, owner: SessionOwner): Promise<BuildingRow[]> {
  const rows = await db.query<{
    id: string
    code: string
    name: string
    currency_code: string
    expired: boolean
    product_codes: string[]
  }>(
    `select building.id, building.code, building.name, building.currency_code, ${isExpired} as expired,
       ${runningCodes} as product_codes
     from building where building.deleted_at is null and building.organisation_id = $1 and ${reach[owner.type]}
     order by building.code, building.id`,
    [owner.organisation_id, owner.type === 'org_resident' ? owner.resident_id : owner.account_id],
  )
  return rows.map(({ currency_code, product_codes, ...row }) => ({
    ...row,
    productCodes: product_codes,
    currencyCode: currencyCodes.find((code) => code === currency_code) ?? defaultCurrency,
  }))
}

/** SQL: a term was bought once and none runs today. A building without any order is not restricted. */
const completeOrder = `select 1 from "order" o where o.building_id = building.id and o.status = 'complete' and o.deleted_at is null`
export const isExpired = `(exists (${completeOrder}) and not exists (${completeOrder} and ${sqlOfficeDay()} between o.start_date and o.end_date))`

/**
 * SQL: the modules that running terms have bought; without any order, what the building itself says, and all of them
 * where it says nothing: it is not restricted.
 */
export const runningCodes = `(case when exists (${completeOrder})
  then (select coalesce(array_agg(distinct bought.code), '{}') from "order" o, unnest(o.permission_product_codes) as bought(code)
    where o.building_id = building.id and o.status = 'complete' and o.deleted_at is null and ${sqlOfficeDay()} between o.start_date and o.end_date)
  else coalesce(building.permission_product_codes, '{${moduleCodes.join()}}') end)`

/** SQL by type of user: which buildings; `$2` is the account, or the resident. */
const reach: Readonly<Record<UserType, string>> = {
  org_admin: '$2::bigint is not null',
  org_member: `building.id in (
    select permission_group.building_id from account_permission_groups link
    join permission_group on permission_group.id = link.permission_group_id
    where link.account_id = $2::bigint and permission_group.deleted_at is null)`,
  org_resident:
    'building.id in (select resident.building_id from resident where resident.id = $2::bigint and resident.deleted_at is null)',
}

/** A member's map: by building, the rights of all groups that they are in; groups of the organisation beside them. */
export async function permissionsOf(db: Queryable, accountId: string): Promise<PermissionMap> {
  const rows = await db.query<{ building_id: string | null; group_permissions: GroupPermission[] | null }>(
    `select permission_group.building_id, permission_group.group_permissions
     from account_permission_groups link
     join permission_group on permission_group.id = link.permission_group_id
     join account on account.id = link.account_id
     where link.account_id = $1 and permission_group.deleted_at is null
       and permission_group.organisation_id = account.organisation_id`,
    [accountId],
  )
  const grouped = Map.groupBy(rows, (row) => row.building_id ?? organisationPlace)
  return Object.fromEntries(
    [...grouped].map(([building, groups]) => [
      building,
      mergePermissions(groups.map((group) => group.group_permissions ?? [])),
    ]),
  )
}
