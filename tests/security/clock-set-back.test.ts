import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkOtp, issueOtp } from '#api/auth/otp.ts'
import { takeSlot } from '#api/auth/throttle.ts'
import { call, openTestServer, type TestServer } from '#tests/support/server/test-server.ts'
import { addBuildings, addPerson, tokenFor } from '#tests/support/server/people.ts'

// The database's clock is set back by an hour: what was written then lies ahead of it now. Nothing lives longer for it.
let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await addBuildings(server)
})
afterAll(() => server.close())

test('a session that was seen later than now is over', async () => {
  const person = await addPerson(server)
  const token = await tokenFor(server, person)
  expect((await call(server, 'GET /v1/current-user', { token })).status).toBe(200)
  await server.db.execute(
    `update session set created_at = created_at + interval '1 hour', last_seen_at = last_seen_at + interval '1 hour',
      expires_at = expires_at + interval '1 hour' where account_id = $1`,
    [person.id],
  )
  server.services.hub.send({ type: 'access' })
  expect((await call(server, 'GET /v1/current-user', { token })).status).toBe(401)
})

test('a code that was sent later than now opens nothing', async () => {
  const { db, key } = server.services
  const context = { db, key, purpose: 'reset_password', subject: '1' } as const
  const now = await issueOtp(context)
  expect(await checkOtp(context, now)).toBe(true)
  const ahead = await issueOtp(context)
  await server.db.execute(`update otp set expires_at = expires_at + interval '1 hour' where subject = '1'`)
  expect(await checkOtp(context, ahead)).toBe(false)
})

test('who had no try left does not wait longer than the window', async () => {
  const { db } = server.services
  const limit = { tries: 1, seconds: 60 }
  const take = async () => (await takeSlot(db, 'clock', limit)).allowed
  expect([await take(), await take()]).toEqual([true, false])
  await server.db.execute(
    `update throttle set window_ends = window_ends + interval '1 hour' where key = 'clock'`,
  )
  expect([await take(), await take()]).toEqual([true, false])
})
