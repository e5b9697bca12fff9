import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, openHouse, type House } from './house.ts'
import { addBuildings, addPerson, rightPassword } from './people.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({ limits: { loginPerAddress: { tries: 100_000, seconds: 600 } } })
  await addBuildings(house)
}, 60_000)
afterAll(() => house.close())

const login = (username: string, password: string) =>
  call(house, 'POST /v1/auth/login', { json: { username, password } })
const countBy = (statuses: readonly number[]) =>
  Object.fromEntries([...Map.groupBy(statuses, (one) => one)].map(([status, all]) => [status, all.length]))

test('signs in by e-mail and by phone, whatever the capitals', async () => {
  const person = await addPerson(house)
  for (const name of [person.email, person.email.toUpperCase(), person.phone]) {
    const { status, body } = await login(name, rightPassword)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      expires_at: expect.any(String),
    })
  }
})

test('AN-01: of 200 wrong logins ten are evaluated, the right one waits at most 15 minutes, others notice nothing', async () => {
  const [target, other] = [await addPerson(house), await addPerson(house)]
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

  // As if 16 minutes had passed.
  await house.db.execute(`update throttle set window_ends = window_ends - interval '16 minutes'`)
  expect((await login(target.email, rightPassword)).status).toBe(200)
}, 60_000)

test('AN-03: a hundred wrong logins at the same moment are not more than ten tries', async () => {
  const target = await addPerson(house)
  const replies = await Promise.all(Array.from({ length: 100 }, () => login(target.email, 'wrong password')))
  expect(countBy(replies.map((reply) => reply.status))).toEqual({ 401: 10, 429: 90 })
}, 60_000)

test('many people, and one person many times, may sign in at once', async () => {
  const person = await addPerson(house)
  const replies = await Promise.all(Array.from({ length: 30 }, () => login(person.email, rightPassword)))
  expect(countBy(replies.map((reply) => reply.status))).toEqual({ 200: 30 })
}, 60_000)

test('AN-08: an absent name is answered, counted and locked just as a known one', async () => {
  const person = await addPerson(house)
  const shape = async (username: string) => {
    const replies = []
    for (let round = 0; round < 12; round++) replies.push(await login(username, 'wrong password'))
    return replies.map(({ status, body }) => ({ status, ...body, requestId: undefined }))
  }
  expect(await shape('nobody-at-all@example.com')).toEqual(await shape(person.email))
  const forgot = (username: string) => call(house, 'POST /v1/auth/forgot-password', { json: { username } })
  const [known, absent] = [await forgot(person.email), await forgot('nobody-at-all@example.com')]
  expect([absent.status, absent.body]).toEqual([known.status, known.body])
}, 60_000)

test('AN-10, AN-14: tokens differ and only hashes are kept; passwords lie as argon2id', async () => {
  const person = await addPerson(house)
  const tokens = new Set<string>()
  for (let round = 0; round < 20; round++) {
    const { body } = await login(person.email, rightPassword)
    tokens.add((body.data as { access_token: string }).access_token)
  }
  expect(tokens.size).toBe(20)
  const rows = await house.db.query<{ row: string }>('select session::text as row from session')
  expect(rows.some(({ row }) => [...tokens].some((token) => row.includes(token)))).toBe(false)
  const [kept] = await house.db.query<{ password: string }>('select password from account where id = $1', [
    person.id,
  ])
  expect(kept?.password).toMatch(/^\$argon2id\$v=19\$m=47104,t=5,p=1\$/)
}, 60_000)

test('the log tells of logins, failures and locks, and holds no password', async () => {
  const person = await addPerson(house)
  for (let round = 0; round < 10; round++) await login(person.email, 'a wrong password')
  await house.services.background.drain()
  const rows = await house.db.query<{ action: string; line: string }>(
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
  expect((await call(house, 'POST /v1/auth/login', { json })).status).toBe(422)
})

test('AN-02: thirty wrong passwords from one address, then 429; right ones cost nothing', async () => {
  const strict = await openHouse()
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
}, 60_000)
