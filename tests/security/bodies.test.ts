import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { limits } from '#api/http/limits.ts'
import { call, openTestServer, type TestServer } from '#tests/support/server/test-server.ts'
import {
  addBuildings,
  addPerson,
  give,
  right,
  rightPassword,
  tokenFor,
  type Person,
} from '#tests/support/server/people.ts'

const mib = 1024 * 1024

let server: TestServer
const sockets: Socket[] = []
beforeAll(async () => {
  server = await openTestServer({ formBytesAtOnce: 5 * mib })
  await addBuildings(server)
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})
afterAll(() => server.close())

interface Sent {
  readonly headers: Readonly<Record<string, string>>
  /** The part of the body that is sent; the rest never comes. */
  readonly begun: string
}

/** A request whose body does not end. Resolves with the status as soon as there is a reply. */
function beginRequest(request: string, { headers, begun }: Sent): Promise<number> {
  const { hostname, port } = new URL(server.address)
  const lines = Object.entries({ host: 'x', 'client-id': '3', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  const socket = connect(Number(port), hostname)
  sockets.push(socket)
  socket.write(`${request} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${begun}`)
  return new Promise((resolve, reject) => {
    socket.once('data', (data: Buffer) => resolve(Number(data.toString('latin1').slice(9, 12))))
    socket.once('error', reject)
  })
}
const json = (length: number, more: Readonly<Record<string, string>> = {}) => ({
  headers: { 'content-type': 'application/json', 'content-length': String(length), ...more },
  begun: '{"a":"b',
})
const authorised = (token: string) => ({ authorization: `Bearer ${token}` })
const login = (username: string) => {
  const form = new FormData()
  form.set('username', username)
  form.set('password', rightPassword)
  return call(server, 'POST /v1/auth/login', { form })
}

test('no long body of a stranger is read', async () => {
  for (const path of ['/v1/auth/login', '/v1/auth/forgot-password', '/v1/auth/set-password'])
    expect(await beginRequest(`POST ${path}`, json(mib))).toBe(413)
  expect(await beginRequest('POST /v1/nowhere', json(mib))).toBe(404)
  expect(await beginRequest('POST /nowhere', json(mib))).toBe(404)
  expect(await beginRequest('POST /v1/manage/blocks', json(mib))).toBe(401)
  const form = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': String(mib) }
  expect(await beginRequest('POST /v1/auth/login', { headers: form, begun: '--b\r\n' })).toBe(413)
})

test('bodies of one account that do not end leave room for those of others, and come to an end', async () => {
  const [greedy, other] = [await addPerson(server), await addPerson(server)]
  const [token, othersToken] = [await tokenFor(server, greedy), await tokenFor(server, other)]
  const chunked = {
    headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked', ...authorised(token) },
    begun: '1\r\n{\r\n',
  }
  const replies: number[] = []
  for (let at = 0; at < 60; at++)
    void beginRequest('PATCH /v1/auth/profile', at % 2 === 0 ? json(mib, authorised(token)) : chunked).then(
      (status) => replies.push(status),
      () => undefined,
    )
  await expect.poll(() => replies.length).toBe(60 - 16)
  expect(new Set(replies)).toEqual(new Set([429]))
  const save = (own: string) =>
    call(server, 'PATCH /v1/auth/profile', { token: own, json: { language: 'en' } })
  expect((await save(token)).status).toBe(429)
  expect((await save(othersToken)).status).toBe(200)

  for (const socket of sockets.splice(0)) socket.destroy()
  await expect.poll(async () => (await save(token)).status).toBe(200)
  for (let round = 0; round < 40; round++) expect((await save(token)).status).toBe(200)
})

test('forms that do not end do not keep an office from signing in', async () => {
  const person = await addPerson(server)
  const form = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': '1000' }
  const begun = '--b\r\ncontent-disposition: form-data; name="username"\r\n\r\nsomebody'
  for (let at = 0; at < 40; at++)
    void beginRequest('POST /v1/auth/login', { headers: form, begun }).catch(() => undefined)
  await expect.poll(() => sockets.every(({ connecting }) => !connecting)).toBe(true)
  await expect.poll(async () => (await login(person.email)).status).toBe(200)
})

test('forms of many accounts that do not end take bounded memory, and give it back', async () => {
  const upload = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': String(8 * mib) }
  const begun = `--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n${'x'.repeat(mib)}`
  const replies: number[] = []
  const begin = async () => {
    const token = await tokenFor(server, await addPerson(server))
    for (let at = 0; at < 2; at++)
      void beginRequest('POST /v1/manage/storage/media', {
        headers: { ...upload, ...authorised(token) },
        begun,
      }).then(
        (status) => replies.push(status),
        () => undefined,
      )
  }
  for (let at = 0; at < 6; at++) await begin()
  // Long before each of them would be cut off for being slow.
  await expect
    .poll(() => replies.length, { timeout: limits.requestTimeout / 2 })
    .toBeGreaterThanOrEqual(12 - 5)
  expect(new Set(replies)).toEqual(new Set([503]))
  // Calls without a form go on.
  const token = await tokenFor(server, await addPerson(server))
  expect((await call(server, 'GET /v1/current-user', { token })).status).toBe(200)

  for (const socket of sockets.splice(0)) socket.destroy()
  const form = () => {
    const own = new FormData()
    own.set('file', new File(['x'.repeat(mib)], 'note.txt', { type: 'text/plain' }))
    return own
  }
  const send = async () =>
    (await call(server, 'POST /v1/manage/storage/media', { token, form: form() })).status
  await expect.poll(send).not.toBe(503)
  for (let round = 0; round < 8; round++) expect(await send()).not.toBe(503)
})

const losses: [string, number, (one: Person, token: string, admin: string) => Promise<unknown>][] = [
  [
    'a disabled account',
    401,
    ({ id }, _token, admin) =>
      call(server, `POST /v1/manage/org-members/${id}/disable`, { token: admin, json: {} }),
  ],
  [
    'no group any more',
    403,
    ({ id }, _token, admin) =>
      call(server, `PATCH /v1/manage/org-members/${id}`, { token: admin, json: { permission_groups: [] } }),
  ],
  [
    'the right in another building only',
    403,
    async ({ id }) => {
      await server.db.execute(
        `update permission_group set building_id = 2 where id in
          (select permission_group_id from account_permission_groups where account_id = $1)`,
        [id],
      )
      server.services.hub.send({ type: 'access', accountIds: [id] })
    },
  ],
  ['a session that was signed out', 401, (_one, token) => call(server, 'POST /v1/auth/logout', { token })],
]
const fields = { building_id: '1', code: 'LATE', name: 'Late block' }
const part = ([name, value]: [string, string]) =>
  `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const wholeBodies = {
  'application/json': JSON.stringify(fields),
  'multipart/form-data; boundary=b': `${Object.entries(fields).map(part).join('')}--b--\r\n`,
}

test.each(
  losses.flatMap(([left, status, lose]) =>
    Object.entries(wholeBodies).map(([type, body]) => ({ left, status, lose, type, body })),
  ),
)('a body ($type) whose end comes from $left writes nothing', async ({ status, lose, type, body }) => {
  const [person, admin] = [await addPerson(server), await addPerson(server, { type: 'org_admin' })]
  await give(server, person, '1', [right('manage_block', 'create')])
  const [token, adminToken] = [await tokenFor(server, person), await tokenFor(server, admin)]
  const sending = httpRequest(`${server.address}/v1/manage/blocks`, {
    method: 'POST',
    headers: {
      'client-id': '3',
      'content-type': type,
      'content-length': String(body.length),
      ...authorised(token),
    },
  })
  sending.write(body.slice(0, 20))
  // The guard has let the request in.
  await expect.poll(() => server.services.principals.isFamiliar(token)).toBe(true)
  await lose(person, token, adminToken)
  sending.end(body.slice(20))
  const [reply] = (await once(sending, 'response')) as [IncomingMessage]
  reply.resume()
  expect(reply.statusCode).toBe(status)
  expect(await server.db.query(`select from block where code = 'LATE'`)).toEqual([])
})
