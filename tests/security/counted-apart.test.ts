import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { demoBankMessage, demoBankSecret } from '#api/banks/demo-bank.ts'
import { createApp } from '#api/http/app.ts'
import { noticeProxy } from '#api/http/proxy-notice.ts'
import { createRequestLimits } from '#api/http/rate-limit.ts'
import { noSession, sessionCookie, sessionHeader } from '#domain/session-cookie.ts'
import { consoleRoutes } from '#api/routes/console.ts'
import { healthRoutes } from '#api/routes/health.ts'
import { makeScratch } from '#tests/support/scratch.ts'
import { call, openTestServer, type TestServer } from '#tests/support/server/test-server.ts'
import {
  addBuildings,
  addPerson,
  give,
  right,
  rightPassword,
  tokenFor,
} from '#tests/support/server/people.ts'

// Whoever is right is not shut out by others behind the same address, who try names, links and calls.
const perAccount = 20
const perAddress = perAccount * 5
const tries = 6

let server: TestServer
let place = 0
/** An address that no test has used yet. */
const newAddress = () => `198.51.100.${++place}`
beforeAll(async () => {
  server = await openTestServer({
    requestsPerMinute: perAccount,
    trustProxy: 1,
    // Fewer than usual, since each sign-in costs the work of a password.
    limits: {
      loginPerAddress: { tries, seconds: 600 },
      otpChecksPerAddress: { tries, seconds: 600 },
    },
  })
  await addBuildings(server)
})
beforeEach(() => server.db.execute('delete from throttle'))
afterAll(() => server.close())

const send = (from: string, request: string, more: Parameters<typeof call>[2] = {}) =>
  call(server, request, { ...more, headers: { 'x-forwarded-for': from, ...more.headers } })
const signIn = async (from: string, username: string, password: string) =>
  (await send(from, 'POST /v1/auth/login', { json: { username, password } })).status
const times = async (count: number, one: (at: number) => Promise<unknown>) => {
  for (let at = 0; at < count; at++) await one(at)
}

test('wrong sign-ins at any names shut out none of those who are known there', async () => {
  const [known, stranger, from] = [await addPerson(server), await addPerson(server), newAddress()]
  expect(await signIn(from, known.email, rightPassword)).toBe(200)
  await times(tries, (at) => signIn(from, `nobody${at}@example.com`, 'wrong password'))
  expect(await signIn(from, stranger.email, rightPassword)).toBe(429)
  expect(await signIn(from, known.email, rightPassword)).toBe(200)
  // Of one who is known there is guessed as little as ever.
  const guesses: number[] = []
  await times(12, async () => guesses.push(await signIn(from, known.email, 'wrong password')))
  expect(guesses).toEqual([...Array<number>(10).fill(401), 429, 429])
})

test('wrong codes of others do not shut out a code that is right', async () => {
  const [known, from] = [await addPerson(server), newAddress()]
  expect(await signIn(from, known.email, rightPassword)).toBe(200)
  const verify = async (username: string, otp: string) =>
    (await send(from, 'POST /v1/auth/verify-otp', { json: { username, otp } })).status
  await times(tries, (at) => verify(`nobody${at}@example.com`, '123456'))
  expect(await verify('nobody@example.com', '123456')).toBe(429)
  expect(await verify(known.email, '123456')).toBe(422)
})

test('a flood of anonymous calls shuts neither sign-in, nor public calls, nor who has signed in just now', async () => {
  const [person, from] = [await addPerson(server), newAddress()]
  const token = await tokenFor(server, person)
  await times(perAddress + 1, () => send(from, 'GET /v1/current-user'))
  expect((await send(from, 'GET /v1/current-user')).status).toBe(429)
  expect((await send(from, 'GET /v1/current-user', { token })).status).toBe(200)
  expect((await send(from, 'GET /v1/auth/options')).status).toBe(200)
  expect(await signIn(from, person.email, rightPassword)).toBe(200)
  // What a bank sends gets as far as its signature.
  expect((await send(from, 'POST /v1/webhooks/banks/demo', { json: {} })).status).not.toBe(429)
  // Who has signed in is counted by account at public calls as well.
  await times(perAddress + 1, () => send(from, 'GET /v1/auth/options'))
  expect((await send(from, 'GET /v1/auth/options')).status).toBe(429)
  expect((await send(from, 'GET /v1/auth/options', { token })).status).toBe(200)
})

test('a bank is heard after a flood of messages that it has not signed', async () => {
  const [author, bank, stranger] = [await addPerson(server), newAddress(), newAddress()]
  await give(server, author, '1', [right('manage_payment_method', 'read', 'create', 'update', 'approve')])
  const token = await tokenFor(server, author)
  const number = '0011004123456'
  const make = async (path: string, values: object) => {
    const made = await call(server, `POST /v1/manage/${path}`, {
      token,
      json: { building_id: '1', ...values },
    })
    expect(made.status).toBe(201)
    return (made.body.data as { id: string }).id
  }
  const bankId = await make('payment-methods/banks', {
    name: 'Vietcombank',
    bank_code: 'VCB',
    account_number: number,
    account_holder: 'BQT',
  })
  await make('bank-gateways', { name: 'Demo', kind: 'demo', bank_id: bankId, secret: demoBankSecret })
  const tell = async (from: string, secret = demoBankSecret, address = 'demo') => {
    const time = new Date().toISOString()
    const transfer = { id: randomUUID(), account: number, time, amount: '1000', text: '' }
    const { body, headers } = demoBankMessage(transfer, secret)
    const init = { method: 'POST', body, headers: { ...headers, 'x-forwarded-for': from } }
    return (await fetch(`${server.address}/v1/webhooks/banks/${address}`, init)).status
  }
  expect(await tell(bank)).toBe(200)
  // From elsewhere to its own gateway, and from where it is to others.
  for (const [from, address] of [
    [stranger, 'demo'],
    [bank, 'sepay'],
  ] as const) {
    const answers: number[] = []
    await times(perAddress + 1, async () => answers.push(await tell(from, 'another secret', address)))
    expect([answers[0], answers.at(-1)]).toEqual([401, 429])
    expect(await tell(bank)).toBe(200)
  }
})

test('a public page that was read from an address is not shut by all who ask for others', async () => {
  const [author, from] = [await addPerson(server), newAddress()]
  await give(server, author, '1', [right('manage_media_new', 'read', 'create', 'update', 'approve')])
  const token = await tokenFor(server, author)
  const json = { building_id: '1', title: 'Lift', content: '<p>Lift</p>', category: 'building' }
  const made = await call(server, 'POST /v1/manage/news', { token, json })
  const { id } = made.body.data as { id: string }
  expect((await call(server, `POST /v1/manage/news/${id}/publish`, { token, json: {} })).status).toBe(200)
  const read = async (which: string) => (await send(from, `GET /v1/public/news/${which}`)).status
  expect(await read(id)).toBe(200)
  const misses: number[] = []
  await times(perAddress + 1, async (at) => misses.push(await read(String(900_000 + at))))
  expect(misses.at(-1)).toBe(429)
  await server.db.execute('delete from throttle')
  expect(await read('900000')).toBe(429)
  expect(await read(id)).toBe(200)
})

test('calls without any token shut out no session that a browser keeps in its cookie', async () => {
  const [person, from] = [await addPerson(server), newAddress()]
  await times(perAddress + 1, () => send(from, 'GET /v1/current-user'))
  expect((await send(from, 'GET /v1/current-user')).status).toBe(429)
  const reply = await send(from, 'POST /v1/auth/login', {
    json: { username: person.email, password: rightPassword },
    headers: { [sessionHeader]: noSession },
  })
  const kept = reply.headers.getSetCookie().map((one) => one.split('; ')[0] ?? '')
  const mark = kept.find((one) => one.startsWith(`${sessionCookie.mark}=`))?.split('=')[1] ?? ''
  const headers = { cookie: kept.join('; '), [sessionHeader]: mark }
  expect((await send(from, 'GET /v1/current-user', { headers })).status).toBe(200)
})

test('the console’s own page is never refused', async () => {
  const folder = await makeScratch('lobby-console-')
  await writeFile(join(folder, 'index.html'), '<p>Lobby</p>')
  const app = await createApp({ logger: pino({ level: 'silent' }) })
  const { byAddress } = await createRequestLimits(app, {
    requestsPerMinute: 2,
    isFamiliar: () => false,
    hasToken: () => false,
  })
  app.addHook('onRequest', byAddress)
  app.get('/v1/own', async () => 'own')
  await consoleRoutes(app, folder)
  const statusOf = async (url: string) => (await app.inject({ url })).statusCode
  await times(20, () => statusOf('/v1/own'))
  expect(await statusOf('/v1/own')).toBe(429)
  await times(20, () => statusOf('/dashboard'))
  expect(await statusOf('/dashboard')).toBe(200)
  await app.close()
})

test('a proxy in front that nobody has named is told of, once in the log and at the health probe', async () => {
  const told: string[] = []
  const logger = pino({ level: 'warn' }, { write: (line: string) => void told.push(line) })
  for (const trustProxy of [1, false] as const) {
    const app = await createApp({ logger, trustProxy })
    const notices = noticeProxy(app, { logger, trustProxy })
    healthRoutes(app, { db: server.db, notices })
    const health = async (headers = {}) =>
      (await app.inject({ url: '/health/ready', headers })).json<unknown>()
    expect(await health()).toEqual({ status: 'ok' })
    for (const from of ['192.0.2.1', '192.0.2.2']) await health({ 'x-forwarded-for': from })
    expect(await health()).toEqual(
      trustProxy === false ? { status: 'ok', notices: ['proxy_not_trusted'] } : { status: 'ok' },
    )
    await app.close()
  }
  expect(told.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1)
})
