import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSecret } from '#api/auth/second-factor/seal.ts'
import { cleanSignInTickets } from '#api/auth/second-factor/sign-in-tickets.ts'
import { call, openTestServer, type TestServer, type Reply } from '#tests/support/server/test-server.ts'
import { addBuildings, addPerson, rightPassword, tokenFor } from '#tests/support/server/people.ts'
import {
  codeOf,
  enrol,
  forgetStep,
  second,
  ticketFor,
  wrongCode,
} from '#tests/support/server/second-factor.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await addBuildings(server)
})
afterAll(() => server.close())
beforeEach(() => server.db.execute('delete from throttle'))

async function enrolled() {
  const person = await enrol(server, await addPerson(server))
  await forgetStep(server, person)
  return person
}
const said = ({ status, body }: Reply) => [status, body.errorCode]
const tokenIn = ({ body }: Reply) => (body.data as { access_token: string }).access_token
const current = async (token: string) => (await call(server, 'GET /v1/current-user', { token })).status
const wrong = [401, 'invalid_second_factor']
const over = [401, 'second_factor_expired']

describe('signing in', () => {
  test('without a second factor the reply is what it was', async () => {
    const { email } = await addPerson(server)
    const { body } = await call(server, 'POST /v1/auth/login', {
      json: { username: email, password: rightPassword },
    })
    expect(Object.keys(body.data as object)).toEqual(['access_token', 'expires_at'])
  })

  test('the right password alone gives a ticket and no session, a wrong one neither', async () => {
    const person = await enrolled()
    const login = (password: string) =>
      call(server, 'POST /v1/auth/login', { json: { username: person.email, password } })
    const { status, body } = await login(rightPassword)
    expect(status).toBe(200)
    expect(body.data).toEqual({
      second_factor: { ticket: expect.stringMatching(/^[\w-]{43}$/), expires_at: expect.any(String) },
    })
    const { ticket } = (body.data as { second_factor: { ticket: string } }).second_factor
    expect(await current(ticket)).toBe(401)
    expect(said(await login('not the password'))).toEqual([401, 'invalid_credentials'])
    const session = tokenIn(await second(server, ticket, codeOf(person)))
    expect(await current(session)).toBe(200)
  })

  test('a ticket opens one session, for one address, for five minutes', async () => {
    const person = await enrolled()
    const ticket = await ticketFor(server, person)
    await second(server, ticket, codeOf(person))
    await forgetStep(server, person)
    expect(said(await second(server, ticket, codeOf(person)))).toEqual(over)

    const moved = await ticketFor(server, person)
    await server.db.execute(`update sign_in_ticket set ip = '10.9.8.7' where account_id = $1`, [person.id])
    expect(said(await second(server, moved, codeOf(person)))).toEqual(over)

    const late = await ticketFor(server, person)
    await server.db.execute(`update sign_in_ticket set expires_at = expires_at - interval '5 minutes'`)
    expect(said(await second(server, late, codeOf(person)))).toEqual(over)
    await cleanSignInTickets(server.db, {})
    expect(await server.db.query('select 1 from sign_in_ticket')).toEqual([])
    expect(said(await second(server, 'x'.repeat(43), '123456'))).toEqual(over)
  })

  test('a ticket dies with the password that it was given for, and with the account', async () => {
    const person = await enrolled()
    const ticket = await ticketFor(server, person)
    const reply = await call(server, 'PUT /v1/auth/password', {
      token: person.token,
      json: { current_password: rightPassword, password: 'Cổng phụ mở lúc 6 giờ' },
    })
    expect(reply.status).toBe(200)
    expect(said(await second(server, ticket, codeOf(person)))).toEqual(over)

    const other = await enrolled()
    const held = await ticketFor(server, other)
    await server.db.execute(`update account set status = 'disabled' where id = $1`, [other.id])
    expect(said(await second(server, held, codeOf(other)))).toEqual(over)
  })

  test('resetting a forgotten password leaves the second factor as it was', async () => {
    const person = await enrolled()
    await call(server, 'POST /v1/auth/forgot-password', { json: { username: person.email } })
    await server.services.background.drain()
    const [mail] = await server.db.query<{ body: string }>(
      `select body from outbox where recipient = $1 and body ~ '\\y\\d{6}\\y'`,
      [person.email],
    )
    const otp = /\b\d{6}\b/.exec(mail?.body ?? '')?.[0]
    const { body } = await call(server, 'POST /v1/auth/verify-otp', { json: { username: person.email, otp } })
    const { reset_token } = body.data as { reset_token: string }
    const password = 'Cổng phụ mở lúc 6 giờ'
    await call(server, 'POST /v1/auth/reset-password', { json: { reset_token, password } })
    const login = await call(server, 'POST /v1/auth/login', { json: { username: person.email, password } })
    expect(login.body.data).toHaveProperty('second_factor')
  })

  test('being remembered survives the second step, and the session list shows it', async () => {
    const person = await enrolled()
    const token = tokenIn(await second(server, await ticketFor(server, person, true), codeOf(person)))
    const { body } = await call(server, 'GET /v1/auth/sessions', { token })
    expect(body.data).toMatchObject([
      { remember: true, second_factor: true, current: true },
      { remember: false },
    ])
  })

  test('a session that slipped in without the second factor is dead', async () => {
    const person = await enrolled()
    expect(await current(await tokenFor(server, person))).toBe(401)
  })
})

describe('recovery codes', () => {
  test('there are ten of 120 bits, and each opens once, however it is typed', async () => {
    const person = await enrolled()
    expect(person.recoveryCodes).toHaveLength(10)
    expect(new Set(person.recoveryCodes).size).toBe(10)
    for (const code of person.recoveryCodes) expect(code).toMatch(/^[A-Z2-7]{6}(-[A-Z2-7]{6}){3}$/)
    const [first = '', next = ''] = person.recoveryCodes
    expect((await second(server, await ticketFor(server, person), first)).status).toBe(200)
    expect(said(await second(server, await ticketFor(server, person), first))).toEqual(wrong)
    const typed = ` ${next.toLowerCase().replaceAll('-', ' ').replaceAll('o', '0').replaceAll('b', '8')} `
    expect((await second(server, await ticketFor(server, person), typed)).status).toBe(200)
    await server.services.background.drain()
    const used = await server.db.query(
      `select 1 from log where record_id = $1 and action = 'recovery_code_used'`,
      [person.id],
    )
    expect(used).toHaveLength(2)
  })

  test('one of ten parallel sign-ins with the same code succeeds', async () => {
    const person = await enrolled()
    const tickets = await Promise.all(Array.from({ length: 10 }, () => ticketFor(server, person)))
    const replies = await Promise.all(
      tickets.map((ticket) => second(server, ticket, person.recoveryCodes[0]!)),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('another account’s opens nothing', async () => {
    const [one, two] = [await enrolled(), await enrolled()]
    expect(said(await second(server, await ticketFor(server, one), two.recoveryCodes[0]!))).toEqual(wrong)
  })

  test('new ones end the old, and take password and code', async () => {
    const person = await enrolled()
    const renew = (json: object) =>
      call(server, 'POST /v1/auth/second-factor/recovery-codes', { token: person.token, json })
    expect((await renew({ current_password: 'no', code: codeOf(person) })).body.errors).toEqual({
      current_password: ['invalid_current_password'],
    })
    expect((await renew({ current_password: rightPassword, code: wrongCode(person) })).body.errors).toEqual({
      code: ['invalid_second_factor'],
    })
    const { recovery_codes } = (await renew({ current_password: rightPassword, code: codeOf(person) })).body
      .data as { recovery_codes: string[] }
    expect(recovery_codes).toHaveLength(10)
    const [old, fresh] = [person.recoveryCodes[0]!, recovery_codes[0]!]
    expect(said(await second(server, await ticketFor(server, person), old))).toEqual(wrong)
    expect((await second(server, await ticketFor(server, person), fresh)).status).toBe(200)
  })
})

describe('switching on and off', () => {
  test('takes the password and a code; other sessions end, this one continues under another token', async () => {
    const person = await addPerson(server)
    const [own, other] = [await tokenFor(server, person), await tokenFor(server, person)]
    const begin = (json: object) => call(server, 'POST /v1/auth/second-factor/enrol', { token: own, json })
    expect((await begin({ current_password: 'no' })).body.errors).toEqual({
      current_password: ['invalid_current_password'],
    })
    await begin({ current_password: rightPassword })
    const refused = await call(server, 'POST /v1/auth/second-factor/confirm', {
      token: own,
      json: { code: '000000' },
    })
    expect(refused.body.errors).toEqual({ code: ['invalid_second_factor'] })
    // A factor that is only being set up requires no code.
    expect([await current(own), await current(other)]).toEqual([200, 200])

    const done = await enrol(server, person, own)
    expect([await current(own), await current(other), await current(done.token)]).toEqual([401, 401, 200])
    const again = await call(server, 'POST /v1/auth/second-factor/enrol', {
      token: done.token,
      json: { current_password: rightPassword },
    })
    expect(said(again)).toEqual([409, 'second_factor_on'])
  })

  test('a set-up that was left lying is over after a quarter of an hour', async () => {
    const person = await addPerson(server)
    const token = await tokenFor(server, person)
    const confirm = () =>
      call(server, 'POST /v1/auth/second-factor/confirm', { token, json: { code: '000000' } })
    expect(said(await confirm())).toEqual([409, 'second_factor_not_begun'])
    await call(server, 'POST /v1/auth/second-factor/enrol', {
      token,
      json: { current_password: rightPassword },
    })
    await server.db.execute(
      `update second_factor set created_at = now() - interval '16 minutes' where account_id = $1`,
      [person.id],
    )
    expect(said(await confirm())).toEqual([409, 'second_factor_not_begun'])
  })

  test('off takes the password and a code, and the recovery codes go along', async () => {
    const person = await enrolled()
    const other = tokenIn(await second(server, await ticketFor(server, person), codeOf(person)))
    await forgetStep(server, person)
    const off = (json: object) =>
      call(server, 'POST /v1/auth/second-factor/disable', { token: person.token, json })
    expect((await off({ current_password: rightPassword })).body.errors).toEqual({ code: ['required'] })
    expect((await off({ current_password: rightPassword, code: wrongCode(person) })).status).toBe(422)
    expect((await off({ current_password: 'no', code: codeOf(person) })).status).toBe(422)
    expect((await off({ current_password: rightPassword, code: codeOf(person) })).status).toBe(200)
    expect([await current(person.token), await current(other)]).toEqual([200, 401])
    for (const table of ['second_factor', 'recovery_code'])
      expect(await server.db.query(`select 1 from ${table} where account_id = $1`, [person.id])).toEqual([])
    const login = await call(server, 'POST /v1/auth/login', {
      json: { username: person.email, password: rightPassword },
    })
    expect(login.body.data).toHaveProperty('access_token')
    expect(said(await off({ current_password: rightPassword, code: '123456' }))).toEqual([
      409,
      'second_factor_off',
    ])
  })

  test('its owner gets a mail and the log a line, without secret or code', async () => {
    const person = await enrolled()
    const code = codeOf(person)
    await call(server, 'POST /v1/auth/second-factor/disable', {
      token: person.token,
      json: { current_password: rightPassword, code },
    })
    await server.services.background.drain()
    const mails = await server.db.query<{ subject: string }>(
      'select subject from outbox where recipient = $1 order by id',
      [person.email],
    )
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Two-factor authentication is on',
      'Two-factor authentication is off',
    ])
    const lines = await server.db.query<{ action: string; line: string }>(
      'select action, log::text as line from log where record_id = $1 order by id',
      [person.id],
    )
    expect(lines.map(({ action }) => action)).toEqual(['second_factor_on', 'second_factor_off'])
    expect(lines.some(({ line }) => line.includes(code))).toBe(false)
  })
})

test('neither secret nor recovery codes are stored readable, and a secret opens for its own account only', async () => {
  const person = await enrolled()
  const other = await enrolled()
  const rows = await server.db.query<{ row: string }>(
    'select second_factor::text as row from second_factor union all select recovery_code::text from recovery_code',
  )
  const forms = (['hex', 'base64', 'base64url', 'latin1'] as const).map((form) =>
    person.secret.toString(form),
  )
  const codes = person.recoveryCodes.flatMap((code) => [code, code.replaceAll('-', '')])
  for (const text of [...forms, ...codes]) expect(rows.some(({ row }) => row.includes(text))).toBe(false)

  const [mine] = await server.db.query<{ secret: string }>(
    'select secret from second_factor where account_id = $1',
    [person.id],
  )
  const { key } = server.services
  expect(openSecret(key, person.id, mine!.secret)).toEqual(person.secret)
  expect(() => openSecret(key, other.id, mine!.secret)).toThrow()
  expect(() => openSecret(Buffer.alloc(32), person.id, mine!.secret)).toThrow()
  const bytes = Buffer.from(mine!.secret.slice(3), 'base64url')
  bytes[bytes.length - 1]! ^= 1
  expect(() => openSecret(key, person.id, `v1.${bytes.toString('base64url')}`)).toThrow()
})
