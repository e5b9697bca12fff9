import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { addDays, officeInstant, officeToday } from '#core/days.ts'
import { crowding } from '#tests/support/server/crowding.ts'
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

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await addBuildings(server)
})
afterAll(() => server.close())
beforeEach(() => server.db.execute('delete from throttle'))

const current = async (token: string) => (await call(server, 'GET /v1/current-user', { token })).status
const socketUrl = (token: string) =>
  `${server.address.replace('http', 'ws')}/v1/ws?type=manage&token=${token}`

async function openSocket(token: string) {
  const socket = new WebSocket(socketUrl(token))
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  await new Promise((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('error', reject)
  })
  socket.send('{"type":"ping"}')
  await new Promise((resolve) => socket.once('message', resolve))
  return { closed }
}
const within = <T>(milliseconds: number, work: Promise<T>) =>
  Promise.race([
    work,
    new Promise<'too late'>((resolve) => setTimeout(() => resolve('too late'), milliseconds).unref()),
  ])

const endings: readonly [string, (person: Person, token: string) => Promise<unknown>][] = [
  ['logout', (_person, token) => call(server, 'POST /v1/auth/logout', { token })],
  [
    'a password change elsewhere',
    async (person) => {
      const token = await tokenFor(server, person)
      const reply = await call(server, 'PUT /v1/auth/password', {
        token,
        json: { current_password: rightPassword, password: 'Cổng phụ mở lúc 6 giờ' },
      })
      expect(reply.status).toBe(200)
      expect(await current(token)).toBe(200)
    },
  ],
  [
    'a password reset',
    async (person) => {
      await call(server, 'POST /v1/auth/forgot-password', { json: { username: person.email } })
      await server.services.background.drain()
      const [row] = await server.db.query<{ body: string }>('select body from outbox where recipient = $1', [
        person.email,
      ])
      const otp = /\b\d{6}\b/.exec(row?.body ?? '')?.[0]
      const { body } = await call(server, 'POST /v1/auth/verify-otp', {
        json: { username: person.email, otp },
      })
      const { reset_token } = body.data as { reset_token: string }
      expect(
        (
          await call(server, 'POST /v1/auth/reset-password', {
            json: { reset_token, password: 'Cổng phụ mở lúc 6 giờ' },
          })
        ).status,
      ).toBe(200)
    },
  ],
  [
    'a disabled account',
    async (person) => {
      await server.db.execute(`update account set status = 'disabled' where id = $1`, [person.id])
      server.services.hub.send({ type: 'access', accountIds: [person.id] })
    },
  ],
  [
    '“end other sessions”',
    async (person) => call(server, 'DELETE /v1/auth/sessions', { token: await tokenFor(server, person) }),
  ],
]

test.each(endings)(
  'after %s the token is refused within a second and the socket closed within five',
  async (_title, end) => {
    const person = await addPerson(server)
    const token = await tokenFor(server, person)
    expect(await current(token)).toBe(200)
    const { closed } = await openSocket(token)
    await end(person, token)
    expect(await current(token)).toBe(401)
    expect(await within(5_000, closed)).toBe(4401)
  },
  30_000,
)

test('another server process hears of it within a second', async () => {
  const { createPool } = await import('#api/database/pool.ts')
  const { createServices } = await import('#api/auth/services.ts')
  const { url } = server
  const db = createPool(url)
  const other = await createServices({ db, url, dataDir: server.dataDir, onError: () => undefined })
  const person = await addPerson(server)
  const token = await tokenFor(server, person)
  expect((await other.principals.of(token))?.accountId).toBe(person.id)
  await call(server, 'POST /v1/auth/logout', { token })
  await expect
    .poll(() => other.principals.of(token), { timeout: 1_000 * crowding(), interval: 20 })
    .toBe(null)
  await other.close()
  await db.close()
})

const ageOf =
  (person: Person) =>
  async (remember: boolean, { hours, idle }: { hours: number; idle: number }) => {
    const { body } = await call(server, 'POST /v1/auth/login', {
      json: { username: person.email, password: rightPassword, remember },
    })
    const { access_token } = body.data as { access_token: string }
    await server.db.execute(
      `update session set expires_at = expires_at - make_interval(mins => $1), last_seen_at = now() - make_interval(mins => $2)
       where id = (select max(id) from session)`,
      [hours * 60, idle * 60],
    )
    return current(access_token)
  }

test('a remembered session lasts a day; any other twelve hours, and four idle ones', async () => {
  const age = ageOf(await addPerson(server))
  expect(await age(true, { hours: 25, idle: 0 })).toBe(401)
  expect(await age(true, { hours: 20, idle: 20 })).toBe(200)
  expect(await age(false, { hours: 13, idle: 0 })).toBe(401)
  expect(await age(false, { hours: 11, idle: 0 })).toBe(200)
  expect(await age(false, { hours: 5, idle: 5 })).toBe(401)
  expect(await age(false, { hours: 5, idle: 3 })).toBe(200)
})

test('an administrator’s session ends after half an idle hour, or what the organisation says', async () => {
  const admin = await addPerson(server, { type: 'org_admin' })
  const age = ageOf(admin)
  const token = await tokenFor(server, admin)
  const set = (idle_minutes: string, current_password = rightPassword) =>
    call(server, 'PUT /v1/manage/setting/idle-minutes', { token, json: { idle_minutes, current_password } })
  const read = () => call(server, 'GET /v1/manage/setting/idle-minutes', { token })
  expect((await read()).body.data).toEqual({ idle_minutes: '30' })
  expect(await age(false, { hours: 1, idle: 0.6 })).toBe(401)
  expect(await age(false, { hours: 1, idle: 0.4 })).toBe(200)
  expect(await age(true, { hours: 20, idle: 20 })).toBe(200)
  expect((await set('60', 'not the password')).body.errors).toEqual({
    current_password: ['invalid_current_password'],
  })
  expect((await set('45')).body.errors).toEqual({ idle_minutes: ['invalid_option'] })
  expect((await set('60')).body.data).toEqual({ idle_minutes: '60' })
  expect(await age(false, { hours: 1, idle: 0.6 })).toBe(200)
  expect(await age(false, { hours: 2, idle: 1.1 })).toBe(401)
  const [line] = await server.db.query('select changes from log where action = $1', [
    'session_policy_changed',
  ])
  expect(line).toEqual({ changes: [{ field: 'idle_minutes', before: '30', after: '60' }] })
  const member = await tokenFor(server, await addPerson(server))
  const refused = await call(server, 'GET /v1/manage/setting/idle-minutes', { token: member })
  expect(refused.status).toBe(404)
})

test('a principal is to be read again when its session ends, and when a day begins in which orders end', async () => {
  const person = await addPerson(server)
  const token = await tokenFor(server, person)
  const lapse = async (change: string) => {
    await server.db.execute(`update session set ${change} where account_id = $1`, [person.id])
    const principal = await server.services.principals.of(token)
    const known = await server.services.principals.ofSession(principal?.sessionId ?? '')
    return ((known?.lapsesAt ?? 0) - Date.now()) / 60_000
  }
  const soon = `remember = false, last_seen_at = now(), expires_at = now() + interval '20 minutes'`
  const untilMidnight = (Date.parse(officeInstant(addDays(officeToday(), 1))) - Date.now()) / 60_000
  const isNear = (minutes: number, wanted: number) =>
    expect(Math.abs(minutes - Math.min(wanted, untilMidnight))).toBeLessThan(1)
  isNear(await lapse(soon), 20)
  isNear(await lapse(`last_seen_at = now() - interval '3 hours 50 minutes'`), 10)
  isNear(await lapse(`remember = true, expires_at = now() + interval '30 hours'`), Infinity)
})

test('a token in the query, in a cookie or in the body is no token', async () => {
  const token = await tokenFor(server, await addPerson(server))
  for (const path of [
    '/v1/current-user',
    '/v1/manage/blocks',
    '/v1/manage/notifications/web',
    '/v1/auth/sessions',
  ]) {
    expect((await call(server, `GET ${path}?access_token=${token}`)).status).toBe(401)
    expect((await call(server, `GET ${path}`, { headers: { cookie: `access_token=${token}` } })).status).toBe(
      401,
    )
  }
  const body = {
    json: { current_password: rightPassword, password: 'another good one', access_token: token },
  }
  expect((await call(server, 'PUT /v1/auth/password', body)).status).toBe(401)
  expect(await current(token)).toBe(200)
})

test('e-mail, phone and password do not change with the token alone', async () => {
  const person = await addPerson(server)
  const token = await tokenFor(server, person)
  const patch = (json: object) => call(server, 'PATCH /v1/auth/profile', { token, json })
  expect((await patch({ email: 'thief@example.com' })).status).toBe(422)
  expect((await patch({ phone_number: '0999999999', current_password: 'wrong' })).status).toBe(422)
  expect(
    (await call(server, 'PUT /v1/auth/password', { token, json: { password: 'Cổng phụ mở lúc 6 giờ' } }))
      .status,
  ).toBe(422)
  const [kept] = await server.db.query('select email, phone_number from account where id = $1', [person.id])
  expect(kept).toEqual({ email: person.email, phone_number: person.phone })
  expect((await patch({ name: 'Trần Thị Lan', language: 'km' })).status).toBe(200)
  const { body } = await call(server, 'GET /v1/current-user', { token })
  expect(body.user).toMatchObject({ email: person.email, name: 'Trần Thị Lan', language: 'km' })
})

test('sessions are listed, and one of them ended', async () => {
  const person = await addPerson(server)
  const [own, other] = [await tokenFor(server, person), await tokenFor(server, person)]
  const { body } = await call(server, 'GET /v1/auth/sessions', { token: own })
  const sessions = body.data as { id: string; current: boolean }[]
  expect(body.total).toBe(2)
  expect(JSON.stringify(body)).not.toContain('token')
  const foreign = await tokenFor(server, await addPerson(server))
  const otherId = sessions.find((session) => !session.current)?.id
  expect((await call(server, `DELETE /v1/auth/sessions/${otherId}`, { token: foreign })).status).toBe(404)
  expect(await current(other)).toBe(200)
  expect((await call(server, `DELETE /v1/auth/sessions/${otherId}`, { token: own })).status).toBe(200)
  expect([await current(other), await current(own)]).toEqual([401, 200])
})

test('the client id must be 3', async () => {
  for (const id of ['', '2', '33']) {
    const { status, body } = await call(server, 'POST /v1/auth/login', {
      json: {},
      headers: { 'client-id': id },
    })
    expect([status, body.errorCode]).toEqual([401, 'client_unauthorized'])
  }
})

test('a right taken away is gone on the next request', async () => {
  const person = await addPerson(server)
  const group = await give(server, person, '1', [right('manage_block', 'read')])
  const token = await tokenFor(server, person)
  const blocks = async (building: string) =>
    (await call(server, `GET /v1/manage/blocks?building_id=${building}`, { token })).status
  expect([await blocks('1'), await blocks('2'), await blocks('3')]).toEqual([200, 403, 403])
  await server.db.execute(`update permission_group set group_permissions = '[]' where id = $1`, [group])
  server.services.hub.send({ type: 'access' })
  expect(await blocks('1')).toBe(403)
})

test('current-user carries the buildings and the current one with its map, codes and currency', async () => {
  const person = await addPerson(server)
  await give(server, person, '2', [right('manage_block', 'read')])
  await give(server, person, '2', [right('manage_block', 'update'), right('manage_order', 'read')])
  const token = await tokenFor(server, person)
  const { body } = await call(server, 'GET /v1/current-user?building_id=1', { token })
  expect(body.user).toMatchObject({
    id: person.id,
    type: 'org_member',
    buildings: [{ id: '2', code: 'B2', currency_code: 'usd', expired: false }],
    building: {
      id: '2',
      currency_code: 'usd',
      // It never had an order and lists no modules itself: it is not restricted.
      permission_product_codes: ['ql', 'vh', 'tc', 'account'],
      renewal_url: null,
      permission_group: {
        group_permissions: [right('manage_block', 'read', 'update'), right('manage_order', 'read')],
      },
    },
  })
  expect(JSON.stringify(body)).not.toContain('password')
})

test('an expired order leaves the profile and logout, names the renewal, and refuses the rest', async () => {
  const admin = await addPerson(server, { type: 'org_admin' })
  const token = await tokenFor(server, admin)
  const blocks = () => call(server, 'GET /v1/manage/blocks?building_id=1', { token })
  const order = async (from: string, to: string) => {
    await server.db.execute(
      `insert into "order" (building_id, code, permission_product_codes, start_date, end_date, amount, payment_status, status)
       values (1, $1::text, '{ql}', current_date + $1::text::interval, current_date + $2::text::interval, 0, 'paid', 'complete')`,
      [from, to],
    )
    server.services.hub.send({ type: 'access' })
  }
  expect((await blocks()).status).toBe(200)
  await order('-60 days', '-30 days')
  expect((await blocks()).body).toMatchObject({ errorCode: 'order_expired' })
  const { body } = await call(server, 'GET /v1/current-user?building_id=1', { token })
  expect(body.user).toMatchObject({
    building: { expired: true, renewal_url: '/orders', permission_product_codes: [] },
  })
  await order('-5 days', '30 days')
  expect((await blocks()).status).toBe(200)
  expect((await call(server, 'POST /v1/auth/logout', { token })).status).toBe(200)
})
