import type { readCurrentUser } from '#domain/calls/session.ts'
import type { ReplyOf } from '#domain/calls/call.ts'
import { moneyUnit } from '#domain/currency.ts'
import { chartOf } from '#domain/money/charts.ts'
import { isOrganisationCode, permissionCodeNames, type GroupPermission } from '#domain/permission.ts'
import { mergePermissions, organisationPlace } from '#access-control/policy.ts'
import { columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import { json, orNull } from '#api/sql/types.ts'
import { account } from '#entities/account/account.ts'
import { permissionGroup } from '#entities/account/permission-group.ts'
import { building } from '#entities/property/building.ts'
import type { BuildingAccess, Principal } from '../context.ts'
import type { Queryable } from '../database/pool.ts'
import { apiError } from '../http/error.ts'
import { isExpired, permissionsOf, runningCodes } from './directory.ts'
import { contact } from './queries.ts'
import { languageOfAccount } from './recovery.ts'
import type { AuthServices } from './services.ts'

type User = ReplyOf<typeof readCurrentUser>['user']

/**
 * The reply of `/v1/current-user` (docs/api.md): the user, their buildings, and the requested building (else their
 * first that is open, else their first) with its permission map, product codes and currency; `building` is null if they have none.
 */
export async function currentUser(
  services: AuthServices,
  principal: Principal,
  wanted?: string,
): Promise<User> {
  const { db, renewalUrl } = services
  const { buildings } = principal
  const current =
    buildings.find((building) => building.id === wanted) ??
    buildings.find((building) => !building.expired) ??
    buildings[0]
  const [{ id, sends, ...own }, building, organisationPermissions] = await Promise.all([
    accountShown(services, principal),
    current === undefined ? null : buildingReply({ db, principal, id: current.id, renewalUrl }),
    organisationPermissionsOf(db, principal),
  ])
  return {
    id,
    type: principal.type,
    ...own,
    organisation_id: principal.organisationId,
    resident_id: principal.residentId ?? null,
    session_id: principal.sessionId,
    buildings: buildings.map((one) => summaryOf(one)),
    sends,
    organisation_permissions: organisationPermissions,
    building,
  }
}

/** The account itself, and the ways in which messages leave the server. */
export async function accountShown(
  { db, transports }: Pick<AuthServices, 'db' | 'transports'>,
  { accountId }: Principal,
) {
  const [own, language] = await Promise.all([accountOf(db, accountId), languageOfAccount(db, accountId)])
  return {
    id: accountId,
    ...own,
    language: language ?? null,
    sends: (['email', 'sms'] as const).filter((way) => transports[way] !== undefined),
  }
}

/** The user's rights for the organisation as a whole, beside those in its buildings. */
async function organisationPermissionsOf(db: Queryable, { type, accountId }: Principal) {
  if (type === 'org_admin') return everyPermission
  if (type === 'org_resident') return []
  const held = (await permissionsOf(db, accountId))[organisationPlace] ?? []
  return held.filter(({ code }) => isOrganisationCode(code))
}

const summaryOf = ({ id, code, name, expired, currencyCode }: BuildingAccess) => ({
  id,
  code,
  name,
  expired,
  currency_code: currencyCode,
})

async function accountOf(db: Queryable, accountId: string) {
  const [row] = await usersById(db, { id: accountId })
  if (row === undefined) throw apiError(401, 'user_unauthorized')
  return row
}

const usersById = query({
  row: { ...columns(account, contact), email_unproved: 'boolean' },
  takes: { id: 'bigint' },
  sql: ({ id }) =>
    `select name, email, phone_number, avatar,
        exists (select from unproved_address where account_id = account.id) as email_unproved
      from account where id = ${id}`,
})

interface BuildingQuestion {
  readonly db: Queryable
  readonly principal: Principal
  readonly id: string
  readonly renewalUrl: string
}

async function buildingReply({ db, principal, id, renewalUrl }: BuildingQuestion) {
  const [[building], groups] = await Promise.all([buildingsById(db, { id }), groupsOf(db, principal, id)])
  if (building === undefined) return null
  const { country, chart, ...shown } = building
  return {
    ...shown,
    chart: chartOf({ chart, country, currency_code: building.currency_code }),
    money_unit: moneyUnit(building.money_unit, building.currency_code),
    renewal_url: building.expired ? renewalUrl : null,
    permission_group: {
      name: groups.map((group) => group.name).join(', '),
      group_permissions:
        principal.type === 'org_admin'
          ? everyPermission
          : mergePermissions(groups.map((group) => group.group_permissions ?? [])),
    },
  }
}

const buildingsById = query({
  row: {
    ...columns(building, ['id', 'code', 'name', 'address', 'contact', 'hotline', 'logo', 'money_unit']),
    ...columns(building, ['deploy_month', 'currency_code', 'country', 'chart']),
    expired: 'boolean',
    permission_product_codes: 'text[]',
  },
  takes: { id: 'bigint' },
  sql: ({ id }) =>
    `select id, code, name, address, contact, hotline, logo, money_unit, deploy_month, currency_code, country, chart,
        ${isExpired} as expired, ${runningCodes} as permission_product_codes
      from building where id = ${id}`,
})

const groupsOf = async (db: Queryable, { accountId, type }: Principal, buildingId: string) =>
  type === 'org_member' ? groupsWithin(db, { accountId, buildingId }) : []

const groupsWithin = query({
  row: {
    ...columns(permissionGroup, ['name']),
    group_permissions: orNull(json<readonly GroupPermission[]>()),
  },
  takes: { accountId: 'bigint', buildingId: 'bigint' },
  sql: ({ accountId, buildingId }) =>
    `select permission_group.name, permission_group.group_permissions from account_permission_groups link
      join permission_group on permission_group.id = link.permission_group_id
      where link.account_id = ${accountId} and permission_group.building_id = ${buildingId}
        and permission_group.deleted_at is null
      order by permission_group.name`,
})

/** An org_admin passes every check; their map says so to clients that only read maps. */
const everyPermission: readonly GroupPermission[] = permissionCodeNames.map((code) => ({
  code,
  read: true,
  create: true,
  update: true,
  delete: true,
  approve: true,
}))
