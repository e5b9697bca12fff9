import { gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openTestServer, type TestServer } from '#tests/support/server/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => server.close())

const get = (url: string, encoding = 'identity') =>
  server.app.inject({ url, headers: { 'accept-encoding': encoding } })

test('strangers who ask for the description again and again cost the server no writing of it', async () => {
  const first = await get('/v1/openapi.json')
  expect(first.headers['content-type']).toContain('application/json')
  const stringify = vi.spyOn(JSON, 'stringify')
  const replies = await Promise.all(Array.from({ length: 5 }, () => get('/v1/openapi.json')))
  expect(replies.map(({ body }) => body === first.body)).toEqual([true, true, true, true, true])
  expect(stringify.mock.calls.filter(([value]) => typeof value === 'object' && 'openapi' in value)).toEqual(
    [],
  )
})

test.each(['/v1/openapi.json', '/v1/docs/swagger-ui-bundle.js', '/v1/docs/swagger-ui.css'])(
  '%s is sent packed to those who can unpack it',
  async (url) => {
    const plain = await get(url)
    expect([plain.statusCode, plain.headers['content-encoding']]).toEqual([200, undefined])
    const packed = await get(url, 'br, gzip;q=0.8')
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
    expect(gunzipSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true)
    expect((await get(url, 'gzip;q=0, br')).headers['content-encoding']).toBe('br')
  },
)
