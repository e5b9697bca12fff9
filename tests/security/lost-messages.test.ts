import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createHub, type HubMessage } from '#api/events/hub.ts'
import { makeScratch } from '#tests/support/scratch.ts'
import { openTestServer, type TestServer } from '#tests/support/server/test-server.ts'

// What one server tells the others may be lost without a word: a cable, a firewall that forgets, a pooler in between.
let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

test('a connection that has died in silence is noticed, and everything remembered is dropped', async () => {
  const sockets: Socket[] = []
  const { host, port } = new pg.Client({ connectionString: server.url })
  const between = createServer((near) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    near.pipe(far).pipe(near)
    for (const socket of [near, far]) socket.on('error', () => undefined)
    sockets.push(near, far)
  })
  const folder = await makeScratch('lobby-between-')
  await new Promise<void>((resolve) => between.listen(join(folder, `.s.PGSQL.${port}`), resolve))
  const url = server.url.replace(/@[^/]*\//, `@${encodeURIComponent(folder)}/`)
  const hub = await createHub({ db: server.db, url, pulse: { every: 50, within: 500 } })
  const heard: HubMessage['type'][] = []
  const back = vi.fn<() => void>()
  hub.listen(({ type }) => heard.push(type))
  hub.onReturn(back)
  expect(hub.isConnected()).toBe(true)
  for (const socket of sockets) socket.unpipe()
  for (const socket of sockets) socket.pause()
  await expect.poll(() => back.mock.calls.length).toBeGreaterThan(0)
  expect([hub.isConnected(), heard.includes('access')]).toEqual([true, true])
  await hub.close()
  for (const socket of sockets) socket.destroy()
  between.close()
})
