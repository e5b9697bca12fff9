import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { call, openTestServer, type TestServer, type Reply } from '#tests/support/server/test-server.ts'
import {
  addBuildings,
  addPerson,
  give,
  right,
  rightPassword,
  tokenFor,
  type Person,
} from '#tests/support/server/people.ts'
import { codeOf, enrol, forgetStep, second, ticketFor } from '#tests/support/server/second-factor.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await addBuildings(server)
})
afterAll(() => server.close())
beforeEach(() => server.db.execute('delete from throttle'))

const said = ({ status, body }: Reply) => [status, body.errorCode]
const current = async (token: string) => said(await call(server, 'GET /v1/current-user', { token }))

/** Someone in building 1 who holds these rights. */
async function holder(code: string, ...flags: string[]): Promise<Person> {
  const person = await addPerson(server)
  await give(server, person, '1', [right(code, ...flags)])
  return person
}

describe('the second factor of a colleague who lost their device', () => {
  const reset = (token: string, id: string, json: object = { confirm: true }) =>
    call(server, `POST /v1/manage/org-members/${id}/reset-second-factor`, { token, json })

  /** Someone in building 1 with a second factor. */
  async function cashier() {
    const person = await holder('manage_debt', 'read', 'create')
    const done = await enrol(server, person)
    await forgetStep(server, person)
    return done
  }
  async function manager(buildingId: string, ...more: string[]) {
    const person = await addPerson(server)
    const rights = [
      right('manage_account', 'read', 'update'),
      ...more.map((code) => right(code, 'read', 'create')),
    ]
    await give(server, person, buildingId, rights)
    return tokenFor(server, person)
  }

  test('is taken off by who may change the account: sessions end, the owner hears of it, the log names both', async () => {
    const target = await cashier()
    const token = await manager('1', 'manage_debt')
    const shown = await call(server, `GET /v1/manage/org-members/${target.id}/second-factor`, { token })
    expect(shown.body.data).toEqual({ enabled_at: expect.any(String) })
    expect((await reset(token, target.id, {})).body.errors).toEqual({ confirm: ['required'] })
    expect((await reset(token, target.id)).status).toBe(200)
    expect(await current(target.token)).toEqual([401, 'user_unauthorized'])
    const login = await call(server, 'POST /v1/auth/login', {
      json: { username: target.email, password: rightPassword },
    })
    expect(login.body.data).toHaveProperty('access_token')
    expect(said(await reset(token, target.id))).toEqual([409, 'second_factor_off'])
    await server.services.background.drain()
    const mails = await server.db.query('select 1 from outbox where recipient = $1 and subject = $2', [
      target.email,
      'Two-factor authentication was reset',
    ])
    expect(mails).toHaveLength(1)
    const lines = await server.db.query(
      `select 1 from log where record_id = $1 and action = 'second_factor_reset' and actor_id <> $1::bigint`,
      [target.id],
    )
    expect(lines).toHaveLength(1)
  })

  test('stays with everybody else', async () => {
    const target = await cashier()
    const admin = await enrol(server, await addPerson(server, { type: 'org_admin' }))
    const reader = await holder('manage_account', 'read')
    const foreign = await manager('2', 'manage_debt')
    // May change accounts in building 2, and only read them in building 1.
    const both = await addPerson(server)
    const rights = [right('manage_debt', 'read', 'create'), right('manage_account', 'read')]
    await give(server, both, '1', rights)
    await give(server, both, '2', [right('manage_account', 'read', 'update')])
    const self = await enrol(server, await holder('manage_account', 'read', 'update'))
    const abroad = await tokenFor(server, await addPerson(server, { type: 'org_admin', organisationId: '2' }))
    const manages = await manager('1', 'manage_debt')

    expect((await reset(foreign, target.id)).status).toBe(404)
    expect((await reset(abroad, target.id)).status).toBe(404)
    expect((await reset(await tokenFor(server, reader), target.id)).status).toBe(403)
    expect((await reset(await tokenFor(server, both), target.id)).status).toBe(403)
    expect(said(await reset(await manager('1'), target.id))).toEqual([403, 'rights_exceeded'])
    expect((await reset(manages, admin.id)).status).toBeOneOf([403, 404])
    expect(said(await reset(self.token, self.id))).toEqual([403, 'own_account'])
    for (const id of ['0', 'x', '99999999']) expect((await reset(manages, id)).status).toBe(404)
    const ticket = await ticketFor(server, target)
    expect((await second(server, ticket, codeOf(target))).status).toBe(200)
  })

  test('for somebody in two buildings, only those who manage accounts in both may reset it', async () => {
    const target = await cashier()
    const rights = [right('manage_debt', 'read', 'create')]
    await give(server, target, '2', rights)
    // Holds all rights of the target in building 1, but may not change accounts there.
    const near = await addPerson(server)
    await give(server, near, '1', rights)
    await give(server, near, '2', [...rights, right('manage_account', 'read', 'update')])
    const token = await tokenFor(server, near)
    expect(said(await reset(token, target.id))).toEqual([403, 'account_elsewhere'])
    await give(server, near, '1', [right('manage_account', 'update')])
    server.services.hub.send({ type: 'access', accountIds: [near.id] })
    await expect.poll(async () => (await reset(token, target.id)).status).toBe(200)
  })
})
