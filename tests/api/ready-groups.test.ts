import { afterAll, beforeAll, expect, test } from 'vitest'
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

test('only org_admins make them', async () => {
  const person = await addPerson(server)
  await give(server, person, '1', [right('manage_permission_group', 'read', 'create')])
  const asked = { building_id: '1', with_board_chair: true }
  expect((await make(asked, await tokenFor(server, person))).status).toBe(403)
})
