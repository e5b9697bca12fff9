import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { createPatience, limitLoad } from './overload.ts'

const mib = 1024 * 1024

test('a server that was too large for a while works again, though nobody gives it work', async () => {
  const app = Fastify()
  const residentBytes = process.memoryUsage.rss() + 300 * mib
  await limitLoad(app, { eventLoopDelay: 0, residentBytes, collectEvery: 500 })
  app.get('/', () => ({}))
  const status = async () => (await app.inject('/')).statusCode
  expect(await status()).toBe(200)

  // Old objects by now, like bodies that arrive slowly; made one by one, each on memory pages of its own.
  const bodies = Array.from({ length: 500 }, () => Array.from<number>({ length: mib / 8 }).fill(1.5))
  await expect.poll(status).toBe(503)
  bodies.length = 0
  await expect.poll(status).toBe(200)
  await app.close()
})

test('a server that refuses calls says that it is not ready, and still that it lives', async () => {
  const app = Fastify()
  await limitLoad(app, { eventLoopDelay: 0, residentBytes: 1 })
  for (const path of ['/', '/health/live', '/health/ready', '/assets/a-1.js', '/boot.js'])
    app.get(path, () => ({}))
  const statusOf = async (path: string) => (await app.inject(path)).statusCode
  await expect.poll(() => statusOf('/')).toBe(503)
  expect([await statusOf('/health/live'), await statusOf('/health/ready')]).toEqual([200, 503])
  // A page of the console that lacks one of its files would stay empty.
  expect([await statusOf('/assets/a-1.js'), await statusOf('/boot.js')]).toEqual([200, 200])
  await app.close()
})

test('a delay is pressure only once it has lasted, and a pause begins it anew', () => {
  const isLasting = createPatience(3_000)
  expect([0, 1_000, 2_000].map(isLasting)).toEqual([false, false, false])
  expect(isLasting(3_000)).toBe(true)
  expect(isLasting(6_000)).toBe(false)
  expect([7_000, 8_000, 9_000].map(isLasting)).toEqual([false, false, true])
})

test('stalls that are longer than a pause are no pause: each is measured when it has ended', () => {
  const isLasting = createPatience(3_000)
  expect(isLasting(6_000, 5_900)).toBe(false)
  expect(isLasting(12_000, 5_900)).toBe(true)
  // One stall alone, however long, may be another process's fault.
  expect(isLasting(60_000, 20_000)).toBe(false)
})
