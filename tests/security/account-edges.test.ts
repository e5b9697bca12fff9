import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { call, openTestServer, type TestServer } from '#tests/support/server/test-server.ts'
import { addBuildings, addPerson, give, right, tokenFor, type Person } from '#tests/support/server/people.ts'

// An account belongs to the buildings of its groups, of its resident, or to the one where it was made. Managers of
// accounts elsewhere neither see nor change it, by any call.
let server: TestServer
let manager: string
let other: string
let admin: string
let othersGroup: string
let victim: Person
beforeAll(async () => {
  server = await openTestServer()
  await addBuildings(server)
  const all = ['read', 'create', 'update', 'delete']
  const managing = [
    right('manage_account', ...all),
    right('manage_permission_group', 'read'),
    right('manage_resident', 'read'),
  ]
  const [first, second] = [await addPerson(server), await addPerson(server)]
  await give(server, first, '1', managing)
  othersGroup = await give(server, second, '2', [...managing, right('manage_warehouse', ...all)])
  manager = await tokenFor(server, first)
  other = await tokenFor(server, second)
  admin = await tokenFor(server, await addPerson(server, { type: 'org_admin' }))
})
afterAll(() => server.close())

let residents = 0
async function addResident(buildingId: string): Promise<string> {
  const [row] = await server.db.query<{ id: string }>(
    `insert into resident (building_id, code, full_name, gender, nationality, resident_type, status)
     values ($1, $2, 'Nguyễn Thị Sen', 'female', 'vietnam', 'householder', 'using') returning id`,
    [buildingId, `R${++residents}`],
  )
  return row?.id ?? ''
}

async function addResidentAccount(buildingId: string): Promise<Person> {
  const person = await addPerson(server, { type: 'org_resident' })
  await server.db.execute('update account set resident_id = $2 where id = $1', [
    person.id,
    await addResident(buildingId),
  ])
  return person
}

const send = async (token: string, request: string, json?: unknown) => {
  const [method = '', path = ''] = request.split(' ')
  return call(server, `${method} /v1/manage/${path}`, {
    token,
    ...(json === undefined ? {} : { json }),
  })
}
const said = async (reply: ReturnType<typeof send>) => {
  const { status, body } = await reply
  return status < 300 ? String(status) : `${status} ${String(body.errorCode)}`
}
const idsSeen = async (token: string, query = '') => {
  const { body } = await send(token, `GET org-members?limit=all${query}`)
  return (body.users as { id: string }[]).map(({ id }) => id)
}
const asStored = async ({ id }: Person) =>
  (await server.db.query('select * from account where id = $1', [id]))[0]

/** Made by a call, as the console makes one. */
let made = 0
async function create(token: string, values: object = {}): Promise<Person> {
  const email = `made${++made}@example.com`
  const json = { name: `Made ${made}`, email, type: 'org_member', ...values }
  const reply = await send(token, 'POST org-members', json)
  expect([reply.status, reply.body.errorCode]).toEqual([201, undefined])
  return { id: (reply.body.data as { id: string }).id, email, phone: '' }
}

beforeEach(async () => {
  victim = await addResidentAccount('1')
})

describe('an account of building 1, in no group, for who manages accounts of building 2', () => {
  test('is not there to be read', async () => {
    expect(await said(send(other, `GET org-members/${victim.id}`))).toBe('404 record_not_found')
    expect(await said(send(other, `GET org-members/${victim.id}/history`))).toBe('404 record_not_found')
    for (const query of [
      '',
      '&trashed=with',
      `&keyword=${victim.email}`,
      `&id[in]=${victim.id}`,
      '&is_include_org_admin=1',
      '&type=org_resident',
      '&permission_groups[null]=1',
      '&building_id=2',
    ])
      expect([query, await idsSeen(other, query)]).toEqual([query, expect.not.arrayContaining([victim.id])])
    expect(await idsSeen(manager)).toContain(victim.id)
    const sheet = await send(other, 'GET org-members/export?format=csv')
    expect(sheet.body.text).not.toContain(victim.email)
    expect(await said(send(other, 'GET org-members?created_by=1'))).toBe('422 unknown_field')
    expect(await said(send(other, `GET org-members?building_id=1`))).toBe('403 forbidden')
  })

  test.each([
    { name: 'x' },
    { email: 'taken-over@example.com' },
    { phone_number: '0911111111' },
    { type: 'org_member' },
    { resident_id: null },
    { permission_groups: 'own' },
    { name: 'x', building_id: '2' },
  ])('is not there to be changed: %j', async (changes) => {
    const before = await asStored(victim)
    const json = 'permission_groups' in changes ? { permission_groups: [othersGroup] } : changes
    for (const method of ['PATCH', 'PUT'])
      expect(await said(send(other, `${method} org-members/${victim.id}`, json))).toMatch(/^404|^422/)
    expect(await said(send(other, `PATCH org-members/${victim.id}`, json))).toBe('404 record_not_found')
    expect(await asStored(victim)).toEqual(before)
  })

  test('gets no password, typed or by a link', async () => {
    const before = await asStored(victim)
    for (const token of [other, manager, admin])
      expect(
        await said(send(token, `PATCH org-members/${victim.id}`, { password: 'Sân thượng có mưa 27' })),
      ).toMatch(/^4/)
    expect(await said(send(other, `POST org-members/${victim.id}/send_link`, {}))).toBe(
      '404 record_not_found',
    )
    expect(await asStored(victim)).toEqual(before)
  })

  test('is not there to be disabled, deleted, enabled or brought back, one by one or many at once', async () => {
    const rowsOf = async (reply: ReturnType<typeof send>) =>
      ((await reply).body.data as { ok: boolean; errorCode?: string }[]).map(({ ok, errorCode }) => [
        ok,
        errorCode,
      ])
    const gone = [[false, 'record_not_found']]
    expect(await said(send(other, `POST org-members/${victim.id}/disable`, {}))).toBe('404 record_not_found')
    expect(await rowsOf(send(other, 'POST org-members/bulk/disable', { ids: [victim.id] }))).toEqual(gone)
    expect(await said(send(other, `DELETE org-members/${victim.id}`))).toBe('404 record_not_found')
    expect(await rowsOf(send(other, `DELETE org-members?ids=${victim.id}`))).toEqual(gone)
    expect(await said(send(manager, `POST org-members/${victim.id}/disable`, {}))).toBe('200')
    expect(await said(send(other, `POST org-members/${victim.id}/enable`, {}))).toBe('404 record_not_found')
    expect(await said(send(manager, `DELETE org-members/${victim.id}`))).toBe('200')
    expect(await said(send(other, `POST org-members/${victim.id}/restore`, {}))).toBe('404 record_not_found')
    expect(await said(send(manager, `POST org-members/${victim.id}/restore`, {}))).toBe('200')
  })
})

describe('an account in no group and of no resident', () => {
  test('belongs to the building where it was made', async () => {
    const hers = await create(manager)
    const named = await create(other, { building_id: '2' })
    const adminsIn2 = await create(admin, { building_id: '2' })
    expect(await idsSeen(manager)).toEqual(expect.arrayContaining([hers.id]))
    for (const { id } of [named, adminsIn2]) {
      expect(await idsSeen(manager)).not.toContain(id)
      expect(await said(send(manager, `PATCH org-members/${id}`, { name: 'x' }))).toBe('404 record_not_found')
      expect(await idsSeen(other)).toContain(id)
    }
    expect(await idsSeen(other)).not.toContain(hers.id)
    expect(await said(send(other, `PATCH org-members/${named.id}`, { name: 'Another name' }))).toBe('200')
    expect(await said(send(other, `PATCH org-members/${named.id}`, { home_building_id: '1' }))).toBe(
      '422 read_only',
    )
  })

  test('is not made in a building where one may not make accounts', async () => {
    const values = { name: 'x', email: 'nowhere@example.com', type: 'org_member' }
    expect(await said(send(other, 'POST org-members', { ...values, building_id: '1' }))).toBe('403 forbidden')
    const items = [{ ...values, building_id: '1' }]
    expect(await said(send(other, 'POST org-members', { items }))).toBe('403 forbidden')
  })

  test('that nobody knows the maker of is the administrators’', async () => {
    const stray = await addPerson(server)
    for (const token of [manager, other]) {
      expect(await idsSeen(token)).not.toContain(stray.id)
      expect(await said(send(token, `GET org-members/${stray.id}`))).toBe('404 record_not_found')
    }
    expect(await said(send(admin, `PATCH org-members/${stray.id}`, { name: 'x' }))).toBe('200')
  })

  test('leaves the building where it was made for that of its group', async () => {
    const person = await create(other)
    const group = await give(server, undefined, '1', [])
    expect(await said(send(admin, `PATCH org-members/${person.id}`, { permission_groups: [group] }))).toBe(
      '200',
    )
    expect(await said(send(other, `PATCH org-members/${person.id}`, { email: 'mine@example.com' }))).toBe(
      '404 record_not_found',
    )
    // A group in the trash may be restored with its rights.
    await server.db.execute('update permission_group set deleted_at = now() where id = $1', [group])
    expect(await said(send(other, `GET org-members/${person.id}`))).toBe('404 record_not_found')
  })
})

test('who may not read a resident of another building is told no more of one that is there', async () => {
  const person = await addPerson(server)
  await give(server, person, '2', [right('manage_account', 'read', 'create', 'update', 'delete')])
  const token = await tokenFor(server, person)
  const own = await create(token)
  for (const id of [await addResident('1'), '999999']) {
    const { status, body } = await send(token, `PATCH org-members/${own.id}`, {
      type: 'org_resident',
      resident_id: id,
    })
    expect([status, body.errors]).toEqual([422, { resident_id: ['invalid_reference'] }])
  }
})

test('nobody makes or moves an account into a resident of another building', async () => {
  const residentId = await addResident('1')
  // With the right to read residents there, but not to manage accounts.
  const person = await addPerson(server)
  const all = ['read', 'create', 'update', 'delete']
  await give(server, person, '2', [right('manage_account', ...all)])
  await give(server, person, '1', [right('manage_resident', 'read')])
  const token = await tokenFor(server, person)
  const values = {
    name: 'x',
    email: 'as-resident@example.com',
    type: 'org_resident',
    resident_id: residentId,
  }
  expect(await said(send(token, 'POST org-members', values))).toBe('403 account_elsewhere')
  const own = await create(token)
  expect(
    await said(send(token, `PATCH org-members/${own.id}`, { type: 'org_resident', resident_id: residentId })),
  ).toBe('403 account_elsewhere')
})

describe('an account of two buildings', () => {
  let both: Person
  let groups: [string, string]
  beforeEach(async () => {
    both = await addPerson(server)
    groups = [await give(server, both, '1', []), await give(server, both, '2', [])]
  })

  test('is seen by either’s managers, and changed as a whole only by who manages accounts in both', async () => {
    for (const token of [manager, other]) {
      expect(await idsSeen(token)).toContain(both.id)
      for (const changes of [{ name: 'x' }, { email: 'x2@example.com' }, { phone_number: '0922222222' }])
        expect(await said(send(token, `PATCH org-members/${both.id}`, changes))).toBe('403 account_elsewhere')
      for (const call of ['POST disable', 'POST send_link'])
        expect(await said(send(token, call.replace(' ', ` org-members/${both.id}/`), {}))).toBe(
          '403 account_elsewhere',
        )
      expect(await said(send(token, `DELETE org-members/${both.id}`))).toBe('403 account_elsewhere')
    }
    expect(await said(send(admin, `POST org-members/${both.id}/disable`, {}))).toBe('200')
    expect(await said(send(other, `POST org-members/${both.id}/enable`, {}))).toBe('403 account_elsewhere')
    expect(await said(send(admin, `DELETE org-members/${both.id}`))).toBe('200')
    expect(await said(send(other, `POST org-members/${both.id}/restore`, {}))).toBe('403 account_elsewhere')
  })

  test('leaves a group by who manages accounts in that group’s building alone', async () => {
    const put = (token: string, ids: string[], more: object = {}) =>
      said(send(token, `PATCH org-members/${both.id}`, { permission_groups: ids, ...more }))
    expect(await put(manager, [groups[0]])).toBe('403 rights_exceeded')
    expect(await put(manager, [groups[1]], { name: 'x' })).toBe('403 account_elsewhere')
    expect(await put(manager, [groups[1]])).toBe('200')
    expect(await said(send(manager, `GET org-members/${both.id}`))).toBe('404 record_not_found')
    expect(await said(send(other, `PATCH org-members/${both.id}`, { name: 'x' }))).toBe('200')
  })
})

test('the right to read accounts here and to change them elsewhere changes none here', async () => {
  const person = await addPerson(server)
  await give(server, person, '1', [right('manage_account', 'read')])
  await give(server, person, '2', [right('manage_account', 'read', 'create', 'update', 'delete')])
  const token = await tokenFor(server, person)
  expect(await idsSeen(token)).toContain(victim.id)
  for (const request of [
    `PATCH org-members/${victim.id}`,
    `POST org-members/${victim.id}/disable`,
    `POST org-members/${victim.id}/send_link`,
    `DELETE org-members/${victim.id}`,
  ])
    expect(await said(send(token, request, request.startsWith('PATCH') ? { name: 'x' } : undefined))).toBe(
      '403 account_elsewhere',
    )
})

test('one’s own account is always there', async () => {
  const stray = await addPerson(server)
  await give(server, stray, '2', [right('manage_account', 'read')])
  const token = await tokenFor(server, stray)
  expect(await said(send(token, `GET org-members/${stray.id}`))).toBe('200')
  expect(await idsSeen(token)).toContain(stray.id)
})
