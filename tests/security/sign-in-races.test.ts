import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '#api/auth/passwords.ts'
import { endSessions } from '#api/auth/sessions.ts'
import { call, openTestServer, type TestServer } from '#tests/support/server/test-server.ts'
import {
  addBuildings,
  addPerson,
  rightPassword,
  tokenFor,
  type Person,
} from '#tests/support/server/people.ts'
import { codeOf, enrol, forgetStep, second, ticketFor } from '#tests/support/server/second-factor.ts'

let server: TestServer
let locker: pg.Client
beforeAll(async () => {
  server = await openTestServer()
  await addBuildings(server)
  locker = new pg.Client({ connectionString: server.url })
  await locker.connect()
})
afterAll(async () => {
  await locker.end()
  await server.close()
})

/** Not by the connection that locks: within a transaction, PostgreSQL caches its list of connections. */
const waiting = async () => {
  const rows = await server.db.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.count ?? 0
}
/** Holds a call between reading the account and its end: meanwhile it waits for a row of this table. */
async function during<T>(
  table: string,
  begin: () => Promise<T>,
  meanwhile: () => Promise<unknown>,
): Promise<T> {
  await locker.query('begin')
  await locker.query(`lock table ${table} in access exclusive mode`)
  const call = begin()
  await expect.poll(waiting).toBe(1)
  await meanwhile()
  await locker.query('rollback')
  return call
}

/** The last step of every way to a new password. */
async function moveToNewPassword({ id }: Person): Promise<void> {
  const hash = await hashPassword('Mái ngói đỏ sau vườn 31')
  await server.db.execute('update account set password = $2 where id = $1', [id, hash])
  await endSessions(server.db, server.services.hub, { accountId: id })
}
const sessions = async ({ id }: Person) =>
  (await server.db.query('select 1 from session where account_id = $1', [id])).length
const login = ({ email }: Person) =>
  call(server, 'POST /v1/auth/login', { json: { username: email, password: rightPassword } })

test('a sign-in that was under way with the former password opens nothing', async () => {
  const person = await addPerson(server)
  const { status, body } = await during(
    'throttle',
    () => login(person),
    () => moveToNewPassword(person),
  )
  expect([status, body.errorCode]).toEqual([401, 'invalid_credentials'])
  expect(await sessions(person)).toBe(0)
})

test('nor does one that was under way while its account was disabled', async () => {
  const person = await addPerson(server)
  const { status } = await during(
    'throttle',
    () => login(person),
    async () => {
      await server.db.execute(`update account set status = 'disabled' where id = $1`, [person.id])
      await endSessions(server.db, server.services.hub, { accountId: person.id })
    },
  )
  expect(status).toBe(401)
  expect(await sessions(person)).toBe(0)
})

test('nor does a second step that was under way', async () => {
  const person = await enrol(server, await addPerson(server))
  await forgetStep(server, person)
  const ticket = await ticketFor(server, person)
  const { status, body } = await during(
    'second_factor',
    () => second(server, ticket, codeOf(person)),
    () => moveToNewPassword(person),
  )
  expect([status, body.errorCode]).toEqual([401, 'second_factor_expired'])
  expect(await sessions(person)).toBe(0)
})

test('a password change that was under way does not write over the one that its owner has just set', async () => {
  const person = await addPerson(server)
  const token = await tokenFor(server, person)
  const change = { current_password: rightPassword, password: 'Thuyền nan trôi chậm 58' }
  // The last count before the new password is checked and written.
  await server.db.execute(`insert into throttle values ($1, 1, now() + interval '10 minutes')`, [
    `judge:account:${person.id}`,
  ])
  await locker.query('begin')
  await locker.query('select from throttle where key = $1 for update', [`judge:account:${person.id}`])
  const late = call(server, 'PUT /v1/auth/password', { token, json: change })
  await expect.poll(waiting).toBe(1)
  await moveToNewPassword(person)
  await locker.query('rollback')
  expect((await late).status).toBe(422)
  expect((await login(person)).status).toBe(401)
  const { email } = person
  const json = { username: email, password: change.password }
  expect((await call(server, 'POST /v1/auth/login', { json })).status).toBe(401)
})
