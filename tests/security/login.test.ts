import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, openTestServer, type TestServer } from '#tests/support/server/test-server.ts'
import { addBuildings, addPerson, rightPassword } from '#tests/support/server/people.ts'

/** Tries at one account from all unknown addresses; fewer than usual, since each costs the work of a password. */
const ceiling = 20

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({
    limits: {
      loginPerAddress: { tries: 100_000, seconds: 600 },
      loginPerAccount: { tries: ceiling, seconds: 900 },
    },
    trustProxy: 1,
  })
  await addBuildings(server)
})
afterAll(() => server.close())

const login = (username: string, password: string, from = '198.51.100.1') =>
  call(server, 'POST /v1/auth/login', { json: { username, password }, headers: { 'x-forwarded-for': from } })
/** As if 16 minutes had passed. */
const waitOutWindow = () =>
  server.db.execute(
    `update throttle set window_ends = window_ends - interval '16 minutes' where key like 'login:%'`,
  )
const countBy = (statuses: readonly number[]) =>
  Object.fromEntries([...Map.groupBy(statuses, (one) => one)].map(([status, all]) => [status, all.length]))

test('signs in by e-mail and by phone, whatever the capitals', async () => {
  const person = await addPerson(server)
  for (const name of [person.email, person.email.toUpperCase(), person.phone]) {
    const { status, body } = await login(name, rightPassword)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      expires_at: expect.any(String),
    })
  }
})

test('ten of 200 wrong logins are evaluated; the right one waits at most 15 minutes, others not at all', async () => {
  const [target, other] = [await addPerson(server), await addPerson(server)]
  const statuses: number[] = []
  for (let round = 0; round < 10; round++) {
    const replies = await Promise.all(Array.from({ length: 20 }, () => login(target.email, 'wrong password')))
    statuses.push(...replies.map((reply) => reply.status))
  }
  expect(countBy(statuses)).toEqual({ 401: 10, 429: 190 })

  const locked = await login(target.phone, rightPassword)
  expect(locked.status).toBe(429)
  expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(locked.headers.get('retry-after'))).toBeLessThanOrEqual(900)
  expect((await login(other.email, rightPassword)).status).toBe(200)

  await waitOutWindow()
  expect((await login(target.email, rightPassword)).status).toBe(200)
})

test('ten wrong tries from elsewhere lock nobody out: the owner signs in where they are', async () => {
  const target = await addPerson(server)
  const stranger = '203.0.113.7'
  for (let round = 0; round < 10; round++)
    expect((await login(target.email, 'wrong password', stranger)).status).toBe(401)
  expect((await login(target.email, rightPassword, stranger)).status).toBe(429)
  expect((await login(target.email, rightPassword, '198.51.100.44')).status).toBe(200)
})

test('many addresses at one account reach a limit, which does not count the owner’s known address', async () => {
  const [target, other] = [await addPerson(server), await addPerson(server)]
  const [home, strangers] = [
    '198.51.100.50',
    Array.from({ length: 5 }, (_one, at) => `203.0.113.${100 + at}`),
  ]
  expect((await login(target.email, rightPassword, home)).status).toBe(200)

  const statuses: number[] = []
  for (const from of strangers)
    for (let round = 0; round < 5; round++)
      statuses.push((await login(target.email, 'wrong password', from)).status)
  expect(countBy(statuses)).toEqual({ 401: ceiling, 429: 5 })
  expect((await login(target.email, rightPassword, '198.51.100.51')).status).toBe(429)
  expect((await login(target.phone, rightPassword, home)).status).toBe(200)
  expect((await login(other.email, rightPassword, strangers[0])).status).toBe(200)

  // A known address has a separate counter, with the usual limit.
  const atHome: number[] = []
  for (let round = 0; round < 15; round++)
    atHome.push((await login(target.email, 'wrong password', home)).status)
  expect(countBy(atHome)).toEqual({ 401: 10, 429: 5 })
  await waitOutWindow()
  expect((await login(target.email, rightPassword, '198.51.100.51')).status).toBe(200)
})

test('an address is known for thirty days, and to its own account alone', async () => {
  const [target, other] = [await addPerson(server), await addPerson(server)]
  const home = '198.51.100.60'
  await login(target.email, rightPassword, home)
  for (const { id } of [target, other])
    await server.db.execute(
      `insert into throttle values ($1, $2, now() + interval '10 minutes') on conflict (key) do update set count = excluded.count`,
      [`login:account:${id}`, ceiling],
    )
  expect((await login(other.email, rightPassword, home)).status).toBe(429)
  expect((await login(target.email, rightPassword, home)).status).toBe(200)
  await server.db.execute(
    `update sign_in_address set seen_at = seen_at - interval '31 days' where account_id = $1`,
    [target.id],
  )
  expect((await login(target.email, rightPassword, home)).status).toBe(429)
})

test('addresses of one IPv6 network are one address', async () => {
  const target = await addPerson(server)
  const statuses: number[] = []
  for (let at = 1; at <= 12; at++)
    statuses.push((await login(target.email, 'wrong password', `2001:db8:5:5::${at}`)).status)
  expect(countBy(statuses)).toEqual({ 401: 10, 429: 2 })
})

test('a phone number in other spellings is the same name, whether anybody has it or not', async () => {
  const person = await addPerson(server)
  const spellings = (phone: string) => [
    phone,
    `+84${phone.slice(1)}`,
    `0084 ${phone.slice(1)}`,
    `84${phone.slice(1)}`,
    `${phone.slice(0, 4)} ${phone.slice(4)}`,
    `${phone.slice(0, 4)}.${phone.slice(4)}`,
    phone.replaceAll(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
  ]
  for (const spelling of spellings(person.phone))
    expect((await login(spelling, rightPassword)).status).toBe(200)
  const tried = async (phone: string) => {
    const all = spellings(phone)
    const statuses: number[] = []
    for (let round = 0; round < 14; round++)
      statuses.push((await login(all[round % all.length] ?? '', 'wrong password')).status)
    return statuses
  }
  const known = await tried(person.phone)
  expect(known).toEqual([...Array(10).fill(401), ...Array(4).fill(429)])
  expect(await tried('0987000111')).toEqual(known)
})

test('the owner gets a mail that somebody tries their account, once a day, in their language', async () => {
  const target = await addPerson(server)
  await server.db.execute(
    `insert into user_preference (account_id, key, content) values ($1, 'language', '"km"')`,
    [target.id],
  )
  const letters = () =>
    server.db.query<{ language: string; body: string }>(
      'select language, body from outbox where recipient = $1',
      [target.email],
    )
  for (let round = 0; round < 9; round++) await login(target.email, 'wrong password', '203.0.113.77')
  await server.services.background.drain()
  expect(await letters()).toEqual([])
  for (const from of ['203.0.113.77', '203.0.113.78'])
    for (let round = 0; round < 12; round++) await login(target.email, 'wrong password', from)
  await server.services.background.drain()
  const sent = await letters()
  expect(sent).toEqual([{ language: 'km', body: expect.stringContaining('203.0.113.77') }])
  expect(sent[0]?.body).toMatch(/[\u1780-\u17ff]{10}/)
  expect(sent[0]?.body).not.toContain('wrong password')
})

test('a hundred wrong logins at the same moment are not more than ten tries', async () => {
  const target = await addPerson(server)
  const replies = await Promise.all(Array.from({ length: 100 }, () => login(target.email, 'wrong password')))
  expect(countBy(replies.map((reply) => reply.status))).toEqual({ 401: 10, 429: 90 })
})

test('many people, and one person many times, may sign in in parallel', async () => {
  const person = await addPerson(server)
  const replies = await Promise.all(Array.from({ length: 30 }, () => login(person.email, rightPassword)))
  expect(countBy(replies.map((reply) => reply.status))).toEqual({ 200: 30 })
})

test('an absent name is answered, counted and locked just as a known one', async () => {
  const person = await addPerson(server)
  const shape = async (username: string) => {
    const replies = []
    for (let round = 0; round < 12; round++) replies.push(await login(username, 'wrong password'))
    return replies.map(({ status, body }) => ({ status, ...body, requestId: undefined }))
  }
  expect(await shape('nobody-at-all@example.com')).toEqual(await shape(person.email))
  const forgot = (username: string) => call(server, 'POST /v1/auth/forgot-password', { json: { username } })
  const [known, absent] = [await forgot(person.email), await forgot('nobody-at-all@example.com')]
  expect([absent.status, absent.body]).toEqual([known.status, known.body])
})

test('tokens differ and only hashes are stored; passwords are stored as argon2id', async () => {
  const person = await addPerson(server)
  const tokens = new Set<string>()
  for (let round = 0; round < 20; round++) {
    const { body } = await login(person.email, rightPassword)
    tokens.add((body.data as { access_token: string }).access_token)
  }
  expect(tokens.size).toBe(20)
  const rows = await server.db.query<{ row: string }>('select session::text as row from session')
  expect(rows.some(({ row }) => [...tokens].some((token) => row.includes(token)))).toBe(false)
  const [kept] = await server.db.query<{ password: string }>('select password from account where id = $1', [
    person.id,
  ])
  expect(kept?.password).toMatch(/^\$argon2id\$v=19\$m=47104,t=5,p=1\$/)
})

test('the log has logins, failures and locks, and no password', async () => {
  const person = await addPerson(server)
  for (let round = 0; round < 10; round++) await login(person.email, 'a wrong password')
  await server.services.background.drain()
  const rows = await server.db.query<{ action: string; line: string }>(
    'select action, log::text as line from log where record_id = $1 order by id',
    [person.id],
  )
  expect(rows.map(({ action }) => action)).toEqual([...Array(9).fill('login_failed'), 'login_locked'])
  expect(rows.some(({ line }) => line.includes('a wrong password'))).toBe(false)
})

test.each([
  {},
  { username: 'a' },
  { username: 5, password: 'x' },
  { username: 'a', password: 'b', extra: '1' },
  { username: '', password: '' },
])('a login that lacks something is 422: %j', async (json) => {
  expect((await call(server, 'POST /v1/auth/login', { json })).status).toBe(422)
})

test('thirty wrong passwords from one address, then 429; right ones cost nothing', async () => {
  const strict = await openTestServer()
  try {
    await addBuildings(strict)
    const person = await addPerson(strict)
    const from = (username: string, password: string) =>
      call(strict, 'POST /v1/auth/login', { json: { username, password } })
    for (let round = 0; round < 8; round++) expect((await from(person.email, rightPassword)).status).toBe(200)
    const statuses: number[] = []
    for (let name = 0; name < 40; name++)
      statuses.push((await from(`spray${name}@example.com`, 'P@ssw0rd')).status)
    expect(countBy(statuses)).toEqual({ 401: 30, 429: 10 })
  } finally {
    await strict.close()
  }
})
