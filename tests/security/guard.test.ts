import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guard } from '#api/auth/plugin.ts'
import { call, openTestServer, type TestServer } from '#tests/support/server/test-server.ts'
import { addBuildings, addPerson, give, right, tokenFor } from '#tests/support/server/people.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await addBuildings(server)
})
afterAll(() => server.close())

test.each([undefined, '', 'manage_nothing.read', 'manage_block.fly', 'manage_block.read,'])(
  'a route with permission %j stops the server from starting',
  (permission) => {
    const app = Fastify()
    guard(app, server.services)
    expect(() =>
      app.get('/x', { config: permission === undefined ? {} : { permission } }, async () => ({})),
    ).toThrow('/x')
  },
)

test.each([
  '/v1/%6danage/blocks',
  '//v1/manage/blocks',
  '/V1/manage/blocks',
  '/v1/./manage/blocks',
  '/v1/x/%2e%2e/manage/blocks',
  '/v1/manage/blocks/',
  '/v1/manage/blocks;x',
  '/v1/manage%2fblocks',
  '/v1/manage/blocks%00',
])('%s without a token opens nothing', async (path) => {
  expect((await call(server, `GET ${path}`)).status).toBeGreaterThanOrEqual(400)
})

test.each([
  '',
  'Bearer',
  'Bearer ',
  'Bearer null',
  'Bearer undefined',
  `Bearer ${'a'.repeat(43)}`,
  `Basic ${'a'.repeat(43)}`,
  `Bearer ${'a'.repeat(5_000)}`,
])('authorization "%s" is nobody’s', async (authorization) => {
  const { status, body } = await call(server, 'GET /v1/manage/blocks', { headers: { authorization } })
  expect([status, body.errorCode]).toEqual([401, 'user_unauthorized'])
})

test('the building that is asked about decides; without one any building’s right will do', async () => {
  const person = await addPerson(server)
  const token = await tokenFor(server, person)
  const blocks = async (query = '') => (await call(server, `GET /v1/manage/blocks${query}`, { token })).status
  expect(await blocks()).toBe(403)
  await give(server, person, '1', [right('manage_block', 'read')])
  server.services.hub.send({ type: 'access' })
  expect([
    await blocks(),
    await blocks('?building_id=1'),
    await blocks('?building_id=2'),
    await blocks('?building_id=999'),
  ]).toEqual([200, 200, 403, 403])
})

test('refused calls are logged, each route once a minute', async () => {
  const person = await addPerson(server)
  const token = await tokenFor(server, person)
  for (let round = 0; round < 5; round++) await call(server, 'GET /v1/manage/blocks', { token })
  await server.services.background.drain()
  const rows = await server.db.query('select action, record_title from log where actor_id = $1', [person.id])
  expect(rows).toEqual([{ action: 'denied', record_title: '/v1/manage/blocks' }])
})

test('the outbox is there for org_admins, of their own organisation', async () => {
  const [admin, member, other] = [
    await addPerson(server, { type: 'org_admin' }),
    await addPerson(server),
    await addPerson(server, { type: 'org_admin', organisationId: '2' }),
  ]
  await call(server, 'POST /v1/auth/forgot-password', { json: { username: member.email } })
  await server.services.background.drain()
  const outbox = async (who: typeof admin) =>
    call(server, 'GET /v1/manage/outbox', { token: await tokenFor(server, who) })
  expect((await outbox(admin)).body).toMatchObject({
    total: 1,
    data: [{ recipient: member.email, status: 'queued', body: expect.stringMatching(/\d{6}/) }],
  })
  expect((await outbox(member)).status).toBe(404)
  expect((await outbox(other)).body).toEqual({ data: [], total: 0 })
})

test('preferences are each user’s own, limited in size, and forgotten by null', async () => {
  const [one, two] = [
    await tokenFor(server, await addPerson(server)),
    await tokenFor(server, await addPerson(server)),
  ]
  const put = (key: string, json: unknown, token = one) =>
    call(server, `PUT /v1/manage/preferences/${key}`, { token, json })
  const content = { columns: ['code', 'name'], density: 'small', widths: { code: 120 } }
  expect((await put('list.apartment', { content })).status).toBe(200)
  expect((await call(server, 'GET /v1/manage/preferences/list.apartment', { token: one })).body).toEqual({
    data: { key: 'list.apartment', content },
  })
  expect((await call(server, 'GET /v1/manage/preferences', { token: one })).body).toEqual({
    data: { 'list.apartment': content },
  })
  expect(
    (await call(server, 'GET /v1/manage/preferences/list.apartment', { token: two })).body,
  ).toMatchObject({ data: { content: null } })
  expect((await put('list.apartment', { content: 'x'.repeat(20_000) })).status).toBe(422)
  expect((await put('__proto__', { content: 1 })).status).toBe(404)
  expect((await put('list.apartment', {})).status).toBe(422)
  const form = new FormData()
  form.append('content', '{"page":2}')
  await call(server, 'PUT /v1/manage/preferences/list.block', { token: one, form })
  for (const [text, refusal] of [
    ['['.repeat(8_000) + ']'.repeat(8_000), '400 too_deep'],
    [`[${'{},'.repeat(2_000)}0]`, '413 too_many_items'],
    ['{"__proto__":{"x":1}}', '400 forbidden_name'],
    ['{', '422 invalid_json'],
  ] as const) {
    const odd = new FormData()
    odd.append('content', text)
    const reply = await call(server, 'PUT /v1/manage/preferences/list.block', { token: one, form: odd })
    expect(`${reply.status} ${String(reply.body.errorCode)}`).toBe(refusal)
  }
  expect((await put('list.apartment', { content: null })).status).toBe(200)
  expect((await call(server, 'GET /v1/manage/preferences', { token: one })).body).toEqual({
    data: { 'list.block': { page: 2 } },
  })
})

test('all preferences of a user together stay small, since they are asked for at once', async () => {
  const token = await tokenFor(server, await addPerson(server))
  const put = async (key: string, content: unknown) =>
    (await call(server, `PUT /v1/manage/preferences/${key}`, { token, json: { content } })).status
  const statuses: number[] = []
  for (let at = 0; at < 20; at++) statuses.push(await put(`list.${at}`, 'x'.repeat(16_000)))
  expect(statuses).toEqual(Array.from({ length: 20 }, (_, at) => (at < 16 ? 200 : 422)))
  // What is there may still be made smaller, and forgotten.
  expect(await put('list.0', 'x')).toBe(200)
  expect(await put('list.1', null)).toBe(200)
  expect(await put('list.19', 'x'.repeat(16_000))).toBe(200)
})
