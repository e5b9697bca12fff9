import { afterAll, beforeAll, expect, test } from 'vitest'
import { rightText, waysTo, type Flag } from '#core/permission.ts'
import { routesOf, type EntityRoute } from '#core/derive/routes.ts'
import type { AnyEntity } from '#core/entity.ts'
import { registry } from '#entities/index.ts'
import { calls } from '#domain/calls/index.ts'
import type { Call, Right } from '#domain/calls/call.ts'
import { memberRights, permissionCodeNames } from '#domain/permission.ts'
import { readyGroups } from '#domain/presets/permission-groups.ts'
import { call, openTestServer, type TestServer } from '#tests/support/server/test-server.ts'
import { addBuildings, addPerson, right, give, tokenFor } from '#tests/support/server/people.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await openTestServer()
  await addBuildings(server)
  token = await tokenFor(server, await addPerson(server, { type: 'org_admin' }))
})
afterAll(() => server.close())

const make = (json: object, who = token) =>
  call(server, 'POST /v1/manage/permission-groups/ready-made', { token: who, json })
const ticked = readyGroups.filter((group) => group.ticked).map(({ key }) => key)
const groupsIn = (buildingId: string) =>
  server.db.query<{
    id: string
    name: string
    assignable: boolean
    description: string | null
    version: number
  }>(
    `select id, name, assignable, description, version from permission_group
      where building_id = $1 and deleted_at is null order by id`,
    [buildingId],
  )

test('groups are made once, whoever presses again, in whatever language; one of that name is left alone', async () => {
  await server.db.execute(
    `insert into permission_group (building_id, organisation_id, name, description, group_permissions)
      select id, organisation_id, 'thu NGÂN', 'ours', '[]' from building where id = 1`,
  )
  const [first, second] = await Promise.all([make({ building_id: '1' }), make({ building_id: '1' })])
  const added = [first, second].flatMap(({ body }) => (body.data as { added: string[] }).added)
  expect(added.toSorted()).toEqual(ticked.filter((key) => key !== 'cashier').toSorted())
  const before = await groupsIn('1')
  expect(before.find(({ name }) => name === 'thu NGÂN')).toMatchObject({
    description: 'ours',
    assignable: false,
  })
  expect(before.filter(({ assignable }) => assignable)).toHaveLength(ticked.length - 1)

  const km = await call(server, 'POST /v1/manage/permission-groups/ready-made', {
    token,
    json: { building_id: '1' },
    headers: { 'accept-language': 'km' },
  })
  expect(km.body.data).toEqual({ added: [], kept: ticked })
  expect(await groupsIn('1')).toEqual(before)
  const [log] = await server.db.query<{ lines: string }>(
    `select count(*) as lines from log where resource = 'permission_group' and action = 'create' and building_id = 1`,
  )
  expect(Number(log?.lines)).toBe(ticked.length - 1)
})

test('the board’s chair comes when asked for, and no manager assigns it', async () => {
  const { body } = await make({ building_id: '2', with_board_chair: true })
  expect(body.data).toEqual({ added: [...ticked, 'board_chair'], kept: [] })
  const [chair] = (await groupsIn('2')).slice(-1)
  expect(chair?.assignable).toBe(false)
})

test('a manager by the ready-made group names a cashier', async () => {
  const groups = await groupsIn('2')
  const idOf = (key: string) => {
    const names: readonly string[] = Object.values(readyGroups.find((group) => group.key === key)?.name ?? {})
    return groups.find(({ name }) => names.includes(name))?.id ?? ''
  }
  const manager = await addPerson(server)
  await server.db.execute(
    'insert into account_permission_groups (account_id, permission_group_id) values ($1, $2)',
    [manager.id, idOf('manager')],
  )
  const managing = await tokenFor(server, manager)
  for (const key of ticked) {
    const json = {
      building_id: '2',
      name: key,
      email: `${key}-of-2@example.com`,
      permission_groups: [idOf(key)],
    }
    const { status } = await call(server, 'POST /v1/manage/org-members', { token: managing, json })
    expect(status, key).toBe(201)
  }
  const json = {
    building_id: '2',
    name: 'x',
    email: 'chair-of-2@example.com',
    permission_groups: [idOf('board_chair')],
  }
  expect((await call(server, 'POST /v1/manage/org-members', { token: managing, json })).status).toBe(403)
})

const flagByLetter = { r: 'read', c: 'create', u: 'update', d: 'delete', a: 'approve' } as const
/** What everybody who works in a building may do. */
const everyMembers = memberRights.map(({ code, flag }) => right(code, flag))
const letters = Object.keys(flagByLetter) as (keyof typeof flagByLetter)[]

/** A call that needs this right: of no record, so that nothing is changed. */
const callFor = ({ method, url }: Pick<EntityRoute, 'method' | 'url'>) =>
  `${method} ${url.replace(':id', '999999999')}`

interface Try {
  readonly name: string
  readonly ways: ReturnType<typeof waysTo>
  readonly letter: keyof typeof flagByLetter
  readonly route: Pick<EntityRoute, 'method' | 'url'>
  /** A right of the organisation, which no group of a building gives. */
  readonly isAbove: boolean
}

const above = 'organisation:'
/** Codes whose entities lie outside buildings. */
const codesOutside: readonly string[] = ['manage_building', 'manage_account', 'manage_coupon']

const ofRecords = Object.values<AnyEntity>(registry)
  .filter(
    ({ scope, permission, path }) =>
      (scope === 'building' || codesOutside.includes(permission)) && !path.includes('{'),
  )
  .flatMap((entity) =>
    letters.flatMap((letter): Try[] => {
      const route = routesOf(entity).find(
        ({ permission, url, action }) =>
          permission.replace(above, '') === rightText(entity.permission, flagByLetter[letter]) &&
          action !== 'export' &&
          (letter === 'c' ? action === 'create' : letter === 'r' ? action === 'list' : url.includes(':id')),
      )
      if (route === undefined) return []
      const isAbove = route.permission.startsWith(above)
      return [{ name: entity.name, ways: waysTo(entity.permission), letter, route, isAbove }]
    }),
  )
const isRight = (permission: Call['permission']): permission is Right =>
  typeof permission === 'object' && 'code' in permission
const codesOfRecords = new Set(ofRecords.flatMap(({ ways }) => ways.map(([code]) => code)))
/** Calls of a building that show what no entity of their code does: its map. */
const ofBuildings = calls.flatMap(({ id, method, path, inBuilding, permission }): Try[] => {
  if (method !== 'GET' || !inBuilding || !isRight(permission) || codesOfRecords.has(permission.code))
    return []
  return [{ name: id, ways: [[permission.code]], letter: 'r', route: { method, url: path }, isAbove: false }]
})

test.each(readyGroups)(
  '$key may do what its row of the matrix says, at every code',
  async ({ key, rights }) => {
    const group = (await groupsIn('2')).find(({ name }) =>
      Object.values(readyGroups.find((one) => one.key === key)?.name ?? {}).some((one) => one === name),
    )
    const person = await addPerson(server)
    await server.db.execute(
      'insert into account_permission_groups (account_id, permission_group_id) values ($1, $2)',
      [person.id, group?.id],
    )
    const own = await tokenFor(server, person)
    const isGiven = (code: string, flag: Flag) =>
      [...rights, ...everyMembers].some((one) => one.code === code && one[flag] === true)
    const wrong: string[] = []
    const tried = new Set<string>()
    for (const { name, ways, letter, route, isAbove } of [...ofRecords, ...ofBuildings]) {
      const expected =
        !isAbove &&
        ways.some(
          ([code, ...beside]) =>
            isGiven(code, flagByLetter[letter]) && beside.every((one) => isGiven(one, 'read')),
        )
      const json = route.method === 'GET' || route.method === 'DELETE' ? undefined : { building_id: '2' }
      const address = `${callFor(route)}${json === undefined ? '?building_id=2' : ''}`
      const { status } = await call(server, address, { token: own, ...(json === undefined ? {} : { json }) })
      for (const [code] of ways) tried.add(code)
      if ((status !== 403) !== expected) wrong.push(`${name} ${letter}: ${status}`)
    }
    expect(wrong).toEqual([])
    expect([...tried].toSorted()).toEqual(permissionCodeNames.toSorted())
  },
)

test('only org_admins make them', async () => {
  const person = await addPerson(server)
  await give(server, person, '1', [right('manage_permission_group', 'read', 'create')])
  const asked = { building_id: '1', with_board_chair: true }
  expect((await make(asked, await tokenFor(server, person))).status).toBe(403)
})
