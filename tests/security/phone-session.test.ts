import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { phoneClientId } from '#domain/constants.ts'
import { addDays, officeToday } from '#core/days.ts'
import { deviceCookie, noSession, phoneCookie, sessionHeader } from '#domain/session-cookie.ts'
import { hashPassword } from '#api/auth/passwords.ts'
import { emptyHomes } from '#tests/support/server/lives-in.ts'
import { lodge } from '#tests/support/server/lodgers.ts'
import { rightPassword } from '#tests/support/server/people.ts'
import {
  openSeededServer,
  outcome,
  recordOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { call, type Call, type Reply } from '#tests/support/server/test-server.ts'

/*
 * The residents' app keeps its session on the phone, in a cookie that no script reads and that opens nothing of the office
 * (docs/decisions/sessions-on-a-phone.md).
 */
let seeded: SeededServer
let homes: readonly string[]
let hash: string
beforeAll(async () => {
  seeded = await openSeededServer()
  homes = await emptyHomes(seeded, 4)
  hash = await hashPassword(rightPassword)
})
afterAll(() => seeded.close())
beforeEach(() => seeded.db.execute('delete from throttle'))

const onPhone = { 'client-id': phoneClientId, [sessionHeader]: noSession }
const ask = (request: string, more: Call = {}) => call(seeded.server, request, more)

async function someone(at: number, more: Partial<Parameters<typeof lodge>[1]> = {}) {
  const who = await lodge(seeded, { stays: [{ apartmentId: homes[at] ?? '' }], ...more })
  await seeded.db.execute('update account set password = $1 where id = $2', [hash, who.accountId])
  return { ...who, username: `${who.name.toLowerCase()}@lodger.test` }
}
const enter = (username: string, headers: Readonly<Record<string, string>> = onPhone) =>
  ask('POST /v1/auth/login', { json: { username, password: rightPassword, remember: false }, headers })

/** What a browser sends after such a reply. */
function cookieOf({ headers }: Reply) {
  const [pair = ''] = (headers.getSetCookie()[0] ?? '').split('; ')
  return { cookie: pair, 'client-id': phoneClientId }
}
const statusOf = async (headers: Call['headers'], request = 'GET /v1/resident/me') =>
  (await ask(request, { headers: headers ?? {} })).status

test('the app gets a cookie for the API alone, which no script reads, and no token', async () => {
  const { username } = await someone(0)
  const reply = await enter(username)
  expect(reply.body.data).toEqual({ expires_at: expect.any(String) })
  const [cookie = '', ...others] = reply.headers.getSetCookie()
  expect(others.map((one) => one.split('=')[0])).toEqual([deviceCookie.token])
  const [, path, expires, ...attributes] = cookie.split('; ')
  expect([path, ...attributes]).toEqual([`Path=${phoneCookie.path}`, 'HttpOnly', 'SameSite=Lax'])
  const days = (Date.parse(String(expires).replace('Expires=', '')) - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(180)
  expect(await statusOf(cookieOf(reply))).toBe(200)
})

test('behind a proxy for TLS it is the safe one', async () => {
  const { username } = await someone(0)
  const reply = await enter(username, { ...onPhone, origin: 'https://lobby.example' })
  const [cookie = ''] = reply.headers.getSetCookie()
  expect(cookie).toContain(`${phoneCookie.tokenUnderTls}=`)
  expect(cookie.split('; ')).toContain('Secure')
})

test('another app of theirs gets the token, and no cookie', async () => {
  const { username } = await someone(0)
  const reply = await enter(username, { 'client-id': phoneClientId })
  expect(reply.headers.getSetCookie()).toEqual([])
  const { access_token: token } = reply.body.data as { access_token: string }
  expect((await ask('GET /v1/resident/me', { token, headers: { 'client-id': phoneClientId } })).status).toBe(
    200,
  )
})

test('the cookie counts with the app’s own client id alone, and never beside an authorization', async () => {
  const { username } = await someone(0)
  const kept = cookieOf(await enter(username))
  expect(await statusOf(kept)).toBe(200)
  for (const id of ['3', '5', '']) expect(await statusOf({ ...kept, 'client-id': id })).toBe(401)
  expect(await statusOf({ ...kept, authorization: `Bearer ${'a'.repeat(43)}` })).toBe(401)
  expect(await statusOf({ ...kept, [sessionHeader]: noSession })).toBe(200)
})

test('signing out takes it back, and ends the session', async () => {
  const { username } = await someone(0)
  const kept = cookieOf(await enter(username))
  const out = await ask('POST /v1/auth/logout', { headers: kept })
  expect(out.headers.getSetCookie().join()).toContain(`Path=${phoneCookie.path}; Expires=Thu, 01 Jan 1970`)
  expect(await statusOf(kept)).toBe(401)
})

describe('it lasts', () => {
  test.each([
    ['last_seen_at', 59, 200],
    ['last_seen_at', 61, 401],
  ])('%s %i days ago: %i', async (column, days, status) => {
    const { username, accountId } = await someone(1)
    const kept = cookieOf(await enter(username))
    await seeded.db.execute(
      `update session set ${column} = now() - make_interval(days => $1), created_at = now() - make_interval(days => $1)
        where account_id = $2`,
      [days, accountId],
    )
    expect(await statusOf(kept)).toBe(status)
  })

  test('no longer than 180 days, however often it is used', async () => {
    const { username, accountId } = await someone(1)
    const kept = cookieOf(await enter(username))
    const [row] = await seeded.db.query<{ days: number }>(
      `select round(extract(epoch from expires_at - created_at) / 86400)::int as days from session where account_id = $1
        and on_phone`,
      [accountId],
    )
    expect(row?.days).toBe(180)
    await seeded.db.execute('update session set expires_at = now() where account_id = $1 and on_phone', [
      accountId,
    ])
    expect(await statusOf(kept)).toBe(401)
  })
})

test('of staff who live in the house it opens their home, and nothing of the office', async () => {
  const { username } = await someone(2, { type: 'org_admin' })
  const kept = cookieOf(await enter(username))
  expect(await statusOf(kept)).toBe(200)
  for (const path of ['apartments?building_id=1', 'outbox', 'org-members'])
    expect([403, 404]).toContain(await statusOf(kept, `GET /v1/manage/${path}`))
  const sessions = await ask('GET /v1/auth/sessions', { headers: kept })
  expect(sessions.body.data).toContainEqual(expect.objectContaining({ on_phone: true, current: true }))
  // At the console they are who they are, and have their home too.
  const { access_token: token } = (await enter(username, { 'client-id': '3' })).body.data as {
    access_token: string
  }
  expect((await ask('GET /v1/manage/apartments?building_id=1', { token })).status).toBe(200)
  expect((await ask('GET /v1/resident/me', { token })).status).toBe(200)
})

describe('who has no home', () => {
  test('is told whom to ask, after the right password alone', async () => {
    const { username } = await someone(3, {
      stays: [{ apartmentId: homes[3] ?? '', from: '2020-01-01', until: addDays(officeToday(), -1) }],
    })
    const refused = await enter(username)
    expect(outcome(refused)).toBe('403 no_home')
    const [building] = await seeded.db.query<{ name: string }>('select name from building where id = 1')
    expect(refused.body.contacts).toEqual([expect.objectContaining({ building: building?.name })])
    expect(outcome(await enter(username, { 'client-id': '3' }))).toBe('403 no_home')
    const wrong = await ask('POST /v1/auth/login', {
      json: { username, password: 'Sai mật khẩu mất rồi', remember: false },
      headers: onPhone,
    })
    expect(outcome(wrong)).toBe('401 invalid_credentials')
    expect(wrong.body.contacts).toBeUndefined()
  })

  test('is out as soon as the office moves them out, and their socket’s ticket is worth nothing', async () => {
    const who = await someone(3)
    const kept = cookieOf(await enter(who.username))
    expect(await statusOf(kept)).toBe(200)
    const [stay] = await seeded.db.query<{ id: string }>(
      'select id::text from residency where resident_id = $1',
      [who.residentId],
    )
    const moved = await seeded.as('A')(`PATCH residencies/${stay?.id}`, {
      move_in_date: '2020-01-01',
      move_out_date: addDays(officeToday(), -1),
    })
    expect(outcome(moved)).toBe('200')
    expect(await statusOf(kept)).toBe(401)
    const left = await seeded.db.query('select from session where account_id = $1', [who.accountId])
    expect(left).toEqual([])
  })

  test('lives through the last day', async () => {
    const who = await someone(3, {
      stays: [{ apartmentId: homes[3] ?? '', from: '2020-01-01', until: officeToday() }],
    })
    const reply = await ask('GET /v1/resident/me', { headers: cookieOf(await enter(who.username)) })
    expect(recordOf(reply)).toMatchObject({ homes: [{ until: officeToday(), lives: true }] })
  })
})

test('a phone that is new is told in the bell of the account, one that is known is not', async () => {
  const { username, accountId } = await someone(3)
  await seeded.db.execute('delete from session where account_id = $1', [accountId])
  const told = async () =>
    (
      await seeded.db.query<{ message: string; link: string }>(
        'select message, link from web_notification where account_id = $1',
        [accountId],
      )
    ).map(({ message, link }) => [message.includes('Firefox, Linux'), link])
  const on = (system: string) => ({
    'user-agent': `Mozilla/5.0 (${system}; rv:140.0) Gecko/20100101 Firefox/140.0`,
  })
  const first = await enter(username, { ...onPhone, ...on('Android 15; Mobile') })
  expect(await told()).toEqual([])
  // Signed out in between, and its browser made new: the phone is known by what it keeps beside its session.
  const [, device = ''] = first.headers.getSetCookie()
  expect(device).toContain(`Path=${deviceCookie.path}; `)
  const [kept = ''] = device.split('; ')
  await seeded.db.execute('delete from session where account_id = $1', [accountId])
  await enter(username, { ...onPhone, ...on('Android 16; Mobile'), cookie: kept })
  expect(await told()).toEqual([])
  const other = await enter(username, { ...onPhone, ...on('X11; Linux x86_64') })
  const line = [true, `/app/homes/${homes[3]}/more/devices`]
  expect(await told()).toEqual([line])
  // What keeps nothing is known by its name and address.
  const program = { 'client-id': phoneClientId, ...on('X11; Linux aarch64') }
  await enter(username, program)
  await enter(username, program)
  expect(await told()).toEqual([line, line])
  const bell = await ask('GET /v1/manage/notifications/web', { headers: cookieOf(other) })
  expect(bell.body['total_unread']).toBe(2)
})
