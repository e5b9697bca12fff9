import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '#tests/support/server/test-server.ts'
import { openSeededServer, outcome, rowsOf, type SeededServer } from '#tests/support/server/seeded-server.ts'
import { crowding } from '#tests/support/server/crowding.ts'

let seeded: SeededServer
let a: ReturnType<SeededServer['as']>
beforeAll(async () => {
  seeded = await openSeededServer()
  a = seeded.as('A')
})
afterAll(() => seeded.close())

const raw: SeededServer['raw'] = (path, init) => seeded.raw(path, init)

test('a misspelt or disguised address opens nothing without a token', async () => {
  const { request } = await import('node:http')
  const { port, hostname } = new URL(seeded.server.address)
  for (const path of [
    '/v1/%6danage/blocks',
    '//v1/manage/blocks',
    '/V1/manage/blocks',
    '/v1/./manage/blocks',
    '/v1/x/%2e%2e/manage/blocks',
    '/v1/manage/blocks/',
    '/v1/manage/blocks;x',
    '/v1/manage%2fblocks',
    '/v1/manage/blocks%00',
    '/v1/%zz',
  ]) {
    const { promise, resolve } = Promise.withResolvers<number>()
    request({ port, hostname, path }, (reply) => resolve(reply.resume().statusCode ?? 0)).end()
    expect([path, (await promise) >= 400]).toEqual([path, true])
  }
})

test('other methods and method overrides do nothing', async () => {
  const id = String(seeded.ids.APARTMENT1)
  const overridden = await raw(`/v1/manage/apartments/${id}?_method=DELETE`, {
    headers: { 'x-http-method-override': 'DELETE' },
  })
  expect([200, 422]).toContain(overridden.status)
  expect((await raw(`/v1/manage/apartments/${id}`, { method: 'PROPFIND' })).status).toBe(404)
  expect((await raw('/v1/manage/apartments?limit=1', { method: 'HEAD' })).status).toBe(200)
  expect(outcome(await a(`GET apartments/${id}`))).toBe('200')
})

test('every answer has its headers, errors too', async () => {
  for (const path of [
    '/v1/manage/blocks',
    '/v1/manage/nothing',
    '/v1/openapi.json',
    '/health/live',
    '/v1/manage/blocks?page=0',
  ]) {
    const { headers } = await raw(path)
    expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff'])
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/)
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers.get('server')).toBeNull()
    expect(headers.get('content-type')).toContain('charset=utf-8')
    expect(headers.get('access-control-allow-origin')).toBeNull()
  }
})

test('heavy headers, long addresses and long searches are refused or quick', async () => {
  const header = await raw('/v1/manage/blocks', { headers: { 'x-big': 'x'.repeat(20_000) } })
  expect(header.status).toBe(431)
  expect([404, 414, 431]).toContain((await raw(`/v1/manage/${'x'.repeat(60_000)}`)).status)
  const started = performance.now()
  expect((await raw(`/v1/manage/apartments?keyword=${'%25'.repeat(200)}`)).status).toBe(200)
  expect((await raw(`/v1/manage/apartments?keyword=${'a'.repeat(5_000)}`)).status).toBe(422)
  expect((await raw('/v1/manage/apartments?page=1000000000')).status).toBe(422)
  expect(performance.now() - started).toBeLessThan(1_000 * crowding())
})

test('a failure replies with codes and texts in the caller’s language, and reveals nothing internal', async () => {
  const vi = await call(seeded.server, 'POST /v1/manage/blocks', {
    token: seeded.tokens.A,
    json: { building_id: '1' },
    headers: { 'accept-language': 'vi' },
  })
  expect(vi.body).toMatchObject({ errorCode: 'required', requestId: vi.headers.get('x-request-id') })
  expect(String(vi.body.errorMessage)).not.toBe(
    String((await a('POST blocks', { building_id: '1' })).body.errorMessage),
  )
  await seeded.db.execute('alter table block rename to block_gone')
  try {
    const broken = await a('GET blocks?building_id=1&limit=7')
    expect(outcome(broken)).toBe('500 server_error')
    expect(JSON.stringify(broken.body)).not.toMatch(/block_gone|relation|select|at /)
  } finally {
    await seeded.db.execute('alter table block_gone rename to block')
  }
})

test('a client that is not ours is refused', async () => {
  expect(
    outcome(
      await call(seeded.server, 'GET /v1/manage/blocks', {
        token: seeded.tokens.A,
        headers: { 'client-id': '' },
      }),
    ),
  ).toBe('401 client_unauthorized')
  expect(outcome(await call(seeded.server, 'GET /v1/manage/blocks'))).toBe('401 user_unauthorized')
  expect(rowsOf(await a('GET blocks'), 'blocks').length).toBeGreaterThan(0)
})
