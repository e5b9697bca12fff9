import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { crowding } from '#tests/support/server/crowding.ts'
import { openTestServer, type TestServer } from '#tests/support/server/test-server.ts'

let server: TestServer
const sockets: Socket[] = []
beforeAll(async () => {
  server = await openTestServer()
  server.app.server.on('connection', (socket: Socket) => sockets.push(socket))
})
afterAll(async () => {
  // One that the server left open, which fails its test, would keep the server from ending: it reads from none of them.
  for (const socket of sockets) socket.destroy()
  await server.close()
})

/** The first line of what comes until the server closes the socket; throws if the server leaves it open. */
async function untilClosed(lines: readonly string[]): Promise<string> {
  const socket = connect({
    port: Number(new URL(server.address).port),
    host: '127.0.0.1',
    allowHalfOpen: true,
  })
  await once(socket, 'connect')
  socket.setTimeout(5_000 * crowding(), () => socket.destroy(new Error('the server left the socket open')))
  socket.write(`${[...lines, 'Host: lobby', 'Connection: upgrade'].join('\r\n')}\r\n\r\n`)
  const all = await text(socket)
  socket.destroy()
  return all.split('\r\n')[0] ?? ''
}

const websocket = [
  'Upgrade: websocket',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  'Sec-WebSocket-Version: 13',
]

// A socket that asks for another protocol has left the server's own timeouts: nobody would ever close it.
test.each([
  ['a guarded call', ['GET /v1/current-user HTTP/1.1', 'client-id: 3', 'Upgrade: x'], 401],
  ['another protocol', ['GET /v1/auth/options HTTP/1.1', 'client-id: 3', 'Upgrade: h2c'], 200],
  ['an unknown address', ['GET /nothing-here HTTP/1.1', ...websocket], 404],
  ['a call without a client', ['GET /v1/manage/residents HTTP/1.1', ...websocket], 401],
  ['a foreign page', ['GET /v1/ws?type=manage HTTP/1.1', 'Origin: http://evil.example', ...websocket], 403],
  ['a query that cannot be read', [`GET /v1/ws?${'a=1&'.repeat(300)} HTTP/1.1`, ...websocket], 400],
])('a socket that asks to be upgraded by %s ends with its refusal', async (_what, lines, status) => {
  expect(await untilClosed(lines)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
})
