import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { noSession, sessionCookie, sessionHeader } from '#domain/session-cookie.ts'
import {
  addBuildings,
  addPerson,
  rightPassword,
  tokenFor,
  type Person,
} from '#tests/support/server/people.ts'
import { codeOf, fromBase32 } from '#tests/support/server/second-factor.ts'
import {
  call,
  openTestServer,
  type Call,
  type Reply,
  type TestServer,
} from '#tests/support/server/test-server.ts'

/*
 * A browser keeps its session in a cookie that no script reads (docs/decisions/session-cookie.md). Here is a browser by
 * hand: it sends what it was given, and can be made to send what a page of another site could.
 */

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await openTestServer({ trustProxy: 1 })
  await addBuildings(server)
  person = await addPerson(server)
})
afterAll(() => server.close())
beforeEach(() => server.db.execute('delete from throttle'))

interface Jar {
  readonly kept: Readonly<Record<string, string>>
  /** Attributes of each cookie that came, in small letters. */
  readonly attributes: Readonly<Record<string, readonly string[]>>
}
function jarOf({ headers }: Reply): Jar {
  const set = headers.getSetCookie().map((text) => {
    const [pair = '', ...attributes] = text.split('; ')
    const [name = '', value = ''] = pair.split('=')
    return { name, value, attributes: attributes.map((one) => one.toLowerCase()) }
  })
  return {
    kept: Object.fromEntries(set.map(({ name, value }) => [name, value])),
    attributes: Object.fromEntries(set.map(({ name, attributes }) => [name, attributes])),
  }
}

const cookieOf = ({ kept }: Jar) => ({
  cookie: Object.entries(kept)
    .map(([name, value]) => `${name}=${value}`)
    .join('; '),
})
const marked = (jar: Jar) => ({ ...cookieOf(jar), [sessionHeader]: jar.kept[sessionCookie.mark] ?? '' })

const enter = (
  who: Person,
  { headers = {}, remember = false }: { headers?: Call['headers']; remember?: boolean } = {},
) =>
  call(server, 'POST /v1/auth/login', {
    json: { username: who.email, password: rightPassword, remember },
    headers: { [sessionHeader]: noSession, ...headers },
  })
const status = async (headers: Call['headers'], request = 'GET /v1/current-user') =>
  (await call(server, request, { headers: headers ?? {} })).status

test('a browser that asks for the cookie gets it, and no script sees the token', async () => {
  const reply = await enter(person)
  const jar = jarOf(reply)
  expect(reply.body.data).toEqual({ expires_at: expect.any(String) })
  expect(jar.attributes).toEqual({
    [sessionCookie.token]: ['path=/', 'httponly', 'samesite=strict'],
    [sessionCookie.mark]: ['path=/', 'samesite=strict'],
  })
  expect(await status(marked(jar))).toBe(200)
})

test('a program gets its token in the reply, and no cookie', async () => {
  const reply = await enter(person, { headers: { [sessionHeader]: '' } })
  expect(reply.body.data).toMatchObject({ access_token: expect.any(String) })
  expect(reply.headers.getSetCookie()).toEqual([])
})

test('under TLS no neighbouring host can write the cookie, and the plain one counts for nothing', async () => {
  const ways: readonly Readonly<Record<string, string>>[] = [
    { 'x-forwarded-proto': 'https', 'x-forwarded-for': '10.1.1.1' },
    { origin: 'https://lobby.test' },
  ]
  for (const safe of ways) {
    const jar = jarOf(await enter(person, { headers: safe }))
    expect(jar.attributes[sessionCookie.tokenUnderTls]).toEqual([
      'path=/',
      'httponly',
      'secure',
      'samesite=strict',
    ])
    expect(await status({ ...marked(jar), ...safe })).toBe(200)
  }
  const plain = marked(jarOf(await enter(person)))
  expect(await status({ ...plain, 'x-forwarded-proto': 'https', 'x-forwarded-for': '10.1.1.1' })).toBe(401)
})

test('it lives for a day where one asked for that', async () => {
  const reply = await enter(person, { remember: true })
  const { expires_at: end } = reply.body.data as { expires_at: string }
  for (const attributes of Object.values(jarOf(reply).attributes)) {
    const expires = attributes.find((one) => one.startsWith('expires='))?.slice('expires='.length) ?? ''
    expect(Math.abs(Date.parse(expires) - Date.parse(end))).toBeLessThan(1_000)
  }
})

test('the cookie alone, as a page of another site could send it, opens and changes nothing', async () => {
  const jar = jarOf(await enter(person))
  const other = jarOf(await enter(await addPerson(server)))
  const alone = cookieOf(jar)
  for (const request of [
    'GET /v1/current-user',
    'GET /v1/manage/blocks',
    'PATCH /v1/auth/profile',
    'DELETE /v1/auth/sessions',
  ])
    for (const mark of [undefined, noSession, '', other.kept[sessionCookie.mark]])
      expect([request, mark, await status({ ...alone, [sessionHeader]: mark ?? '' }, request)]).toEqual([
        request,
        mark,
        401,
      ])
  // Nor does the mark without it.
  expect(await status({ [sessionHeader]: jar.kept[sessionCookie.mark] ?? '' })).toBe(401)
  expect(await status({ ...alone, [sessionHeader]: jar.kept[sessionCookie.token] ?? '' })).toBe(401)
  // A form of a foreign page cannot sign anybody out.
  await call(server, 'POST /v1/auth/logout', { headers: alone })
  expect(await status(marked(jar))).toBe(200)
})

test('a bearer that is sent beside it decides', async () => {
  const jar = jarOf(await enter(person))
  const someone = await addPerson(server)
  const reply = await call(server, 'GET /v1/current-user', {
    token: await tokenFor(server, someone),
    headers: marked(jar),
  })
  expect(reply.body.user).toMatchObject({ id: someone.id })
  expect(await status({ ...marked(jar), authorization: `Bearer ${'x'.repeat(43)}` })).toBe(401)
})

test('signing out ends the session and takes the cookie back; a tab of the former user takes nothing of the next', async () => {
  const former = jarOf(await enter(person))
  const next = jarOf(await enter(await addPerson(server)))
  const stale = await call(server, 'POST /v1/auth/logout', {
    headers: { ...cookieOf(next), [sessionHeader]: former.kept[sessionCookie.mark] ?? '' },
  })
  expect(stale.headers.getSetCookie()).toEqual([])
  expect(await status(marked(next))).toBe(200)
  const jar = jarOf(await call(server, 'POST /v1/auth/logout', { headers: marked(next) }))
  expect(jar.kept).toEqual({ [sessionCookie.token]: '', [sessionCookie.mark]: '' })
  expect(await status(marked(next))).toBe(401)
})

test('who signs in over another in one browser ends that one’s session, which nobody could sign out any more', async () => {
  const former = jarOf(await enter(person))
  const elsewhere = jarOf(await enter(person))
  const next = jarOf(await enter(await addPerson(server), { headers: cookieOf(former) }))
  expect([await status(marked(former)), await status(marked(elsewhere)), await status(marked(next))]).toEqual(
    [401, 200, 200],
  )
})

test('switching the second factor on goes on under a new cookie', async () => {
  const owner = await addPerson(server)
  const jar = jarOf(await enter(owner))
  const begun = await call(server, 'POST /v1/auth/second-factor/enrol', {
    json: { current_password: rightPassword },
    headers: marked(jar),
  })
  const secret = fromBase32((begun.body.data as { secret: string }).secret)
  const done = await call(server, 'POST /v1/auth/second-factor/confirm', {
    json: { code: codeOf({ secret }) },
    headers: marked(jar),
  })
  expect(done.body.data).toEqual({ recovery_codes: expect.any(Array) })
  const raised = jarOf(done)
  expect([await status(marked(jar)), await status(marked(raised))]).toEqual([401, 200])
})
