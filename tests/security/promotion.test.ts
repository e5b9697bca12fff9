import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { call, openTestServer, type TestServer } from '#tests/support/server/test-server.ts'
import {
  addBuildings,
  addPerson,
  give,
  mailedToken,
  right,
  rightPassword,
  tokenFor,
  type Person,
} from '#tests/support/server/people.ts'

// The same rules as in escalation.test.ts and sessions.test.ts, through the calls that a console makes.
let server: TestServer
let manager: Person
let managersGroup: string
let token: string
let adminToken: string
beforeAll(async () => {
  server = await openTestServer()
  await addBuildings(server)
})
afterAll(() => server.close())

beforeEach(async () => {
  const all = ['read', 'create', 'update', 'delete']
  manager = await addPerson(server)
  managersGroup = await give(server, manager, '1', [
    right('manage_account', ...all),
    right('manage_permission_group', ...all),
    right('manage_block', 'read'),
  ])
  token = await tokenFor(server, manager)
  adminToken = await tokenFor(server, await addPerson(server, { type: 'org_admin' }))
})

const high = [right('manage_debt', 'approve')]
const patch = (path: string, json: object, who = token) =>
  call(server, `PATCH /v1/manage/${path}`, { token: who, json })
const codeOf = async (reply: ReturnType<typeof call>) => {
  const { status, body } = await reply
  return `${status} ${String(body.errorCode)}`
}

test('a manager of users raises neither themselves nor others', async () => {
  const highGroup = await give(server, undefined, '1', high)
  const colleague = await addPerson(server)
  await give(server, colleague, '1', [])
  expect(await codeOf(patch(`permission-groups/${managersGroup}`, { group_permissions: high }))).toBe(
    '403 rights_exceeded',
  )
  expect(
    await codeOf(
      call(server, 'POST /v1/manage/permission-groups', {
        token,
        json: { building_id: '1', name: 'High', group_permissions: high },
      }),
    ),
  ).toBe('403 rights_exceeded')
  expect(
    await codeOf(
      call(server, 'POST /v1/manage/permission-groups', {
        token,
        json: { building_id: '2', name: 'Low', group_permissions: [] },
      }),
    ),
  ).toBe('403 forbidden')
  expect(
    await codeOf(patch(`org-members/${manager.id}`, { permission_groups: [managersGroup, highGroup] })),
  ).toBe('403 own_account')
  expect(await codeOf(patch(`org-members/${manager.id}`, { type: 'org_admin' }))).toBe('403 own_account')
  expect(await codeOf(patch(`org-members/${colleague.id}`, { type: 'org_admin' }))).toBe(
    '403 rights_exceeded',
  )
  expect(await codeOf(patch(`org-members/${colleague.id}`, { permission_groups: [highGroup] }))).toBe(
    '403 rights_exceeded',
  )
  const made = { name: 'x', email: 'x@example.com', type: 'org_admin' }
  expect(await codeOf(call(server, 'POST /v1/manage/org-members', { token, json: made }))).toBe(
    '403 rights_exceeded',
  )
  await give(server, colleague, '1', high)
  expect(await codeOf(patch(`org-members/${colleague.id}`, { name: 'x' }))).toBe('403 rights_exceeded')
  expect(await codeOf(call(server, `DELETE /v1/manage/org-members/${colleague.id}`, { token }))).toBe(
    '403 rights_exceeded',
  )
  expect(await codeOf(call(server, `POST /v1/manage/org-members/${manager.id}/disable`, { token }))).toBe(
    '403 own_account',
  )
})

test('a manager can do what they may: make a group below them, add a colleague to it', async () => {
  const group = await call(server, 'POST /v1/manage/permission-groups', {
    token,
    json: { building_id: '1', name: 'Readers', group_permissions: [right('manage_block', 'read')] },
  })
  expect(group.status).toBeLessThan(300)
  const groupId = (group.body.data as { id: string }).id
  const made = {
    name: 'Lê Thị Hoa',
    email: 'hoa@example.com',
    type: 'org_member',
    permission_groups: [groupId],
  }
  const account = await call(server, 'POST /v1/manage/org-members', { token, json: made })
  expect(account.status).toBeLessThan(300)
  expect(JSON.stringify(account.body)).not.toContain('argon2')
  const password = 'Sân thượng có mưa 28'
  await call(server, 'POST /v1/auth/set-password', {
    json: { token: await mailedToken(server, made.email), password },
  })
  const login = await call(server, 'POST /v1/auth/login', { json: { username: made.email, password } })
  const { access_token } = login.body.data as { access_token: string }
  expect((await call(server, 'GET /v1/manage/blocks?building_id=1', { token: access_token })).status).toBe(
    200,
  )
  const [line] = await server.db.query<{ all: string }>('select string_agg(log::text, $1) as all from log', [
    '\n',
  ])
  expect(line?.all).not.toContain(password)
  expect(line?.all).not.toContain('argon2')
})

test('an account that an admin disables is signed out immediately, sockets too', async () => {
  const person = await addPerson(server)
  const own = await tokenFor(server, person)
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}/v1/ws?type=manage&token=${own}`)
  const closed = new Promise((resolve) => socket.on('close', resolve))
  await new Promise((resolve) => socket.on('open', resolve))
  expect((await call(server, 'GET /v1/current-user', { token: own })).status).toBe(200)
  expect(
    (await call(server, `POST /v1/manage/org-members/${person.id}/disable`, { token: adminToken })).status,
  ).toBe(200)
  expect((await call(server, 'GET /v1/current-user', { token: own })).status).toBe(401)
  expect(await closed).toBe(4401)
  expect(
    (await call(server, 'POST /v1/auth/login', { json: { username: person.email, password: rightPassword } }))
      .status,
  ).toBe(401)
  await call(server, `POST /v1/manage/org-members/${person.id}/enable`, { token: adminToken })
  expect((await call(server, 'GET /v1/current-user', { token: own })).status).toBe(401)
  expect(
    (await call(server, 'POST /v1/auth/login', { json: { username: person.email, password: rightPassword } }))
      .status,
  ).toBe(200)
})

test('nobody types somebody else’s password, an admin neither', async () => {
  const person = await addPerson(server)
  const own = await tokenFor(server, person)
  expect(await codeOf(patch(`org-members/${person.id}`, { password: 'Hành lang tầng 12' }, adminToken))).toBe(
    '422 read_only',
  )
  const made = { name: 'x', email: 'y@example.com', type: 'org_member', password: 'Hành lang tầng 12' }
  expect(await codeOf(call(server, 'POST /v1/manage/org-members', { token: adminToken, json: made }))).toBe(
    '422 read_only',
  )
  expect((await call(server, 'GET /v1/current-user', { token: own })).status).toBe(200)
})

test('a right that an admin takes from a group is gone on the next request', async () => {
  const blocks = async () => (await call(server, 'GET /v1/manage/blocks?building_id=1', { token })).status
  expect(await blocks()).toBe(200)
  expect(
    (
      await patch(
        `permission-groups/${managersGroup}`,
        { group_permissions: [right('manage_account', 'read')] },
        adminToken,
      )
    ).status,
  ).toBe(200)
  expect(await blocks()).toBe(403)
})

test('the list of org members takes its building and is_include_org_admin', async () => {
  const emails = async (query: string) =>
    (
      await call(server, `GET /v1/manage/org-members?limit=all&columns=id,type,email${query}`, {
        token: adminToken,
      })
    ).body.users as { email: string; type: string }[]
  const inBuilding = await emails('&building_id=1')
  expect(inBuilding.some(({ email }) => email === manager.email)).toBe(true)
  expect(inBuilding.some(({ type }) => type === 'org_admin')).toBe(false)
  expect(
    (await emails('&building_id=1&is_include_org_admin=1')).some(({ type }) => type === 'org_admin'),
  ).toBe(true)
  expect((await emails('&building_id=2')).some(({ email }) => email === manager.email)).toBe(false)
})

test('other organisations’ accounts are not there', async () => {
  const foreign = await addPerson(server, { type: 'org_admin', organisationId: '2' })
  const list = await call(server, 'GET /v1/manage/org-members?limit=all', { token: adminToken })
  expect((list.body.users as { id: string }[]).some(({ id }) => id === foreign.id)).toBe(false)
  expect((await call(server, `GET /v1/manage/org-members/${foreign.id}`, { token: adminToken })).status).toBe(
    404,
  )
})
