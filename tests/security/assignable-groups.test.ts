import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call, openTestServer, type TestServer } from '#tests/support/server/test-server.ts'
import { addBuildings, addPerson, give, right, tokenFor, type Person } from '#tests/support/server/people.ts'

// A manager names a cashier without holding a cashier's rights, and nothing else comes with it.
let server: TestServer
let manager: Person
let token: string
let adminToken: string
let cashiers: string
beforeAll(async () => {
  server = await openTestServer()
  await addBuildings(server)
})
afterAll(() => server.close())

const taking = [right('manage_debt', 'read', 'create', 'update')]
beforeEach(async () => {
  manager = await addPerson(server)
  await give(server, manager, '1', [
    right('manage_account', 'read', 'create', 'update', 'delete'),
    right('manage_permission_group', 'read', 'create', 'update', 'delete'),
    right('manage_block', 'read'),
  ])
  token = await tokenFor(server, manager)
  adminToken = await tokenFor(server, await addPerson(server, { type: 'org_admin' }))
  cashiers = await assignable('1', taking)
})

async function assignable(buildingId: string, rights: Parameters<typeof give>[3]) {
  const id = await give(server, undefined, buildingId, rights)
  expect(await patch(`permission-groups/${id}`, { assignable: true }, adminToken)).toBe('200')
  return id
}
async function said(reply: ReturnType<typeof call>) {
  const { status, body } = await reply
  return body.errorCode === undefined ? String(status) : `${status} ${String(body.errorCode)}`
}
const patch = (path: string, json: object, who = token) =>
  said(call(server, `PATCH /v1/manage/${path}`, { token: who, json }))
const join = (person: Person, groups: readonly string[], who = token) =>
  patch(`org-members/${person.id}`, { permission_groups: groups }, who)
const groupOf = async (id: string) => {
  const [row] = await server.db.query<{ assignable: boolean }>(
    'select assignable from permission_group where id = $1',
    [id],
  )
  return row?.assignable
}
async function colleague() {
  const person = await addPerson(server)
  const group = await give(server, person, '1', [])
  return { person, group }
}
const refused = '403 rights_exceeded'

test('a manager names a cashier, new or known, moves them on, and takes them out again', async () => {
  const { person, group } = await colleague()
  expect(await join(person, [group, cashiers])).toBe('200')
  const desk = await assignable('1', [right('manage_visitor', 'read')])
  expect(await join(person, [group, cashiers, desk])).toBe('200')
  expect(await join(person, [group])).toBe('200')
  const json = {
    building_id: '1',
    name: 'Thu ngân mới',
    email: `cashier-of-${manager.id}@example.com`,
    permission_groups: [cashiers],
  }
  expect(await said(call(server, 'POST /v1/manage/org-members', { token, json }))).toBe('201')
})

test('not themselves, not in another building, not an org_admin, not who is above by another group', async () => {
  expect(await join(manager, [cashiers])).toBe('403 own_account')
  const elsewhere = await assignable('2', taking)
  const { person, group } = await colleague()
  expect(await join(person, [group, elsewhere])).toBe(refused)
  const above = await colleague()
  const high = await give(server, above.person, '1', [right('manage_debt', 'approve')])
  expect(await join(above.person, [above.group, high, cashiers])).toBe(refused)
  const admin = await addPerson(server, { type: 'org_admin' })
  expect(['403 rights_exceeded', '404 record_not_found']).toContain(await join(admin, [cashiers]))
})

test('who was named is no account of the manager’s: name, e-mail, state and deletion wait until they leave', async () => {
  const { person, group } = await colleague()
  expect(await join(person, [group, cashiers])).toBe('200')
  const path = `org-members/${person.id}`
  expect(await patch(path, { name: 'x' })).toBe(refused)
  expect(await patch(path, { email: `taken-${person.id}@example.com` })).toBe(refused)
  expect(await patch(path, { name: 'x', permission_groups: [group] })).toBe(refused)
  const acts = { disable: {}, send_link: {}, 'reset-second-factor': { confirm: true } }
  for (const [action, json] of Object.entries(acts))
    expect(await said(call(server, `POST /v1/manage/${path}/${action}`, { token, json })), action).toBe(
      refused,
    )
  expect(await said(call(server, `DELETE /v1/manage/${path}`, { token }))).toBe(refused)
  expect(await join(person, [group])).toBe('200')
  expect(await patch(path, { name: 'x' })).toBe('200')
})

test('only an org_admin lets others assign a group, and only one of a building', async () => {
  const own = { building_id: '1', name: `Own ${manager.id}`, group_permissions: [], assignable: true }
  expect(await said(call(server, 'POST /v1/manage/permission-groups', { token, json: own }))).toBe(refused)
  const low = await give(server, undefined, '1', [right('manage_block', 'read')])
  expect(await patch(`permission-groups/${low}`, { assignable: true })).toBe(refused)
  expect(await patch(`permission-groups/${cashiers}`, { description: 'x' })).toBe(refused)
  const json = { building_id: '', name: `Whole ${manager.id}`, assignable: true }
  const { status, body } = await call(server, 'POST /v1/manage/permission-groups', {
    token: adminToken,
    json,
  })
  expect(status).toBe(422)
  expect(JSON.stringify(body)).toContain('not_for_organisation')
})

test('a group whose rights are changed, by whomever, is assignable no more until an org_admin says so again', async () => {
  const { person, group } = await colleague()
  const wider = [...taking, right('manage_voucher', 'read', 'approve')]
  expect(
    await patch(`permission-groups/${cashiers}`, { group_permissions: wider, assignable: true }, adminToken),
  ).toBe('200')
  expect(await groupOf(cashiers)).toBe(false)
  expect(await join(person, [group, cashiers])).toBe(refused)
  expect(await patch(`permission-groups/${cashiers}`, { assignable: true }, adminToken)).toBe('200')
  expect(await join(person, [group, cashiers])).toBe('200')

  const low = await assignable('1', [right('manage_block', 'read')])
  expect(await patch(`permission-groups/${low}`, { description: 'the same rights' })).toBe('200')
  expect(await groupOf(low)).toBe(true)
  expect(await patch(`permission-groups/${low}`, { group_permissions: [] })).toBe('200')
  expect(await groupOf(low)).toBe(false)
})

test('many at once and a deleted group are held to the same', async () => {
  const { person, group } = await colleague()
  const high = await give(server, undefined, '1', [right('manage_debt', 'approve')])
  const { body } = await call(server, 'POST /v1/manage/org-members/bulk', {
    token,
    json: { action: 'update', ids: [person.id, manager.id], set: { permission_groups: [group, high] } },
  })
  expect(JSON.stringify(body)).not.toContain('"ok":true')
  await server.db.execute('update permission_group set deleted_at = now() where id = $1', [cashiers])
  expect(await join(person, [group, cashiers])).toMatch(/^4/)
})
