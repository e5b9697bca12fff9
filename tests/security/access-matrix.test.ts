import { createDiskStore } from '#api/files/store.ts'
import { allows } from '#access-control/route-permission.ts'
import { createDecider } from '#access-control/decider.ts'
import { permissionCodeNames, type GroupPermission, type UserType } from '#domain/permission.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedProbe } from '../../scripts/seed-probe.ts'
import { openHouse, type House } from './house.ts'

let house: House
let values: Record<string, string>
beforeAll(async () => {
  house = await openHouse()
  values = await seedProbe({ db: house.db, store: createDiskStore(house.dataDir), today: '2026-11-20' })
  // Groups without members: deleting a principal's own would end the rights that are asked about.
  for (const number of ['1', '2'])
    values[`PERMISSION_GROUP${number}`] = await addGroup(values[`BUILDING${number}`]!)
})
afterAll(() => house.close())

async function addGroup(buildingId: string): Promise<string> {
  const [row] = await house.db.query<{ id: string }>(
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

/** Who asks: a token's name, the type, and the map by building number. */
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
  const reply = await house.app.inject({ url: '/v1/openapi.json' })
  const { paths } = reply.json<{ paths: Record<string, Record<string, { 'x-permission'?: string }>> }>()
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, told]) => ({
      method: method.toUpperCase(),
      path,
      permission: told['x-permission'] ?? '',
    })),
  )
}

it(
  'every operation answers every principal as its permission says, in his own building and in another',
  { timeout: 240_000 },
  async () => {
    const list = await operations()
    const undeclared = list.filter((operation) => operation.permission === '')
    const violations: string[] = []
    let requests = 0
    // Ending other sessions is everybody's right, and would end this test's own.
    for (const operation of list.filter((one) => !one.path.startsWith('/v1/auth/sessions'))) {
      for (const number of ['1', '2'])
        for (const principal of principals) {
          const status = await ask(operation, number, principal.key)
          requests++
          if (status >= 500)
            violations.push(
              `${principal.key ?? 'anonymous'} ${operation.method} ${operation.path} in ${number}: ${status}`,
            )
          const mayPass = await isAllowed(operation, number, principal)
          const isRefused = principal.key === undefined ? status === 401 : status === 403 || status === 404
          const isRight = mayPass ? status !== 401 && status !== 403 : isRefused
          if (!isRight)
            violations.push(
              `${principal.key ?? 'anonymous'} ${operation.method} ${operation.path} in ${number}: ${status}, allowed: ${mayPass}`,
            )
        }
    }
    expect(undeclared).toEqual([])
    expect(violations).toEqual([])
    expect(requests).toBeGreaterThan(500)
  },
)

async function isAllowed(
  { permission }: Operation,
  number: string,
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

async function ask({ method, path }: Operation, number: string, key: string | undefined): Promise<number> {
  const name = /\/manage\/([a-z-]+)\//.exec(path)?.[1] ?? ''
  const id = values[`${tables[name] ?? ''}${number}`] ?? '999999'
  const hasQuery = method === 'GET' || method === 'DELETE'
  const building = values[`BUILDING${number}`]
  const reply = await house.app.inject({
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

const tables: Readonly<Record<string, string>> = {
  blocks: 'BLOCK', apartments: 'APARTMENT', residents: 'RESIDENT', residencies: 'RESIDENCY', buildings: 'BUILDING',
  'permission-groups': 'PERMISSION_GROUP', orders: 'ORDER',
} // prettier-ignore
