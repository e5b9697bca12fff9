import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { createEvents } from '#api/events/events.ts'
import { notify } from '#api/notifications/notifications.ts'
import { call, openTestServer, type TestServer } from '#tests/support/server/test-server.ts'
import { addBuildings, addPerson, give, right, tokenFor } from '#tests/support/server/people.ts'
import { crowding } from '#tests/support/server/crowding.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await addBuildings(server)
})
afterAll(() => server.close())

type Message = Readonly<Record<string, unknown>>
interface Listener {
  readonly messages: Message[]
  readonly closed: Promise<number>
  readonly socket: WebSocket
}

function connect(query: string, headers: Record<string, string> = {}): Listener {
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}/v1/ws?${query}`, { headers })
  const messages: Message[] = []
  socket.on('message', (data: Buffer) => messages.push(JSON.parse(data.toString())))
  socket.on('error', () => undefined)
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  // As the console does: the first ping goes out with the opening, before the server has looked at the token.
  socket.on('open', () => socket.send('{"type":"ping"}'))
  return { messages, closed, socket }
}

/** A socket that has received its first pong. */
async function listening(token: string): Promise<Listener> {
  const listener = connect(`type=manage&token=${token}`)
  await expect.poll(() => listener.messages).toContainEqual({ type: 'pong' })
  return listener
}
const changesIn = ({ messages }: Listener) => messages.filter(({ type }) => type === 'changed')

test.each([
  ['no token', 'type=manage'],
  ['an unknown token', `type=manage&token=${'a'.repeat(43)}`],
  ['a malformed token', 'type=manage&token=1%27%20or%201'],
])('with %s it is closed within a second and hears nothing', async (_title, query) => {
  const started = Date.now()
  const listener = connect(query)
  expect(await listener.closed).toBe(4401)
  expect(Date.now() - started).toBeLessThan(1_000 * crowding())
  expect(listener.messages).toEqual([])
})

test('an expired token and another type are refused too', async () => {
  const token = await tokenFor(server, await addPerson(server))
  expect(await connect(`type=resident&token=${token}`).closed).toBe(4401)
  await server.db.execute(`update session set expires_at = now() - interval '1 second'`)
  expect(await connect(`type=manage&token=${token}`).closed).toBe(4401)
})

test('a socket is closed within seconds of the end of its session, which nobody tells of', async () => {
  const person = await addPerson(server)
  const token = await tokenFor(server, person)
  await server.db.execute(
    `update session set expires_at = now() + interval '2 seconds' where account_id = $1`,
    [person.id],
  )
  const { closed, socket } = await listening(token)
  await expect.poll(() => socket.readyState, { timeout: 10_000 }).toBe(WebSocket.CLOSED)
  expect(await closed).toBe(4401)
})

test('a foreign page gets no socket, our own does', async () => {
  const token = await tokenFor(server, await addPerson(server))
  const foreign = connect(`type=manage&token=${token}`, { origin: 'https://evil.example' })
  const answer = await new Promise((resolve) => {
    foreign.socket.on('unexpected-response', (_request, response) => resolve(response.statusCode))
    foreign.socket.on('open', () => resolve('open'))
  })
  expect(answer).toBe(403)
  const own = connect(`type=manage&token=${token}`, { origin: server.address })
  await expect.poll(() => own.messages).toContainEqual({ type: 'pong' })
})

test('a ticket opens one socket, once', async () => {
  const token = await tokenFor(server, await addPerson(server))
  const { body } = await call(server, 'POST /v1/manage/live/ticket', { token })
  const { ticket } = body.data as { ticket: string }
  await listening(ticket)
  expect(await connect(`type=manage&token=${ticket}`).closed).toBe(4401)
})

test('a thousand changes in another building are not heard, and those of one’s own are', async () => {
  const person = await addPerson(server)
  await give(server, person, '1', [right('manage_block', 'read')])
  await give(server, person, '2', [right('manage_apartment', 'read')])
  const listener = await listening(await tokenFor(server, person))
  const events = createEvents(server.services.hub)
  for (let index = 0; index < 1_000; index++)
    events.publish({ resource: 'block', buildingId: '2', ids: [String(index)], action: 'update' })
  events.publish({ resource: 'apartment', buildingId: '1', ids: ['1'], action: 'update' })
  events.publish({ resource: 'block', buildingId: null, organisationId: '1', ids: ['1'], action: 'update' })
  events.publish({ resource: 'account', buildingId: null, organisationId: '1', ids: ['1'], action: 'update' })
  events.publish({ resource: 'nothing', buildingId: '1', ids: ['1'], action: 'update' })
  events.publish({ resource: 'block', buildingId: '1', ids: ['7'], action: 'update' })
  await expect
    .poll(() => changesIn(listener))
    .toEqual([{ type: 'changed', resource: 'block', ids: ['7'], action: 'update' }])
})

test('changes of an account are heard in its buildings, before and after, and in no other', async () => {
  const listenerIn = async (building: string) => {
    const manager = await addPerson(server)
    await give(server, manager, building, [right('manage_account', 'read')])
    return listening(await tokenFor(server, manager))
  }
  const listeners = [await listenerIn('1'), await listenerIn('2')]
  const [person, admin] = [await addPerson(server), await addPerson(server, { type: 'org_admin' })]
  await give(server, person, '1', [])
  const elsewhere = await give(server, undefined, '2', [])
  const token = await tokenFor(server, admin)
  const save = (json: object) => call(server, `PATCH /v1/manage/org-members/${person.id}`, { token, json })
  /** What comes after the change tells that the change itself has been told, or not. */
  const marker = { resource: 'account', organisationId: '1', buildingId: null, ids: [], action: 'end' }
  const ends = async (count: number) => {
    createEvents(server.services.hub).publish({ ...marker, heardIn: ['1', '2'] })
    await expect
      .poll(() => listeners.map((one) => changesIn(one).filter(({ action }) => action === 'end').length))
      .toEqual([count, count])
    return listeners.map((one) => changesIn(one).length - count)
  }
  expect((await save({ name: 'Nguyễn Thị Sen' })).status).toBe(200)
  expect(await ends(1)).toEqual([1, 0])
  expect(
    (
      await call(server, 'PATCH /v1/auth/profile', {
        token: await tokenFor(server, person),
        json: { name: 'Sen' },
      })
    ).status,
  ).toBe(200)
  expect(await ends(2)).toEqual([2, 0])
  expect((await save({ permission_groups: [elsewhere] })).status).toBe(200)
  expect(await ends(3)).toEqual([3, 1])
  expect((await save({ name: 'Nguyễn Thị Sen' })).status).toBe(200)
  expect(await ends(4)).toEqual([3, 2])
})

test('an org_admin hears of their organisation and of no other', async () => {
  const admin = await addPerson(server, { type: 'org_admin' })
  const listener = await listening(await tokenFor(server, admin))
  const events = createEvents(server.services.hub)
  events.publish({ resource: 'block', buildingId: '3', ids: ['1'], action: 'create' })
  events.publish({ resource: 'file', buildingId: null, organisationId: '2', ids: ['2'], action: 'create' })
  events.publish({ resource: 'block', buildingId: '2', ids: ['3'], action: 'create' })
  events.publish({ resource: 'file', buildingId: null, organisationId: '1', ids: ['4'], action: 'create' })
  await expect.poll(() => changesIn(listener).map(({ ids }) => ids)).toEqual([['3'], ['4']])
})

test('changes at the organisation’s level need the right there: a building’s right is not enough', async () => {
  const person = await addPerson(server)
  await give(server, person, '1', [right('manage_coupon', 'read'), right('manage_exchange_rate', 'read')])
  const listener = await listening(await tokenFor(server, person))
  const events = createEvents(server.services.hub)
  const change = { buildingId: null, organisationId: '1', action: 'created' }
  events.publish({ ...change, resource: 'coupon', ids: ['7'] })
  events.publish({ ...change, resource: 'exchange_rate', ids: ['8'] })
  await expect.poll(() => changesIn(listener)).not.toEqual([])
  expect(changesIn(listener).map(({ resource }) => resource)).toEqual(['exchange_rate'])
  listener.socket.close()
})

test('a console is notified of a right taken away, and gets no later changes', async () => {
  const person = await addPerson(server)
  const group = await give(server, person, '1', [right('manage_block', 'read')])
  const listener = await listening(await tokenFor(server, person))
  const events = createEvents(server.services.hub)
  await server.db.execute(`update permission_group set group_permissions = '[]' where id = $1`, [group])
  events.publish({ resource: 'permission_group', buildingId: '1', ids: [group], action: 'update' })
  // Sent in the same moment, before the new map has been read.
  events.publish({ resource: 'block', buildingId: '1', ids: ['1'], action: 'update' })
  await expect.poll(() => listener.messages).toContainEqual({ type: 'access_changed' })
  // Events go out in their order: once another has heard the last one, this console would have heard the first.
  const other = await addPerson(server)
  await give(server, other, '1', [right('manage_block', 'read')])
  const witness = await listening(await tokenFor(server, other))
  events.publish({ resource: 'block', buildingId: '1', ids: ['2'], action: 'update' })
  await expect.poll(() => changesIn(witness)).not.toEqual([])
  expect(changesIn(listener)).toEqual([])
})

test('a session that ends while its socket opens hears nothing, and the socket is closed', async () => {
  const person = await addPerson(server)
  await give(server, person, '1', [right('manage_block', 'read')])
  const token = await tokenFor(server, person)
  const { body } = await call(server, 'POST /v1/manage/live/ticket', { token })
  const { principals, hub } = server.services
  const read = principals.ofSession.bind(principals)
  vi.spyOn(principals, 'ofSession').mockImplementationOnce(async (sessionId) => {
    const found = await read(sessionId)
    await call(server, 'POST /v1/auth/logout', { token })
    return found
  })
  const listener = connect(`type=manage&token=${(body.data as { ticket: string }).ticket}`)
  listener.socket.on('message', () =>
    createEvents(hub).publish({ resource: 'block', buildingId: '1', ids: ['1'], action: 'update' }),
  )
  await expect.poll(() => listener.socket.readyState).toBe(WebSocket.CLOSED)
  expect(await listener.closed).toBe(4401)
  expect(changesIn(listener)).toEqual([])
})

test('a change of one person’s rights notifies nobody else', async () => {
  const person = await addPerson(server)
  await give(server, person, '1', [right('manage_block', 'read')])
  const listener = await listening(await tokenFor(server, person))
  const events = createEvents(server.services.hub)
  events.publish({ resource: 'permission_group', buildingId: '2', ids: ['1'], action: 'update' })
  events.publish({ resource: 'block', buildingId: '1', ids: ['9'], action: 'update' })
  await expect.poll(() => changesIn(listener)).toHaveLength(1)
  expect(listener.messages).not.toContainEqual({ type: 'access_changed' })
})

test('a frame of a megabyte and a flood of small ones close the socket', async () => {
  const token = await tokenFor(server, await addPerson(server))
  const big = await listening(token)
  big.socket.send('x'.repeat(1024 * 1024 + 1))
  expect(await big.closed).toBe(1009)
  const many = await listening(token)
  for (let index = 0; index < 500; index++) many.socket.send('ping')
  expect(await many.closed).toBe(1008)
})

test('the eleventh socket of one user is closed, others keep theirs', async () => {
  const token = await tokenFor(server, await addPerson(server))
  const first = await Promise.all(Array.from({ length: 10 }, () => listening(token)))
  expect(await connect(`type=manage&token=${token}`).closed).toBe(4429)
  expect(first.every(({ socket }) => socket.readyState === WebSocket.OPEN)).toBe(true)
  await listening(await tokenFor(server, await addPerson(server)))
  first[0]?.socket.close()
  await first[0]?.closed
  await expect.poll(async () => (await listening(token)).socket.readyState).toBe(WebSocket.OPEN)
})

test('a client that never reads is cut off before half a megabyte waits for it', async () => {
  const person = await addPerson(server)
  await give(server, person, '1', [right('manage_block', 'read')])
  const listener = await listening(await tokenFor(server, person))
  const open = () => server.app.websocketServer.clients.size
  const before = open()
  listener.socket.pause()
  const events = createEvents(server.services.hub)
  const ids = Array.from({ length: 200 }, (_, index) => String(100_000_000_000 + index))
  await expect
    .poll(
      () => {
        for (let index = 0; index < 500; index++)
          events.publish({ resource: 'block', buildingId: '1', ids, action: 'update' })
        return open()
      },
      { interval: 20 },
    )
    .toBe(before - 1)
})

test('notifications reach their reader, and the list and its counts say the same', async () => {
  const [person, other] = [await addPerson(server), await addPerson(server)]
  const token = await tokenFor(server, person)
  const [mine, theirs] = [await listening(token), await listening(await tokenFor(server, other))]
  await notify(server.services, {
    accountIds: [person.id],
    message: 'Có 3 phản ánh mới',
    link: '/conversation',
    buildingId: '1',
  })
  await expect
    .poll(() => mine.messages.find(({ type }) => type === 'notification'))
    .toMatchObject({ message: 'Có 3 phản ánh mới', link: '/conversation', building_id: '1' })
  expect(theirs.messages.some(({ type }) => type === 'notification')).toBe(false)

  await notify(server.services, { accountIds: [person.id], message: 'Hai', buildingId: null })
  const list = async (who = token) =>
    (await call(server, 'GET /v1/manage/notifications/web', { token: who })).body
  const { data, total, total_unread } = await list()
  expect([total, total_unread]).toEqual([2, 2])
  const id = (data as { id: string }[])[1]?.id
  const foreign = await tokenFor(server, other)
  expect(
    (await call(server, `POST /v1/manage/notifications/web/mark-as-read/${id}`, { token: foreign })).status,
  ).toBe(404)
  for (let twice = 0; twice < 2; twice++)
    expect(
      (await call(server, `POST /v1/manage/notifications/web/mark-as-read/${id}`, { token })).status,
    ).toBe(200)
  expect((await list()).total_unread).toBe(1)
  await call(server, 'POST /v1/manage/notifications/web/mark-all-as-read', { token })
  expect((await list()).total_unread).toBe(0)
  expect(await list(foreign)).toEqual({ data: [], total: 0, total_unread: 0 })
  expect(
    (await call(server, `GET /v1/manage/notifications/web?user_id=${person.id}`, { token: foreign })).status,
  ).toBe(403)
})

test('a plain GET of the socket’s address asks for an upgrade', async () => {
  expect((await call(server, 'GET /v1/ws')).status).toBe(426)
})

test('a hub whose connection was lost says when it is back, and each console that it has missed something', async () => {
  let returns = 0
  const listener = await listening(await tokenFor(server, await addPerson(server)))
  server.services.hub.onReturn(() => returns++)
  expect(returns).toBe(0)
  await server.db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name like 'lobby-live %'`,
  )
  await expect.poll(() => returns).toBe(1)
  await expect.poll(() => listener.messages).toContainEqual({ type: 'missed' })
  listener.socket.close()
})
