import type { CurrencyCode } from '#domain/currency.ts'
import { moduleCodes, type GroupPermission, type UserType } from '#domain/permission.ts'
import { mergePermissions, organisationPlace, type PermissionMap } from '#access-control/policy.ts'
import { columns } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { json, orNull, type Slots } from '#api/sql/types.ts'
import { account } from '#entities/account/account.ts'
import { order } from '#entities/account/order.ts'
import { building } from '#entities/property/building.ts'
import { sqlOfficeDay, sqlOfficeMidnight } from '../database/office-day.ts'
import type { Queryable } from '../database/pool.ts'
import { isActive } from './active.ts'
import { signIn, signInColumns } from './queries.ts'
import { policyOf } from './second-factor/policy.ts'
import { endsAt, hasSecondFactor, isAlive } from './sessions.ts'
import { readUsername } from './username.ts'

/** The account that a session belongs to, while both are active. */
export interface SessionOwner {
  readonly session_id: string
  readonly account_id: string
  readonly name: string
  /** The staff code; null for an account that has none. */
  readonly code: string | null
  readonly type: UserType
  readonly organisation_id: string
  readonly resident_id: string | null
  /** Of the residents' app. */
  readonly on_phone: boolean
  /** The organisation's stored setting; null if it was never set. */
  readonly second_factor_policy: unknown
  readonly has_second_factor: boolean
  readonly expires_at: string
  /** When time alone ends the session, or an order may begin or end: the office's midnight. Null without a session. */
  readonly lapses_at: string | null
  /** Whole seconds since the session was last seen. */
  readonly quiet: number
}

/** Identifies a session by the hash of its token, or by its id. */
export type SessionKey = { readonly tokenHash: string } | { readonly sessionId: string }

export async function ownerOf(db: Queryable, key: SessionKey): Promise<SessionOwner | undefined> {
  const [row] =
    'tokenHash' in key
      ? await ownersByToken(db, { tokenHash: key.tokenHash })
      : await ownersById(db, { sessionId: key.sessionId })
  return row
}

const owner = {
  ...columns(account, ['name', 'code', 'type', 'organisation_id', 'resident_id']),
  session_id: 'bigint',
  on_phone: 'boolean',
  account_id: 'bigint',
  second_factor_policy: 'text | null',
  has_second_factor: 'boolean',
  expires_at: 'timestamptz',
  lapses_at: 'timestamptz',
  quiet: 'integer',
} as const satisfies Slots

const ownerSql = (condition: string) =>
  `select session.id as session_id, account.id as account_id, account.name, account.code, account.type,
      account.organisation_id, account.resident_id, session.on_phone, session.expires_at,
      (${policyOf('account.organisation_id')}) as second_factor_policy,
      ${hasSecondFactor('account.id')} as has_second_factor,
      least(${endsAt}, ${sqlOfficeMidnight(`${sqlOfficeDay()} + 1`)}) as lapses_at,
      extract(epoch from now() - session.last_seen_at)::int as quiet
    from session join account on account.id = session.account_id
    where ${condition} and ${isAlive} and ${isActive}`

const ownersByToken = query({
  row: owner,
  takes: { tokenHash: 'text' },
  sql: ({ tokenHash }) => ownerSql(`session.token_hash = ${tokenHash}`),
})
const ownersById = query({
  row: owner,
  takes: { sessionId: 'bigint' },
  sql: ({ sessionId }) => ownerSql(`session.id = ${sessionId}`),
})

/** An account as if it were signed in, for work that it has asked for and does not wait for. */
export async function accountOwner(db: Queryable, accountId: string): Promise<SessionOwner | undefined> {
  const [row] = await activeAccounts(db, { accountId })
  return row && { ...row, ...noSession }
}

const noSession = {
  session_id: '0',
  on_phone: false,
  second_factor_policy: null,
  has_second_factor: false,
  expires_at: 'infinity',
  lapses_at: null,
  quiet: 0,
} as const

const activeAccounts = query({
  row: {
    ...columns(account, ['name', 'code', 'type', 'organisation_id', 'resident_id']),
    account_id: 'bigint',
  },
  takes: { accountId: 'bigint' },
  sql: ({ accountId }) =>
    `select account.id as account_id, account.name, account.code, account.type, account.organisation_id,
        account.resident_id
      from account where account.id = ${accountId} and ${isActive}`,
})

export interface SignInAccount {
  readonly id: string
  readonly name: string
  readonly organisation_id: string
  readonly email: string | null
  readonly phone_number: string | null
  readonly password: string | null
}

/** The active account with this phone number or e-mail address, in any spelling. */
export async function accountNamed(db: Queryable, username: string): Promise<SignInAccount | undefined> {
  const { email, phones } = readUsername(username)
  const [row] = await accountsNamed(db, { email, phones })
  return row
}

const accountsNamed = query({
  row: signIn,
  takes: { email: 'text', phones: 'text[]' },
  sql: ({ email, phones }) =>
    `select ${signInColumns} from account
      where (lower(email) = ${email} or phone_number = any(${phones})) and ${isActive}
      order by array_position(${phones}, phone_number) nulls first, id limit 1`,
})

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
export async function buildingsOf(
  db: Queryable,
  owner: Pick<SessionOwner, 'account_id' | 'type' | 'organisation_id'>,
): Promise<BuildingRow[]> {
  const { organisation_id: organisationId, account_id: accountId } = owner
  const rows = await buildingsWithin(db, { organisationId, accountId }, owner.type)
  return rows.map(({ currency_code, product_codes, ...row }) => ({
    ...row,
    productCodes: product_codes,
    currencyCode: currency_code,
  }))
}

/** SQL: a term was bought before, and none runs today. A building without any order is not restricted. */
const completeOrder = `select from "order" o
  where o.building_id = building.id and o.status = ${statesOf(order).complete} and o.deleted_at is null`
const runs = `${sqlOfficeDay()} between o.start_date and o.end_date`
export const isExpired = `(exists (${completeOrder}) and not exists (${completeOrder} and ${runs}))`

/**
 * SQL: the modules that running terms have bought. Without any order the building is not restricted: the modules that
 * the building itself lists, or all of them if it lists none.
 */
export const runningCodes = `(case when exists (${completeOrder})
  then (select coalesce(array_agg(distinct bought.code), '{}') from "order" o,
      unnest(o.permission_product_codes) as bought(code)
    where o.building_id = building.id and o.status = ${statesOf(order).complete} and o.deleted_at is null and ${runs})
  else coalesce(building.permission_product_codes, '{${moduleCodes.join()}}') end)`

/**
 * SQL by type of user: the buildings that they may enter; `who` is the placeholder of the account.
 */
const reach: Readonly<Record<UserType, (who: string) => string>> = {
  org_admin: (who) => `${who} is not null`,
  org_member: (who) => `building.id in (
      select permission_group.building_id from account_permission_groups link
      join permission_group on permission_group.id = link.permission_group_id
      where link.account_id = ${who} and permission_group.deleted_at is null)`,
  org_resident: (who) => `building.id in (
      select resident.building_id from account_home h join resident on resident.id = h.resident_id
      where h.account_id = ${who} and resident.deleted_at is null)`,
}

const buildingsWithin = query({
  row: {
    ...columns(building, ['id', 'code', 'name', 'currency_code']),
    expired: 'boolean',
    product_codes: 'text[]',
  },
  takes: { organisationId: 'bigint', accountId: 'bigint' },
  over: reach,
  sql: ({ organisationId, accountId }, isWithin) =>
    `select building.id, building.code, building.name, building.currency_code, ${isExpired} as expired,
        ${runningCodes} as product_codes
      from building
      where building.deleted_at is null and building.organisation_id = ${organisationId} and ${isWithin(accountId)}
      order by building.code, building.id`,
})

/**
 * A member's map: for each building the rights of all groups that they are in, and those of groups of the organisation.
 * `withAssignable` false leaves out the groups that who manages accounts may assign without holding their rights.
 */
export async function permissionsOf(
  db: Queryable,
  accountId: string,
  { withAssignable = true }: { readonly withAssignable?: boolean } = {},
): Promise<PermissionMap> {
  const rows = await groupsOfMember(db, { accountId, withAssignable })
  const grouped = Map.groupBy(rows, (row) => row.building_id ?? organisationPlace)
  return Object.fromEntries(
    [...grouped].map(([building, groups]) => [
      building,
      mergePermissions(groups.map((group) => group.group_permissions ?? [])),
    ]),
  )
}

const groupsOfMember = query({
  row: { building_id: 'bigint | null', group_permissions: orNull(json<readonly GroupPermission[]>()) },
  takes: { accountId: 'bigint', withAssignable: 'boolean' },
  sql: ({ accountId, withAssignable }) =>
    `select permission_group.building_id, permission_group.group_permissions
      from account_permission_groups link
      join permission_group on permission_group.id = link.permission_group_id
      join account on account.id = link.account_id
      where link.account_id = ${accountId} and permission_group.deleted_at is null
        and permission_group.organisation_id = account.organisation_id
        and (${withAssignable} or not permission_group.assignable)`,
})
