import { permissionCodeNames, type GroupPermission } from '#domain/permission.ts'
import { chartOf } from '#domain/money/charts.ts'
import { demoPassword } from '#entities/demo/index.ts'
import type { Collections, Row } from './database.ts'
import type { Handler, MockRequest } from './server.ts'

/** Sign-in without secrets: a token names its account. It lets the console run on demo data and protects nothing. */
export function sessionHandlers(
  collections: Collections,
): Record<'login' | 'logout' | 'currentUser', Handler> {
  const accounts = collections.account ?? []
  return {
    login({ body }, response) {
      const account = accounts.find(
        (row) => row.email === body.username || row.phone_number === body.username,
      )
      if (account === undefined || body.password !== demoPassword) {
        response.status(401).json({ errorCode: 'invalid_credentials', errorMessage: 'Invalid credentials' })
        return
      }
      response.json({ data: { access_token: `demo-${account.id}`, expires_at: '2999-12-31T00:00:00.000Z' } })
    },
    logout(_request, response) {
      response.json({ data: {} })
    },
    currentUser(request, response) {
      const account = accounts.find((row) => `demo-${row.id}` === bearerOf(request))
      if (account === undefined)
        response.status(401).json({ errorCode: 'user_unauthorized', errorMessage: 'Sign in' })
      else response.json({ user: userOf(collections, account, request.query.building_id) })
    },
  }
}

const bearerOf = (request: MockRequest) => request.headers.authorization?.replace(/^Bearer /, '')

function userOf(collections: Collections, account: Row, wanted: unknown) {
  const groups = (collections.permission_group ?? []).filter((group) =>
    (account.permission_groups as string[]).includes(group.id),
  )
  const isAdmin = account.type === 'org_admin'
  const home = (collections.resident ?? []).find(
    (resident) => resident.id === account.resident_id,
  )?.building_id
  const enters = (building: Row) =>
    isAdmin || building.id === home || groups.some((group) => group.building_id === building.id)
  const buildings = (collections.building ?? []).filter(enters)
  const current = buildings.find((building) => building.id === wanted) ?? buildings[0]
  const rights = groups
    .filter((group) => group.building_id === current?.id)
    .flatMap((group) => group.group_permissions as GroupPermission[])
  const group_permissions = isAdmin ? everyPermission : rights
  return {
    ...account,
    email_unproved: false,
    language: null,
    session_id: '1',
    buildings: buildings.map(({ id, code, name, currency_code }) => ({
      id,
      code,
      name,
      currency_code,
      expired: false,
    })),
    building:
      current === undefined
        ? null
        : {
            ...current,
            chart: chartOf(current as unknown as Parameters<typeof chartOf>[0]),
            expired: false,
            renewal_url: null,
            permission_group: { name: '', group_permissions },
          },
  }
}

const everyPermission: readonly GroupPermission[] = permissionCodeNames.map((code) => ({
  code,
  read: true,
  create: true,
  update: true,
  delete: true,
  approve: true,
}))
