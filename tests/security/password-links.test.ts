import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deadLink as dead, freshPassword as fresh, linksOf } from '#tests/support/server/password-links.ts'
import { call, openTestServer, type TestServer } from '#tests/support/server/test-server.ts'
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

// Only its owner chooses a password, at a link that was mailed to them.
let server: TestServer
let manager: Person
let token: string
beforeAll(async () => {
  server = await openTestServer({ limits: { linkTriesPerAddress: { tries: 1000, seconds: 600 } } })
  await addBuildings(server)
})
afterAll(() => server.close())

let person: Person
beforeEach(async () => {
  manager = await addPerson(server)
  const all = ['read', 'create', 'update', 'delete']
  await give(server, manager, '1', [right('manage_account', ...all)])
  token = await tokenFor(server, manager)
  person = await addPerson(server)
  await give(server, person, '1', [])
})

const send = (request: string, json?: object, who = token) => {
  const [method = '', path = ''] = request.split(' ')
  return call(server, `${method} /v1/manage/${path}`, { token: who, ...(json === undefined ? {} : { json }) })
}
const sendLink = ({ id }: Person) => send(`POST org-members/${id}/send_link`, {})
const linkFor = async (one: Person) => {
  const reply = await sendLink(one)
  expect([reply.status, reply.body.errorCode]).toEqual([200, undefined])
  return mailedToken(server, one.email)
}
const { choose, said, signIn } = linksOf(() => server)

describe('an invitation', () => {
  test('goes to the new account alone, which chooses a password and signs in', async () => {
    const email = 'invited@example.com'
    const made = await send('POST org-members', {
      name: 'Lê Thị Hoa',
      email,
      type: 'org_member',
      building_id: '1',
    })
    expect(made.status).toBe(201)
    const link = await mailedToken(server, email)
    expect(link.length).toBeGreaterThan(20)
    expect(JSON.stringify(made.body)).not.toContain(link)
    const rows = await server.db.query('select * from ticket')
    expect(JSON.stringify(rows)).not.toContain(link)
    const [lines] = await server.db.query<{ all: string }>(`select string_agg(log::text, '') as all from log`)
    expect(lines?.all).not.toContain(link)
    expect(lines?.all).toContain('invitation_sent')
    const [outbox] = await server.db.query<{ body: string; language: string }>(
      'select body, language from outbox where recipient = $1',
      [email],
    )
    expect(outbox).toMatchObject({ language: 'en', body: expect.stringContaining('72 hours') as string })
    expect(await said(choose(link))).toBe('200')
    expect(await signIn(email, fresh)).toBe(200)
  })

  test('of several made at once goes to each', async () => {
    const emails = ['one@example.com', 'two@example.com']
    const items = emails.map((email) => ({ name: 'x', email, type: 'org_member' }))
    expect((await send('POST org-members', { items })).status).toBe(201)
    for (const email of emails) expect(await said(choose(await mailedToken(server, email)))).toBe('200')
  })

  test('is not sent for an account that is refused', async () => {
    const items = [
      { name: 'x', email: 'half@example.com', type: 'org_member' },
      { name: 'x', email: 'half@example.com', type: 'org_member' },
    ]
    expect((await send('POST org-members', { items })).status).toBe(422)
    expect(await mailedToken(server, 'half@example.com')).toBe('')
  })
})

describe('a reset link', () => {
  test('sets the password once, ends the sessions and leaves what was before it dead', async () => {
    const session = await tokenFor(server, person)
    const first = await linkFor(person)
    const second = await linkFor(person)
    expect(await said(choose(first))).toBe(dead)
    expect(await signIn(person.email, rightPassword)).toBe(200)
    expect(await said(choose(second))).toBe('200')
    expect(await said(choose(second, 'Cầu thang bộ tầng 10'))).toBe(dead)
    expect((await call(server, 'GET /v1/current-user', { token: session })).status).toBe(401)
    expect(await signIn(person.email, rightPassword)).toBe(401)
    expect(await signIn(person.email, fresh)).toBe(200)
    const [lines] = await server.db.query<{ actions: string[] }>(
      `select array_agg(action order by id) as actions from log where resource = 'account' and record_id = $1 and action like '%\\_%'`,
      [person.id],
    )
    expect(lines?.actions.filter((action) => !action.startsWith('login'))).toEqual([
      'send_link',
      'reset_sent',
      'send_link',
      'reset_sent',
      'password_reset',
    ])
  })

  test('one of several parallel readers wins', async () => {
    const link = await linkFor(person)
    const outcomes = await Promise.all([1, 2, 3, 4].map((at) => said(choose(link, `${fresh} ${at}`))))
    expect(outcomes.toSorted()).toEqual(['200', dead, dead, dead])
  })

  test('survives a password that is refused', async () => {
    const link = await linkFor(person)
    expect(await said(choose(link, 'short'))).toBe('422 password_too_short')
    expect(await said(choose(link, 'password1234'))).toBe('422 password_too_common')
    expect(await said(choose(link))).toBe('200')
  })

  const overtaken: [string, () => Promise<unknown>][] = [
    ['time', () => server.db.execute(`update ticket set expires_at = now() - interval '1 second'`)],
    [
      'another password',
      async () =>
        call(server, 'PUT /v1/auth/password', {
          token: await tokenFor(server, person),
          json: { current_password: rightPassword, password: 'Hàng rào sau nhà 5' },
        }),
    ],
    ['another address', () => send(`PATCH org-members/${person.id}`, { email: 'moved@example.com' })],
    [
      'another address of the owner’s own choice',
      async () => {
        const [token, email] = [await tokenFor(server, person), `own-${person.email}`]
        await call(server, 'PATCH /v1/auth/profile', {
          token,
          json: { current_password: rightPassword, email },
        })
        await server.services.background.drain()
        const [letter] = await server.db.query<{ body: string }>(
          'select body from outbox where recipient = $1 order by id desc limit 1',
          [email],
        )
        const otp = /\b\d{6}\b/.exec(letter?.body ?? '')?.[0]
        await call(server, 'POST /v1/auth/profile/email', { token, json: { email, otp } })
      },
    ],
    [
      'a lock, opened again',
      async () => {
        await send(`POST org-members/${person.id}/disable`, {})
        await send(`POST org-members/${person.id}/enable`, {})
      },
    ],
    ['a lock', () => send(`POST org-members/${person.id}/disable`, {})],
    [
      'the trash, and back',
      async () => {
        await send(`DELETE org-members/${person.id}`)
        await send(`POST org-members/${person.id}/restore`, {})
      },
    ],
  ]
  test.each(overtaken)('dies of %s', async (_name, overtake) => {
    const link = await linkFor(person)
    await overtake()
    const before = await server.db.query('select password from account where id = $1', [person.id])
    expect(await said(choose(link))).toBe(dead)
    expect(await server.db.query('select password from account where id = $1', [person.id])).toEqual(before)
  })

  test('is another thing than a reset token, and cannot be made up', async () => {
    const link = await linkFor(person)
    const asToken = await call(server, 'POST /v1/auth/reset-password', {
      json: { reset_token: link, password: fresh },
    })
    expect([asToken.status, asToken.body.errorCode]).toEqual([422, 'invalid_reset_token'])
    for (const guess of ['x', `${link}x`, link.toUpperCase(), `${person.id}.x`])
      expect(await said(choose(guess))).toBe(dead)
    expect(await said(choose('\0'))).toMatch(/^422/)
    expect(await said(choose(link))).toBe('200')
  })

  test('is sent only by who may change the account, never to oneself or to who is locked out', async () => {
    const code = async ({ id }: { id: string }, who = token) =>
      said(send(`POST org-members/${id}/send_link`, {}, who))
    expect(await code(manager)).toBe('403 own_account')
    const admin = await addPerson(server, { type: 'org_admin' })
    expect(await code(admin)).toBe('404 record_not_found')
    const above = await addPerson(server)
    await give(server, above, '1', [right('manage_debt', 'approve')])
    expect(await code(above)).toBe('403 rights_exceeded')
    await send(`POST org-members/${person.id}/disable`, {})
    expect(await code(person)).toBe('409 account_disabled')
    await send(`DELETE org-members/${person.id}`)
    expect(await code(person)).toBe('404 record_not_found')
    expect(await code(person, await tokenFor(server, above))).toBe('403 forbidden')
    expect(await code({ id: 'x' })).toBe('404 record_not_found')
  })

  test('is not sent more than five times an hour', async () => {
    for (let at = 0; at < 5; at++) expect((await sendLink(person)).status).toBe(200)
    const over = await sendLink(person)
    expect([over.status, over.body.errorCode]).toEqual([429, 'too_many_requests'])
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(60)
  })

  test('does not lead where the request’s own headers say', async () => {
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      origin: 'https://evil.example',
    }
    await call(server, `POST /v1/manage/org-members/${person.id}/send_link`, { token, json: {}, headers })
    await server.services.background.drain()
    const [mail] = await server.db.query<{ body: string }>('select body from outbox order by id desc limit 1')
    expect(mail?.body).toContain(`${server.services.publicUrl}/set-password?token=`)
    expect(mail?.body).not.toContain('evil.example')
  })
})

test('users who are given another address get a mail at the former one', async () => {
  await send(`PATCH org-members/${person.id}`, { name: 'Another name' })
  expect((await send(`PATCH org-members/${person.id}`, { email: 'elsewhere@example.com' })).status).toBe(200)
  await server.services.background.drain()
  const mails = await server.db.query<{ body: string }>('select body from outbox where recipient = $1', [
    person.email,
  ])
  expect(mails.map(({ body }) => body)).toEqual([expect.stringContaining('has changed the e-mail address')])
  expect(mails[0]?.body).not.toContain('elsewhere@example.com')
})

test('links of an address are tried only so often', async () => {
  const strict = await openTestServer({ limits: { linkTriesPerAddress: { tries: 3, seconds: 600 } } })
  const outcomes = []
  for (let at = 0; at < 4; at++)
    outcomes.push(
      (await call(strict, 'POST /v1/auth/set-password', { json: { token: 'x', password: fresh } })).status,
    )
  await strict.close()
  expect(outcomes).toEqual([422, 422, 422, 429])
})

test('wrong links of others do not shut one that was sent', async () => {
  const link = await linkFor(person)
  expect(await said(choose('x'.repeat(43)))).toBe(dead)
  await server.db.execute(`update throttle set count = 1000 where key like 'password-link:address:%'`)
  expect(await said(choose('x'.repeat(43)))).toBe('429 too_many_requests')
  expect(await said(choose(link))).toBe('200')
  await server.db.execute(`delete from throttle where key like 'password-link:address:%'`)
})

test('a password that staff typed for a resident signs nobody in', async () => {
  const clerk = await addPerson(server)
  await give(server, clerk, '1', [right('manage_resident', 'read', 'create', 'update')])
  const email = 'resident-of-1@example.com'
  const made = await send(
    'POST residents',
    {
      building_id: '1',
      code: 'R1',
      full_name: 'Nguyễn Thị Sen',
      email,
      phone_number: '0933333333',
      password: fresh,
    },
    await tokenFor(server, clerk),
  )
  expect([made.status, made.body.errorCode]).toEqual([201, undefined])
  for (const username of [email, '0933333333']) expect(await signIn(username, fresh)).toBe(401)
})
