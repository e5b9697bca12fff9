import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#api/http/app.ts'
import { createLogger } from '#api/http/logger.ts'

const lines: string[] = []
let app: Awaited<ReturnType<typeof createApp>>
let address: string
beforeAll(async () => {
  const logger = createLogger({ level: 'info', stream: { write: (line) => void lines.push(line) } })
  app = await createApp({ logger })
  app.decorateRequest('principal', null)
  app.get('/open', async () => ({ ok: true }))
  app.get('/broken', async (request) => {
    request.log.info({ password: 'geheim', headers: { authorization: 'Bearer geheim' } }, 'careless')
    throw new Error('inside /srv/lobby')
  })
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

test('one line of JSON for each request, whatever the address holds', async () => {
  lines.length = 0
  for (const path of ['/open', '/open?a=%0d%0a{"x":1}', `/open?q=${'x'.repeat(9_000)}`, '/nothing%1b[31m'])
    await fetch(address + path)
  expect(lines).toHaveLength(4)
  for (const line of lines) {
    expect(JSON.parse(line)).toMatchObject({ level: 'info', msg: 'request', status: expect.any(Number) })
    expect(line.length).toBeLessThan(2_000)
  }
})

test('no secret reaches a line, from headers, addresses or careless objects', async () => {
  lines.length = 0
  await fetch(`${address}/open?access_token=geheim&token=geheim&view_token=geheim`, {
    headers: { authorization: 'Bearer geheim', cookie: 'token=geheim' },
  })
  await fetch(`${address}/broken`)
  expect(lines.length).toBeGreaterThanOrEqual(3)
  expect(lines.join('')).not.toContain('geheim')
})

test('an unforeseen failure is explained in the log and not to the caller', async () => {
  lines.length = 0
  const reply = await fetch(`${address}/broken`)
  expect(reply.status).toBe(500)
  expect(await reply.text()).not.toMatch(/srv|inside|at /)
  expect(lines.join('')).toContain('inside /srv/lobby')
})
