import { allows } from '#access-control/route-permission.ts'
import { createDecider } from '#access-control/decider.ts'
import { permissionCodeNames, type GroupPermission, type UserType } from '#domain/permission.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hasTrash } from '#core/derive/fields.ts'
import type { AnyEntity } from '#core/entity.ts'
import { registry } from '#entities/index.ts'
import { plantRows } from '#tests/support/server/plant-rows.ts'
import { openSeededServer } from '#tests/support/server/seeded-server.ts'
import type { TestServer } from '#tests/support/server/test-server.ts'
import { addPerson, give } from '#tests/support/server/people.ts'

const entities = Object.values(registry) as readonly AnyEntity[]

let server: TestServer
let values: Record<string, string>
const numbers = ['1', '2'] as const
type Place = (typeof numbers)[number]
const buildingOf = (number: Place) => values[`BUILDING${number}`] ?? ''
/** Records that may be changed and deleted although principals depend on others of their kind, by path and building. */
const spared = new Map<string, string>()
beforeAll(async () => {
  const seeded = await openSeededServer()
  server = seeded.server
  values = { ...seeded.ids }
  await plantRows(server.db)
  // Separate groups and accounts: deleting a principal's own would end the rights that are tested.
  for (const number of numbers) {
    spared.set(`permission-groups ${number}`, await addGroup(buildingOf(number)))
    const colleague = await addPerson(server)
    await give(server, colleague, buildingOf(number), [])
    spared.set(`org-members ${number}`, colleague.id)
  }
})
afterAll(() => server.close())

async function addGroup(buildingId: string): Promise<string> {
  const [row] = await server.db.query<{ id: string }>(
    `insert into permission_group (building_id, organisation_id, name, group_permissions)
      select id, organisation_id, 'Empty', '[]' from building where id = $1 returning id`,
    [buildingId],
  )
  return row!.id
}

const all = permissionCodeNames.map((code): GroupPermission => ({
  code,
  read: true,
  create: true,
  update: true,
  delete: true,
  approve: true,
}))
const debtsOnly: GroupPermission[] = [
  { code: 'manage_debt', read: true, create: false, update: false, delete: false, approve: false },
]

/** The callers: a token's name, the type, and the map by building number. */
const principals: readonly { key?: string; type: UserType; map: Record<string, GroupPermission[]> }[] = [
  { type: 'org_resident', map: {} },
  { key: 'ADM', type: 'org_admin', map: {} },
  { key: 'A', type: 'org_member', map: { 1: all } },
  { key: 'AR', type: 'org_member', map: { 1: debtsOnly } },
  { key: 'B2', type: 'org_member', map: { 2: all } },
  { key: 'R', type: 'org_resident', map: {} },
]

interface Operation {
  readonly method: string
  readonly path: string
  readonly permission: string
}

async function operations(): Promise<Operation[]> {
  const reply = await server.app.inject({ url: '/v1/openapi.json' })
  const { paths } = reply.json<{ paths: Record<string, Record<string, { 'x-permission'?: string }>> }>()
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, told]) => ({
      method: method.toUpperCase(),
      path,
      permission: told['x-permission'] ?? '',
    })),
  )
}

it('every operation answers every principal as its permission says, in their own building and in another', async () => {
  const list = await operations()
  const undeclared = list.filter((operation) => operation.permission === '')
  const violations: string[] = []
  /** Collections of a building from which a caller without the right has requested an existing record. */
  const guarded = new Set<string>()
  let requests = 0
  // Everybody may end other sessions, which would end this test's own.
  for (const operation of list.filter((one) => !one.path.startsWith('/v1/auth/sessions'))) {
    for (const number of numbers) {
      const record = await recordFor(operation, number)
      const asked = principals.map(async (principal) => ({
        ...principal,
        mayPass: await isAllowed(operation, number, principal),
      }))
      // Callers who are refused come first, as long as the record exists.
      for (const { key, mayPass } of (await Promise.all(asked)).toSorted(
        (a, b) => Number(a.mayPass) - Number(b.mayPass),
      )) {
        const status = await ask(operation, number, { key, id: record?.id ?? '999999' })
        requests++
        const isRefused = key === undefined ? status === 401 : status === 403 || status === 404
        // Who sends a webhook is proven by its signature, which nobody here has.
        const isSigned = operation.path.startsWith('/v1/webhooks/')
        const isOpen = isSigned ? status === 401 : status !== 401 && status !== 403
        const isRight = mayPass ? isOpen : isRefused
        if (!isRight || status >= 500)
          violations.push(
            `${key ?? 'anonymous'} ${operation.method} ${operation.path} in ${number}: ${status}, allowed: ${mayPass}`,
          )
        if (!mayPass && record?.isAlive === true) guarded.add(`${record.path} ${number}`)
      }
    }
  }
  expect(undeclared).toEqual([])
  expect(violations).toEqual([])
  expect(requests).toBeGreaterThan(5_000)
  const collections = entities
    .filter(({ scope }) => scope === 'building')
    .flatMap(({ path }) => numbers.map((number) => `${path} ${number}`))
  expect(collections.filter((one) => !guarded.has(one))).toEqual([])
})

async function isAllowed(
  { permission }: Operation,
  number: Place,
  { key, type, map }: (typeof principals)[number],
) {
  if (permission === 'public') return true
  if (key === undefined) return false
  const buildings = { 1: values.BUILDING1!, 2: values.BUILDING2! }
  const permissions = Object.fromEntries(
    Object.entries(map).map(([place, rows]) => [buildings[place as '1' | '2'], rows]),
  )
  const decider = await createDecider({
    userType: type,
    permissions,
    ...(type === 'org_admin' ? { buildings: Object.values(buildings) } : {}),
  })
  return allows(permission, decider, buildings[number as '1' | '2'])
}

/** A record of that building for the address's id, deleted ones last; undefined where the address names none. */
async function recordFor({ path }: Operation, number: Place) {
  const entity = entities
    .filter((one) => path.startsWith(`/v1/manage/${one.path}/`) && path.includes('{'))
    .toSorted((a, b) => b.path.length - a.path.length)[0]
  if (entity === undefined) return undefined
  const known = spared.get(`${entity.path} ${number}`)
  const where = known === undefined ? placeOf(entity) : 'id = $1::bigint'
  const living = hasTrash(entity) ? 'deleted_at is null' : 'true'
  const [row] = await server.db.query<{ id: string; isAlive: boolean }>(
    `select id::text, ${living} as "isAlive" from "${entity.name}" where ${where} order by "isAlive" desc, id desc limit 1`,
    [known ?? buildingOf(number)],
  )
  return row === undefined ? undefined : { ...row, path: entity.path }
}

function placeOf({ scope }: AnyEntity): string {
  if (scope === 'building_itself') return 'id = $1::bigint'
  return scope === 'building' ? 'building_id = $1::bigint' : '$1::bigint is not null'
}

interface Question {
  /** The token's name; null without a token. */
  readonly key: string | undefined
  readonly id: string
}

async function ask({ method, path }: Operation, number: Place, { key, id }: Question): Promise<number> {
  const hasQuery = method === 'GET' || method === 'DELETE'
  const building = buildingOf(number)
  const reply = await server.app.inject({
    method: method as 'GET',
    url: path.replace(/\{[^}]+\}/g, id) + (hasQuery ? `?building_id=${building}` : ''),
    headers: {
      'client-id': '3',
      'accept-language': 'en',
      ...(key === undefined ? {} : { authorization: `Bearer ${values[key]}` }),
    },
    ...(hasQuery ? {} : { payload: { building_id: building } }),
  })
  return reply.statusCode
}
