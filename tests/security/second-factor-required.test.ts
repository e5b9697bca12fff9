import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { moneyCodes, permissionCodeNames } from '#domain/permission.ts'
import { call, openTestServer, type TestServer, type Reply } from '#tests/support/server/test-server.ts'
import {
  addBuildings,
  addPerson,
  give,
  right,
  rightPassword,
  tokenFor,
  type Person,
} from '#tests/support/server/people.ts'
import { codeOf, demand, enrol, forgetStep } from '#tests/support/server/second-factor.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await addBuildings(server)
})
afterAll(() => server.close())
beforeEach(() => server.db.execute('delete from throttle'))
afterEach(() => demand(server, 'off'))

const said = ({ status, body }: Reply) => [status, body.errorCode]
const current = async (token: string) => said(await call(server, 'GET /v1/current-user', { token }))
const [open, required] = [
  [200, undefined],
  [403, 'second_factor_required'],
]

/** Someone in building 1 who holds these rights. */
async function holder(code: string, ...flags: string[]): Promise<Person> {
  const person = await addPerson(server)
  await give(server, person, '1', [right(code, ...flags)])
  return person
}

describe('who must have one', () => {
  test('the finance module and orders are what money codes are', () => {
    expect(moneyCodes).toContain('manage_order')
    expect(moneyCodes).toContain('manage_fee')
    expect(moneyCodes).not.toContain('manage_block')
    expect(permissionCodeNames).toContain('manage_block')
  })

  test.each([
    ['off', []],
    ['approvers', ['admin', 'approves fees', 'approves orders']],
    [
      'staff',
      ['admin', 'approves fees', 'approves orders', 'creates fees', 'approves contracts', 'no group'],
    ],
  ] as const)('%s obliges %j', async (policy, obliged) => {
    const people = {
      admin: await addPerson(server, { type: 'org_admin' }),
      'approves fees': await holder('manage_fee', 'read', 'approve'),
      'approves orders': await holder('manage_order', 'read', 'approve'),
      'creates fees': await holder('manage_fee', 'read', 'create', 'update', 'delete'),
      'approves contracts': await holder('manage_contract', 'read', 'approve'),
      'no group': await addPerson(server),
      resident: await addPerson(server, { type: 'org_resident' }),
      'another organisation': await addPerson(server, { type: 'org_admin', organisationId: '2' }),
    }
    await demand(server, policy)
    const shut: string[] = []
    for (const [name, person] of Object.entries(people)) {
      const reply = await current(await tokenFor(server, person))
      if (reply[1] === 'second_factor_required') shut.push(name)
      else expect(reply).toEqual(open)
    }
    expect(shut).toEqual(obliged)
  })

  test('a right to approve obliges from the next request on, and so does the setting; enrolling frees', async () => {
    const person = await holder('manage_fee', 'read')
    const token = await tokenFor(server, person)
    await demand(server, 'approvers')
    expect(await current(token)).toEqual(open)
    await give(server, person, '2', [right('manage_debt', 'read', 'approve')])
    server.services.hub.send({ type: 'access' })
    expect(await current(token)).toEqual(required)
    const done = await enrol(server, person, token)
    expect(await current(done.token)).toEqual(open)

    // Set up again: switching it off is allowed, and closes everything immediately.
    await forgetStep(server, person)
    const off = await call(server, 'POST /v1/auth/second-factor/disable', {
      token: done.token,
      json: { current_password: rightPassword, code: codeOf(done) },
    })
    expect([off.status, await current(done.token)]).toEqual([200, required])
  })
})

describe('a session that must enrol', () => {
  const openTo = [
    'GET /v1/auth/second-factor',
    'POST /v1/auth/logout',
    'POST /v1/auth/second-factor/confirm',
    'POST /v1/auth/second-factor/enrol',
  ]

  test('can call nothing else, on any route that there is', async () => {
    const person = await addPerson(server, { type: 'org_admin' })
    const token = await tokenFor(server, person)
    await demand(server, 'staff')
    const described = await server.app.inject({ url: '/v1/openapi.json' })
    const { paths } = described.json<{ paths: Record<string, Record<string, { 'x-permission': string }>> }>()
    const answered: string[] = []
    let refused = 0
    const all = Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, told]) => ({ path, method: method.toUpperCase(), told })),
    )
    for (const { path, method, told } of all) {
      const name = `${method} ${path}`
      if (name === 'POST /v1/auth/logout') continue
      const ask = async (headers: Record<string, string>) => {
        const reply = await server.app.inject({
          method: method as 'GET',
          url: path.replaceAll(/\{[^}]+\}/g, '1'),
          headers: { 'client-id': '3', ...headers },
          ...(method === 'GET' || method === 'DELETE' ? {} : { payload: {} }),
        })
        return {
          status: reply.statusCode,
          code:
            reply.headers['content-type']?.includes('json') === true
              ? reply.json<{ errorCode?: string }>().errorCode
              : undefined,
        }
      }
      const reply = await ask({ authorization: `Bearer ${token}` })
      if (told['x-permission'] === 'public') expect({ name, ...reply }).toEqual({ name, ...(await ask({})) })
      else if (reply.status === 403 && reply.code === 'second_factor_required') refused++
      else answered.push(name)
    }
    expect([...answered, 'POST /v1/auth/logout'].toSorted()).toEqual(openTo)
    expect(refused).toBeGreaterThan(400)
    const out = await call(server, 'POST /v1/auth/logout', { token })
    expect([out.status, await current(token)]).toEqual([200, [401, 'user_unauthorized']])
  })

  const closing = (token: string) =>
    new Promise<number>((resolve, reject) => {
      const socket = new WebSocket(`${server.address.replace('http', 'ws')}/v1/ws?type=manage&token=${token}`)
      socket.on('close', resolve)
      socket.on('error', reject)
    })

  test('gets no websocket, neither by its token nor by a ticket of before, and loses the one that it has', async () => {
    const person = await addPerson(server)
    const token = await tokenFor(server, person)
    const { body } = await call(server, 'POST /v1/manage/live/ticket', { token })
    const { ticket } = body.data as { ticket: string }
    const held = new WebSocket(`${server.address.replace('http', 'ws')}/v1/ws?type=manage&token=${token}`)
    const heard: string[] = []
    const lost = new Promise<number>((resolve) => held.on('close', resolve))
    await new Promise((resolve) => held.on('open', resolve))
    held.send('{"type":"ping"}')
    await new Promise((resolve) => held.once('message', resolve))
    held.on('message', (data) =>
      heard.push((JSON.parse((data as Buffer).toString()) as { type: string }).type),
    )

    await demand(server, 'staff')
    expect(await lost).toBe(4401)
    expect(heard).toEqual(['access_changed'])
    expect([await closing(token), await closing(ticket)]).toEqual([4401, 4401])
  })

  test('is what the right password gives, and the first code makes it whole', async () => {
    const person = await addPerson(server)
    await demand(server, 'staff')
    const login = await call(server, 'POST /v1/auth/login', {
      json: { username: person.email, password: rightPassword, remember: true },
    })
    const { access_token } = login.body.data as { access_token: string }
    expect(await current(access_token)).toEqual(required)
    const status = await call(server, 'GET /v1/auth/second-factor', { token: access_token })
    expect(status.body.data).toMatchObject({ enabled_at: null, must_enrol: true, recovery_codes_left: 0 })
    const done = await enrol(server, person, access_token)
    expect([await current(access_token), await current(done.token)]).toEqual([
      [401, 'user_unauthorized'],
      open,
    ])
  })
})

describe('the setting', () => {
  const put = (token: string, json: object) =>
    call(server, 'PUT /v1/manage/setting/second-factor', { token, json })
  const good = { policy: 'approvers', current_password: rightPassword }

  test('is an administrator’s, who has a second factor, with the password; the log tells', async () => {
    const admin = await addPerson(server, { type: 'org_admin' })
    const token = await tokenFor(server, admin)
    expect((await put(await tokenFor(server, await addPerson(server)), good)).status).toBe(404)
    expect(said(await put(token, good))).toEqual([409, 'second_factor_own_first'])
    const done = await enrol(server, admin, token)
    expect((await put(done.token, { ...good, current_password: 'no' })).body.errors).toEqual({
      current_password: ['invalid_current_password'],
    })
    expect((await put(done.token, { ...good, policy: 'everybody' })).body.errors).toEqual({
      policy: ['invalid_option'],
    })
    const approver = await tokenFor(server, await holder('manage_fee', 'read', 'approve'))
    expect(await current(approver)).toEqual(open)
    expect((await put(done.token, good)).body.data).toMatchObject({ policy: 'approvers', own_enabled: true })
    expect(await current(approver)).toEqual(required)
    const lines = await server.db.query<{ changes: unknown }>(
      `select changes from log where actor_id = $1 and action = 'second_factor_policy_changed'`,
      [admin.id],
    )
    expect(lines).toEqual([{ changes: [{ field: 'second_factor', before: 'off', after: 'approvers' }] }])
  })

  test('says how many each choice obliges', async () => {
    const admin = await addPerson(server, { type: 'org_admin', organisationId: '2' })
    const member = await addPerson(server, { organisationId: '2' })
    await give(server, member, '3', [right('manage_voucher', 'read', 'approve')])
    await addPerson(server, { organisationId: '2' })
    await addPerson(server, { organisationId: '2', type: 'org_resident' })
    const before = await call(server, 'GET /v1/manage/setting/second-factor', {
      token: await tokenFor(server, admin),
    })
    const { staff, staff_without, approvers, approvers_without } = before.body.data as Record<string, number>
    expect([staff! - approvers!, staff_without! - approvers_without!]).toEqual([1, 1])
    const { token } = await enrol(server, admin)
    const after = await call(server, 'GET /v1/manage/setting/second-factor', { token })
    expect(after.body.data).toMatchObject({
      staff,
      staff_without: staff_without! - 1,
      approvers_without: approvers_without! - 1,
    })
  })
})
