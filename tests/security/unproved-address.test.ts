import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deadLink as dead, freshPassword as fresh, linksOf } from '#tests/support/server/password-links.ts'
import {
  addBuildings,
  addPerson,
  give,
  mailedToken,
  right,
  rightPassword,
  tokenFor,
  type Person,
} from '#tests/support/server/people.ts'
import { outcome } from '#tests/support/server/seeded-server.ts'
import { call, openTestServer, type TestServer } from '#tests/support/server/test-server.ts'

// Whoever manages accounts must not get into one by another address.
let server: TestServer
let person: Person
let token: string
let moved: string
let wayBack: string
beforeAll(async () => {
  server = await openTestServer({ limits: { linkTriesPerAddress: { tries: 1000, seconds: 600 } } })
  await addBuildings(server)
})
afterAll(() => server.close())

const { choose, said, signIn } = linksOf(() => server)
const send = (request: string, json: object, who = token) => {
  const [method = '', path = ''] = request.split(' ')
  return call(server, `${method} /v1/manage/${path}`, { token: who, json })
}
const sendLink = ({ id }: Person) => send(`POST org-members/${id}/send_link`, {})
const move = (email: string) => send(`PATCH org-members/${person.id}`, { email })
const lettersTo = async (email: string) => {
  await server.services.background.drain()
  const rows = await server.db.query<{ body: string }>(
    'select body from outbox where recipient = $1 order by id',
    [email],
  )
  return rows.map(({ body }) => body)
}
const codesTo = async (email: string) =>
  (await lettersTo(email)).flatMap((body) => /\b\d{6}\b/.exec(body) ?? [])
const forgot = (username: string) => call(server, 'POST /v1/auth/forgot-password', { json: { username } })
const emailNow = async () => {
  const [row] = await server.db.query<{ email: string }>('select email from account where id = $1', [
    person.id,
  ])
  return row?.email
}
beforeEach(async () => {
  const manager = await addPerson(server)
  await give(server, manager, '1', [right('manage_account', 'read', 'create', 'update', 'delete')])
  token = await tokenFor(server, manager)
  person = await addPerson(server)
  await give(server, person, '1', [])
  moved = `moved-${person.email}`
  expect((await move(moved)).status).toBe(200)
  wayBack = await mailedToken(server, person.email)
})

test('an address that somebody else has set gets neither link nor code; the former one takes the account back', async () => {
  expect(await said(sendLink(person))).toBe('409 address_unproved')
  expect(await mailedToken(server, moved)).toBe('')
  await forgot(moved)
  expect([await codesTo(moved), (await codesTo(person.email)).length]).toEqual([[], 1])
  const thief = await send('POST org-members', { name: 'x', email: person.email, type: 'org_member' })
  expect(outcome(thief)).toBe('422 email_exists')
  // Another change does not lose the way back to the address that was proved.
  expect((await move(`again-${person.email}`)).status).toBe(200)
  expect(await said(choose(wayBack))).toBe(dead)
  const session = await tokenFor(server, person)
  const latest = await mailedToken(server, person.email)
  expect(await said(choose(latest))).toBe('200')
  expect(await emailNow()).toBe(person.email)
  expect((await call(server, 'GET /v1/current-user', { token: session })).status).toBe(401)
  expect([await signIn(person.email, fresh), await signIn(moved, fresh)]).toEqual([200, 401])
  expect(await said(choose(latest, `${fresh} 2`))).toBe(dead)
  expect(await said(sendLink(person))).toBe('200')
})

test('it is its owner’s once they prove it with password and code', async () => {
  const own = await tokenFor(server, person)
  const isUnproved = async () => {
    const { body } = await call(server, 'GET /v1/current-user', { token: own })
    return (body.user as { email_unproved: boolean }).email_unproved
  }
  expect(await isUnproved()).toBe(true)
  const asked = await call(server, 'PATCH /v1/auth/profile', {
    token: own,
    json: { email: moved, current_password: rightPassword },
  })
  expect(asked.body.data).toEqual({ confirm: 'email' })
  const [otp] = await codesTo(moved)
  const proved = await call(server, 'POST /v1/auth/profile/email', {
    token: own,
    json: { email: moved, otp },
  })
  expect(proved.status).toBe(200)
  expect(await isUnproved()).toBe(false)
  expect(await said(choose(wayBack))).toBe(dead)
  expect(await said(sendLink(person))).toBe('200')
  expect(await said(choose(await mailedToken(server, moved)))).toBe('200')
  expect(await emailNow()).toBe(moved)
})

test('it gets a link of an administrator alone, once the former one has had its time to object', async () => {
  const admin = await tokenFor(server, await addPerson(server, { type: 'org_admin' }))
  const byAdmin = () => said(send(`POST org-members/${person.id}/send_link`, {}, admin))
  expect(await byAdmin()).toBe('409 address_unproved')
  await server.db.execute(`update unproved_address set undo_until = now() - interval '1 second'`)
  expect(await said(choose(wayBack))).toBe(dead)
  expect(await said(sendLink(person))).toBe('409 address_unproved')
  await forgot(moved)
  expect([await codesTo(moved), await codesTo(person.email)]).toEqual([[], []])
  expect(await byAdmin()).toBe('200')
  expect(await said(choose(await mailedToken(server, moved)))).toBe('200')
  expect(await said(sendLink(person))).toBe('200')
})

test('it leaves nothing behind when it is set back', async () => {
  expect((await move(person.email)).status).toBe(200)
  expect(await said(choose(wayBack))).toBe(dead)
  expect(await said(sendLink(person))).toBe('200')
})
