import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, openTestServer, type TestServer } from '#tests/support/server/test-server.ts'
import { addBuildings, addPerson, tokenFor } from '#tests/support/server/people.ts'

const perAccount = 20
const perAddress = perAccount * 5

let server: TestServer
let place = 0
/** An address that no test has used yet. */
const newAddress = () => `198.51.100.${++place}`

beforeAll(async () => {
  server = await openTestServer({ requestsPerMinute: perAccount, trustProxy: 1 })
  await addBuildings(server)
})
afterAll(() => server.close())

const ask = async (from: string, headers: Record<string, string>, path = '/v1/current-user') => {
  const reply = await call(server, `GET ${path}`, { headers: { 'x-forwarded-for': from, ...headers } })
  return reply
}
const statuses = async (count: number, one: (at: number) => Promise<{ status: number }>) => {
  const found: number[] = []
  for (let at = 0; at < count; at++) found.push((await one(at)).status)
  return Object.fromEntries([...Map.groupBy(found, (status) => status)].map(([k, all]) => [k, all.length]))
}

test('made-up tokens, a new one each time, are limited by their address', async () => {
  const from = newAddress()
  const madeUp = (at: number) => ask(from, { authorization: `Bearer ${String(at).padStart(43, 'x')}` })
  expect(await statuses(perAddress + 10, madeUp)).toEqual({ 401: perAddress, 429: 10 })
  const refused = await madeUp(0)
  expect(refused.body.errorCode).toBe('too_many_requests')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  expect((await ask(newAddress(), {})).status).toBe(401)
})

test('several tokens of one account share one limit, from wherever they come', async () => {
  const person = await addPerson(server)
  const tokens = [
    await tokenFor(server, person),
    await tokenFor(server, person),
    await tokenFor(server, person),
  ]
  const one = (at: number) => ask(newAddress(), { authorization: `Bearer ${tokens[at % tokens.length]}` })
  expect(await statuses(perAccount + 6, one)).toEqual({ 200: perAccount, 429: 6 })
})

test('an office behind one address works on while somebody there uses the address up', async () => {
  const from = newAddress()
  const colleagues = await Promise.all(Array.from({ length: 8 }, () => addPerson(server)))
  const tokens = await Promise.all(colleagues.map((person) => tokenFor(server, person)))
  const work = async (count: number) => {
    const all = tokens.flatMap((token) => Array<string>(count).fill(token))
    return statuses(all.length, (at) => ask(from, { authorization: `Bearer ${all[at]}` }))
  }
  // More requests together than the address may send.
  expect(await work(10)).toEqual({ 200: 80 })
  await statuses(perAddress, () => ask(from, {}))
  expect((await ask(from, {})).status).toBe(429)
  expect(await work(5)).toEqual({ 200: 40 })
})

test('a token that was good and is over counts by address again', async () => {
  const person = await addPerson(server)
  const [from, token] = [newAddress(), await tokenFor(server, person)]
  const one = () => ask(from, { authorization: `Bearer ${token}` })
  expect((await one()).status).toBe(200)
  await call(server, 'POST /v1/auth/logout', { token, headers: { 'x-forwarded-for': newAddress() } })
  await expect.poll(() => server.services.principals.isFamiliar(token)).toBe(false)
  expect(await statuses(perAddress + 5, one)).toEqual({ 401: perAddress - 1, 429: 6 })
})

test('public calls and addresses that lead nowhere count too, each public one by itself', async () => {
  const from = newAddress()
  const paths = ['/v1/nowhere', '/v1/manage/blocks']
  const all = await statuses(perAddress + 9, (at) => ask(from, {}, paths[at % 2]))
  expect(all[429]).toBe(9)
  const options = await statuses(perAddress + 9, () => ask(from, {}, '/v1/auth/options'))
  expect(options).toEqual({ 200: perAddress, 429: 9 })
  expect((await ask(from, {}, '/health/live')).status).toBe(200)
})

test('all addresses of one IPv6 network are one sender', async () => {
  const one = (at: number) => ask(`2001:db8:77:1::${(at + 1).toString(16)}`, {})
  expect(await statuses(perAddress + 5, one)).toEqual({ 401: perAddress, 429: 5 })
  expect((await ask('2001:db8:77:2::1', {})).status).toBe(401)
})

describe('a forged x-forwarded-for does not change the address that is counted', () => {
  const proxies = [
    { trustProxy: false as const, forward: (own: string, real: string) => `${own}, ${real}` },
    { trustProxy: 1, forward: (own: string, real: string) => `${own}, ${real}` },
    { trustProxy: 2, forward: (own: string, real: string) => `${own}, ${real}, 10.0.0.9` },
    { trustProxy: ['127.0.0.1'], forward: (own: string, real: string) => `${own}, ${real}` },
    {
      trustProxy: ['127.0.0.1', '10.0.0.0/8'],
      forward: (own: string, real: string) => `${own}, ${real}, 10.0.0.9`,
    },
  ]
  test.each(proxies)('with $trustProxy', async ({ trustProxy, forward }) => {
    const behind = await openTestServer({ requestsPerMinute: 2, trustProxy })
    try {
      const from = (own: string, real: string) =>
        call(behind, 'GET /v1/current-user', { headers: { 'x-forwarded-for': forward(own, real) } })
      const forged = await statuses(15, (at) => from(`192.0.2.${at}`, '203.0.113.5'))
      expect(forged).toEqual({ 401: 10, 429: 5 })
      // Another client of the same proxy has a separate counter; if no proxy is trusted, all clients share one.
      expect((await from('203.0.113.5', '203.0.113.6')).status).toBe(trustProxy === false ? 429 : 401)
    } finally {
      await behind.close()
    }
  })
})

test('refused calls of an account count too, and so does a known token without the client’s id', async () => {
  const person = await addPerson(server)
  const token = await tokenFor(server, person)
  const own = { authorization: `Bearer ${token}` }
  const refused = () => ask(newAddress(), own, '/v1/manage/blocks?building_id=1')
  expect(await statuses(perAccount + 7, refused)).toEqual({ 403: perAccount, 429: 7 })

  const from = newAddress()
  const nameless = () => ask(from, { ...own, 'client-id': '' })
  expect(await statuses(perAddress + 3, nameless)).toEqual({ 401: perAddress, 429: 3 })
})
