import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkOtp, issueOtp } from '#api/auth/otp.ts'
import { createMailer } from '#api/mail/mailer.ts'
import { pools } from '#api/workers/pools.ts'
import { call, openTestServer, type TestServer } from '#tests/support/server/test-server.ts'
import { addPerson, rightPassword, tokenFor, type Person } from '#tests/support/server/people.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ limits: { otpChecksPerAddress: { tries: 100_000, seconds: 600 } } })
})
afterAll(() => server.close())
// All tests come from one address.
beforeEach(() => server.db.execute('delete from throttle'))

const forgot = async (username: string) => {
  const reply = await call(server, 'POST /v1/auth/forgot-password', { json: { username } })
  await server.services.background.drain()
  return reply
}
const verify = (username: string, otp: string) =>
  call(server, 'POST /v1/auth/verify-otp', { json: { username, otp } })
const reset = (reset_token: string, password: string) =>
  call(server, 'POST /v1/auth/reset-password', { json: { reset_token, password } })

/** The last code that the outbox shows for this person, as an admin of a demo would read it. */
async function lastCode({ email }: Person): Promise<string> {
  const [row] = await server.db.query<{ body: string }>(
    'select body from outbox where recipient = $1 order by id desc limit 1',
    [email],
  )
  return /\b\d{6}\b/.exec(row?.body ?? '')?.[0] ?? ''
}
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')

test('a code, a reset token, a new password; every session is over', async () => {
  const person = await addPerson(server)
  const token = await tokenFor(server, person)
  await forgot(person.phone)
  const { body } = await verify(person.email, await lastCode(person))
  const { reset_token } = body.data as { reset_token: string }
  expect((await reset(reset_token, 'short')).body).toMatchObject({ errorCode: 'password_too_short' })
  expect((await reset(reset_token, 'Mưa rơi trên mái 7')).status).toBe(200)
  expect((await reset(reset_token, 'Mưa rơi trên mái 8')).status).toBe(422)
  expect((await call(server, 'GET /v1/current-user', { token })).status).toBe(401)
  const login = (password: string) =>
    call(server, 'POST /v1/auth/login', { json: { username: person.email, password } })
  expect((await login(rightPassword)).status).toBe(401)
  expect((await login('Mưa rơi trên mái 7')).status).toBe(200)
})

test('a stranger’s passwords are never judged, however long: the token is looked at first', async () => {
  const before = pools.passwords.served
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, at) => reset(`no token ${at}`, 'aB3$ Đường dài '.repeat(9).slice(0, 128))),
  )
  expect(new Set(replies.map(({ body }) => body.errorCode))).toEqual(new Set(['invalid_reset_token']))
  expect((await reset('no token', 'x'.repeat(129))).body.errorCode).toBe('password_too_long')
  expect((await reset('no token', 'x'.repeat(100_000))).body.errorCode).not.toBe('invalid_reset_token')
  expect(pools.passwords.served).toBe(before)
})

test('a password that is refused as too common leaves the token for another try', async () => {
  const person = await addPerson(server)
  await forgot(person.phone)
  const { body } = await verify(person.email, await lastCode(person))
  const { reset_token } = body.data as { reset_token: string }
  expect((await reset(reset_token, 'matkhau123456')).body.errorCode).toBe('password_too_common')
  expect((await reset(reset_token, 'Mưa rơi trên mái 7')).status).toBe(200)
})

test('five of a thousand guesses, fifty at a time, are evaluated; then the right code is invalid too', async () => {
  const person = await addPerson(server)
  await forgot(person.email)
  const code = await lastCode(person)
  const statuses = new Set<number>()
  for (let round = 0; round < 20; round++) {
    const guesses = Array.from({ length: 50 }, (_, index) =>
      String((Number(code) + 1 + round * 50 + index) % 1_000_000).padStart(6, '0'),
    )
    for (const { status } of await Promise.all(guesses.map((guess) => verify(person.email, guess))))
      statuses.add(status)
  }
  expect([...statuses]).toEqual([422])
  const [kept] = await server.db.query<{ attempts: number }>('select attempts from otp where subject = $1', [
    person.id,
  ])
  expect(kept?.attempts).toBe(5)
  expect((await verify(person.email, code)).status).toBe(422)
})

test('guesses from one address end in 429', async () => {
  const person = await addPerson(server)
  await forgot(person.email)
  const strict = await openTestServer()
  try {
    const statuses: number[] = []
    for (let guess = 0; guess < 32; guess++)
      statuses.push(
        (
          await call(strict, 'POST /v1/auth/verify-otp', {
            json: { username: 'a@example.com', otp: '123456' },
          })
        ).status,
      )
    expect(statuses.filter((status) => status === 422)).toHaveLength(30)
    expect(statuses.at(-1)).toBe(429)
  } finally {
    await strict.close()
  }
})

test('a code works once', async () => {
  const person = await addPerson(server)
  await forgot(person.email)
  const code = await lastCode(person)
  const replies = await Promise.all(Array.from({ length: 5 }, () => verify(person.email, code)))
  expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(['200', '422', '422', '422', '422'])
})

test('a code is refused after five minutes', async () => {
  const person = await addPerson(server)
  await forgot(person.email)
  await server.db.execute(
    `update otp set expires_at = expires_at - interval '6 minutes' where subject = $1`,
    [person.id],
  )
  expect((await verify(person.email, await lastCode(person))).status).toBe(422)
})

test('a code sent again kills the one before', async () => {
  const person = await addPerson(server)
  await forgot(person.email)
  const first = await lastCode(person)
  await forgot(person.email)
  const second = await lastCode(person)
  if (first !== second) expect((await verify(person.email, first)).status).toBe(422)
  expect((await verify(person.email, second)).status).toBe(200)
})

test('a code of one purpose, or of one person, opens nothing of another', async () => {
  const { db, key } = server.services
  const [person, other] = [await addPerson(server), await addPerson(server)]
  const forContract = await issueOtp({ db, key, purpose: 'verify_contract', subject: person.id })
  expect((await verify(person.email, forContract)).status).toBe(422)
  await forgot(person.email)
  const code = await lastCode(person)
  expect(
    await checkOtp({ db, key, purpose: 'verify_contract', subject: person.id }, otherThan(forContract)),
  ).toBe(false)
  expect(await checkOtp({ db, key, purpose: 'verify_contract', subject: other.id }, code)).toBe(false)
  await forgot(other.email)
  if ((await lastCode(other)) !== code) expect((await verify(other.email, code)).status).toBe(422)
})

test('five codes an hour and ten a day for one account, fifty a day from one address, and always the same answer', async () => {
  const person = await addPerson(server)
  const sent = async () =>
    Number(
      (
        await server.db.query<{ n: string }>('select count(*) as n from outbox where recipient = $1', [
          person.email,
        ])
      )[0]?.n,
    )
  const replies = []
  for (let round = 0; round < 8; round++) replies.push(await forgot(person.email))
  expect(await sent()).toBe(5)
  for (let hour = 0; hour < 2; hour++) {
    await server.db.execute(`delete from throttle where key like 'otp:hour:%'`)
    for (let round = 0; round < 5; round++) replies.push(await forgot(person.email))
  }
  // Tries that the hour's limit refused counted for the day as well.
  expect(await sent()).toBeLessThanOrEqual(10)
  expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)

  const before = Number((await server.db.query<{ n: string }>('select count(*) as n from outbox'))[0]?.n)
  for (let one = 0; one < 60; one++) await forgot((await addPerson(server)).email)
  const after = Number((await server.db.query<{ n: string }>('select count(*) as n from outbox'))[0]?.n)
  expect(after - before).toBeLessThanOrEqual(50)
})

test('the code is stored only in the demo’s outbox; with SMTP not even there', async () => {
  const person = await addPerson(server)
  await forgot(person.email)
  const code = await lastCode(person)
  const [kept] = await server.db.query<{ row: string }>(
    'select otp::text as row from otp where subject = $1',
    [person.id],
  )
  expect(kept?.row).not.toContain(code)

  const { db, jobs } = server.services
  // Nothing listens at this mail server: the test is about what is written before it fails.
  const mailer = createMailer({ db, jobs, smtpUrl: 'smtp://127.0.0.1:9', from: 'lobby@example.com' })
  const message = {
    organisationId: '1',
    recipient: 'hidden@example.com',
    language: 'en',
    subject: 's',
    body: `Your code is ${code}`,
  } as const
  mailer.sendSecret(message, 'Your code is ••••••').catch(() => undefined)
  await expect
    .poll(
      async () =>
        (
          await db.query<{ status: string }>(
            `select status from outbox where recipient = 'hidden@example.com'`,
          )
        )[0]?.status,
    )
    .toBe('failed')
  const [line] = await db.query<{ row: string }>(
    `select outbox::text as row from outbox where recipient = 'hidden@example.com'`,
  )
  expect(line?.row).not.toContain(code)
})

test('the message is written in the receiver’s language', async () => {
  const person = await addPerson(server)
  await server.db.execute(
    `insert into user_preference (account_id, key, content) values ($1, 'language', '"km"')`,
    [person.id],
  )
  await forgot(person.email)
  const [row] = await server.db.query<{ language: string; body: string }>(
    'select language, body from outbox where recipient = $1',
    [person.email],
  )
  expect(row?.language).toBe('km')
  expect(row?.body).toMatch(/[\u1780-\u17ff]{5}/)
})

test.each(['their profile', 'an administrator', 'another reset'])(
  'a reset token and a code die when the password is changed by %s',
  async (way) => {
    const person = await addPerson(server)
    await forgot(person.email)
    const { body } = await verify(person.email, await lastCode(person))
    const { reset_token } = body.data as { reset_token: string }
    await forgot(person.email)
    const code = await lastCode(person)
    if (way === 'their profile') {
      const json = { current_password: rightPassword, password: 'Mưa rơi trên mái 9' }
      expect(
        (await call(server, 'PUT /v1/auth/password', { token: await tokenFor(server, person), json })).status,
      ).toBe(200)
    } else if (way === 'an administrator') {
      await server.db.execute('update account set password = $2 where id = $1', [person.id, 'another hash'])
    } else {
      const second = (await verify(person.email, code)).body.data as { reset_token: string }
      expect((await reset(second.reset_token, 'Mưa rơi trên mái 9')).status).toBe(200)
    }
    expect((await reset(reset_token, 'Mật khẩu của kẻ trộm 1')).body).toMatchObject({
      errors: { reset_token: ['invalid_reset_token'] },
    })
    expect((await verify(person.email, code)).body).toMatchObject({ errors: { otp: ['invalid_otp'] } })
  },
)

test('one of two resets at the same moment wins', async () => {
  const person = await addPerson(server)
  const tokens: string[] = []
  for (let round = 0; round < 2; round++) {
    await forgot(person.email)
    const { body } = await verify(person.email, await lastCode(person))
    tokens.push((body.data as { reset_token: string }).reset_token)
  }
  const replies = await Promise.all(tokens.map((token, at) => reset(token, `Mưa rơi trên mái 1${at}`)))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422])
})

test('a phone number in another spelling is answered and counted as the same name', async () => {
  const person = await addPerson(server)
  for (const name of [person.phone, `+84 ${person.phone.slice(1)}`, person.phone.replace(/(.{4})/, '$1.')]) {
    const reply = await forgot(name)
    expect([reply.status, reply.body]).toEqual([200, {}])
  }
  const [kept] = await server.db.query<{ count: number }>('select count from throttle where key = $1', [
    `otp:hour:${person.id}`,
  ])
  expect(kept?.count).toBe(3)
  expect((await verify(`+84${person.phone.slice(1)}`, await lastCode(person))).status).toBe(200)
})

test('after a reset, its owner can sign in from the same address, however many strangers try the account', async () => {
  const person = await addPerson(server)
  const flood = () =>
    server.db.execute(
      `insert into throttle values ($1, 1000, now() + interval '10 minutes') on conflict (key) do update set count = 1000`,
      [`login:account:${person.id}`],
    )
  const login = (password: string) =>
    call(server, 'POST /v1/auth/login', { json: { username: person.email, password } })
  await flood()
  expect((await login(rightPassword)).status).toBe(429)
  await forgot(person.email)
  const { body } = await verify(person.email, await lastCode(person))
  await reset((body.data as { reset_token: string }).reset_token, 'Mưa rơi trên mái 20')
  await flood()
  expect((await login('Mưa rơi trên mái 20')).status).toBe(200)
})
