import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call, openTestServer, type TestServer } from '#tests/support/server/test-server.ts'
import {
  addBuildings,
  addPerson,
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

const change = async (token: string, json: object) => {
  const reply = await call(server, 'PATCH /v1/auth/profile', {
    token,
    json: { current_password: rightPassword, ...json },
  })
  await server.services.background.drain()
  return reply
}
const confirm = (token: string, email: string, otp: string) =>
  call(server, 'POST /v1/auth/profile/email', { token, json: { email, otp } })
const letters = (recipient: string) =>
  server.db.query<{ body: string }>('select body from outbox where recipient = $1 order by id', [recipient])
const codeIn = async (recipient: string) =>
  /\b\d{6}\b/.exec((await letters(recipient)).at(-1)?.body ?? '')?.[0] ?? ''
const emailOf = async ({ id }: Person) =>
  (await server.db.query<{ email: string }>('select email from account where id = $1', [id]))[0]?.email

test('a new address changes nothing before it is confirmed from its mailbox; the old one is notified', async () => {
  const person = await addPerson(server)
  const token = await tokenFor(server, person)
  const next = 'new-address@example.com'
  expect((await change(token, { email: next })).body).toEqual({ data: { confirm: 'email' } })
  expect(await emailOf(person)).toBe(person.email)
  const code = await codeIn(next)
  expect((await confirm(token, next, code === '000000' ? '000001' : '000000')).body).toMatchObject({
    errors: { otp: ['invalid_otp'] },
  })
  // The code proves this address for this account, and nothing else.
  expect((await confirm(token, 'other-address@example.com', code)).status).toBe(422)
  expect((await confirm(await tokenFor(server, await addPerson(server)), next, code)).status).toBe(422)
  expect((await confirm(token, next, code)).status).toBe(200)
  expect(await emailOf(person)).toBe(next)
  expect((await confirm(token, next, code)).status).toBe(422)
  await server.services.background.drain()
  expect(await letters(person.email)).toHaveLength(1)
  const [row] = await server.db.query<{ search_text: string }>(
    'select search_text from account where id = $1',
    [person.id],
  )
  expect(row?.search_text).toContain('new-address')
})

test('a taken address gets the same reply as a free one, and only its owner gets a mail about it', async () => {
  const [person, taken] = [await addPerson(server), await addPerson(server)]
  const token = await tokenFor(server, person)
  const shape = ({ status, body }: Awaited<ReturnType<typeof change>>) => ({ status, body })
  const free = await change(token, { email: 'nobody-has-it@example.com' })
  expect(shape(await change(token, { email: taken.email }))).toEqual(shape(free))
  expect(shape(await change(token, { email: taken.email.toUpperCase() }))).toEqual(shape(free))
  expect(await codeIn(taken.email)).toBe('')
  expect(await letters(taken.email)).toHaveLength(2)
  const wrong = await confirm(token, taken.email, '123456')
  expect([wrong.status, wrong.body.errorCode]).toEqual([422, 'invalid_otp'])
  expect(await emailOf(person)).toBe(person.email)
})

test('one of two accounts that confirm the same address gets it', async () => {
  const people = [await addPerson(server), await addPerson(server)]
  const tokens = await Promise.all(people.map((person) => tokenFor(server, person)))
  const next = 'wanted-by-two@example.com'
  const codes: string[] = []
  for (const token of tokens) {
    await change(token, { email: next })
    codes.push(await codeIn(next))
  }
  const replies = await Promise.all(tokens.map((token, at) => confirm(token, next, codes[at] ?? '')))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect(replies.find(({ status }) => status === 422)?.body).toMatchObject({
    errors: { email: ['email_exists'] },
  })
})

test('an account asks for few addresses and numbers a day, and a mailbox gets few letters', async () => {
  const person = await addPerson(server)
  const token = await tokenFor(server, person)
  const taken = await addPerson(server)
  const statuses: number[] = []
  for (let at = 0; at < 4; at++)
    statuses.push((await change(token, { email: `try${at}@example.com` })).status)
  statuses.push((await change(token, { phone_number: taken.phone })).status)
  statuses.push((await change(token, { phone_number: '0977000001' })).status)
  statuses.push((await change(token, { email: 'try9@example.com' })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 422, 429, 429])
  expect((await change(token, { name: 'Nguyễn Văn Bình' })).status).toBe(200)

  for (let at = 0; at < 7; at++)
    await change(await tokenFor(server, await addPerson(server)), { email: 'bombed@example.com' })
  expect(await letters('bombed@example.com')).toHaveLength(5)
})

test('a code dies with the password that asked for it', async () => {
  const person = await addPerson(server)
  const token = await tokenFor(server, person)
  await change(token, { email: 'stolen@example.com' })
  await server.db.execute('update account set password = $2 where id = $1', [person.id, 'another hash'])
  expect((await confirm(token, 'stolen@example.com', await codeIn('stolen@example.com'))).status).toBe(422)
})

test('a name given at the same moment does not bring back a number that was just replaced', async () => {
  const person = await addPerson(server)
  const token = await tokenFor(server, person)
  let renaming: ReturnType<typeof change> | undefined
  await server.db.transaction(async (tx) => {
    await tx.execute('update account set phone_number = $2 where id = $1', [person.id, '0977123456'])
    renaming = change(token, { name: 'Nguyễn Thị Lan' })
    await waitsForLock()
  })
  expect((await renaming)?.status).toBe(200)
  expect(await server.db.query('select name, phone_number from account where id = $1', [person.id])).toEqual([
    { name: 'Nguyễn Thị Lan', phone_number: '0977123456' },
  ])
})

const waitsForLock = () =>
  expect
    .poll(() =>
      server.db.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      ),
    )
    .toHaveLength(1)
