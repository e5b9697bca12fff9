import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLive } from './live.ts'

class FakeSocket extends EventTarget {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  readyState = 0
  readonly sent: string[] = []
  readonly url: string
  closedWith: number | undefined

  constructor(url: string) {
    super()
    this.url = url
    FakeSocket.all.push(this)
  }
  send(text: string) {
    if (this.readyState !== 1) throw new Error('sent over a socket that is not open')
    this.sent.push(text)
  }
  /** As in a browser, the close event comes later. */
  close(code: number) {
    this.readyState = 2
    this.closedWith = code
  }
  opens() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  says(message: unknown) {
    const data = typeof message === 'string' ? message : JSON.stringify(message)
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  drops(code: number) {
    this.readyState = 3
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.all = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settle = () => vi.advanceTimersByTimeAsync(0)
const sockets = () => FakeSocket.all.length
const last = () => {
  const socket = FakeSocket.all.at(-1)
  if (socket === undefined) throw new Error('no socket')
  return socket
}

function setUp(ticketOf: (count: number) => Promise<string> = async (count) => `t${count}`) {
  let count = 0
  const onReconnect = vi.fn<() => void>()
  const live = createLive({
    ticket: () => ticketOf(++count),
    url: (ticket) => `ws://x/?${ticket}`,
    onReconnect,
    jitter: () => 0,
  })
  return { live, onReconnect, tickets: () => count }
}

async function connected() {
  const parts = setUp()
  parts.live.open()
  await settle()
  last().opens()
  return parts
}

test('it pings on open, and five minutes after each pong', async () => {
  await connected()
  const socket = last()
  expect(socket.sent).toEqual(['{"type":"ping"}'])
  for (const pings of [2, 3]) {
    socket.says({ type: 'pong' })
    await vi.advanceTimersByTimeAsync(299_999)
    expect(socket.sent).toHaveLength(pings - 1)
    await vi.advanceTimersByTimeAsync(1)
    expect(socket.sent).toHaveLength(pings)
  }
})

test('a ping that nobody answers ends the connection, and another is made', async () => {
  const { onReconnect } = await connected()
  await vi.advanceTimersByTimeAsync(29_999)
  expect(sockets()).toBe(1)
  await vi.advanceTimersByTimeAsync(1001)
  expect(sockets()).toBe(2)
  last().opens()
  expect(onReconnect).toHaveBeenCalledOnce()
  last().says({ type: 'pong' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sockets()).toBe(2)
})

test.each([1001, 1005, 1006])('after code %i it connects again with a fresh ticket', async (code) => {
  const { onReconnect } = await connected()
  last().drops(code)
  await vi.advanceTimersByTimeAsync(1000)
  expect(FakeSocket.all.map((one) => one.url)).toEqual(['ws://x/?t1', 'ws://x/?t2'])
  expect(onReconnect).not.toHaveBeenCalled()
  last().opens()
  expect(onReconnect).toHaveBeenCalledOnce()
  expect(last().sent).toHaveLength(1)
})

test.each([1000, 1002, 1008, 1011, 4001, 4003])('after code %i it stays closed', async (code) => {
  const { tickets } = await connected()
  last().drops(code)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect([sockets(), tickets()]).toEqual([1, 1])
})

test('the end of the session is told at once, and no other socket is opened', async () => {
  const { live } = await connected()
  const hear = vi.fn<(message: unknown) => void>()
  live.listen(hear)
  last().drops(4401)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect([hear.mock.calls, sockets()]).toEqual([[[{ type: 'access_changed' }]], 1])
})

test('delays grow to a minute while nothing answers, and start again after a pong', async () => {
  await connected()
  for (const delay of [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]) {
    const before = sockets()
    last().drops(1006)
    await vi.advanceTimersByTimeAsync(delay - 1)
    expect(sockets()).toBe(before)
    await vi.advanceTimersByTimeAsync(1)
    expect(sockets()).toBe(before + 1)
  }
  last().opens()
  last().says({ type: 'pong' })
  last().drops(1006)
  await vi.advanceTimersByTimeAsync(1000)
  expect(sockets()).toBe(10)
})

test('a server that takes connections only to drop them is not asked every second', async () => {
  await connected()
  last().drops(1001)
  await vi.advanceTimersByTimeAsync(1000)
  last().opens()
  last().drops(1001)
  await vi.advanceTimersByTimeAsync(1999)
  expect(sockets()).toBe(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(sockets()).toBe(3)
})

test('a ticket that does not come is asked for again', async () => {
  const { live, onReconnect, tickets } = setUp((count) =>
    count < 3 ? Promise.reject(new Error('network')) : Promise.resolve('late'),
  )
  live.open()
  await vi.advanceTimersByTimeAsync(3000)
  expect([tickets(), sockets()]).toEqual([3, 1])
  last().opens()
  expect(onReconnect).toHaveBeenCalledOnce()
})

test('opening twice makes one connection', async () => {
  const { live, tickets } = setUp()
  live.open()
  live.open()
  await settle()
  last().opens()
  live.open()
  await settle()
  expect([tickets(), sockets()]).toEqual([1, 1])
})

test('what the server has missed is loaded again once, a random while later', async () => {
  const onReconnect = vi.fn<() => void>()
  const live = createLive({ ticket: async () => 't', url: () => 'ws://x/', onReconnect, jitter: () => 0.2 })
  live.open()
  await settle()
  last().opens()
  for (let times = 0; times < 2; times++) last().says({ type: 'missed' })
  await vi.advanceTimersByTimeAsync(1999)
  expect(onReconnect).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(onReconnect).toHaveBeenCalledOnce()
  last().says({ type: 'missed' })
  live.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(onReconnect).toHaveBeenCalledOnce()
})

test('closing ends it: no ping, no retry, nothing heard', async () => {
  const { live } = await connected()
  const heard = vi.fn<(message: unknown) => void>()
  live.listen(heard)
  const socket = last()
  socket.says({ type: 'pong' })
  heard.mockClear()
  live.close()
  expect(socket.closedWith).toBe(1000)
  socket.says({ type: 'access_changed' })
  socket.drops(1006)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect([sockets(), socket.sent.length, heard.mock.calls.length]).toEqual([1, 1, 0])
})

test('closing before the ticket came opens nothing, and a waiting retry is forgotten', async () => {
  const early = setUp()
  early.live.open()
  early.live.close()
  await settle()
  expect(sockets()).toBe(0)
  const { live } = await connected()
  last().drops(1006)
  live.close()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(sockets()).toBe(1)
})

test('signing in again immediately: closing the old connection does not end the new one', async () => {
  const { live } = await connected()
  const old = last()
  live.close()
  live.open()
  await settle()
  last().opens()
  last().says({ type: 'pong' })
  old.drops(1005)
  live.open()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(FakeSocket.all.map((one) => one.url)).toEqual(['ws://x/?t1', 'ws://x/?t2'])
})

test('every listener hears each message until it stops; unreadable ones are passed over', async () => {
  const { live } = await connected()
  const first = vi.fn<(message: unknown) => void>()
  const second = vi.fn<(message: unknown) => void>()
  const stop = live.listen(first)
  live.listen(second)
  for (const message of ['', 'null', '7', '{', '[]', '{}']) last().says(message)
  const notice = { type: 'notification', id: '1', message: 'Xin chào', created_at: '2026-01-01T00:00:00Z' }
  last().says(notice)
  stop()
  last().says({ type: 'access_changed' })
  expect(first.mock.calls).toEqual([[notice]])
  expect(second.mock.calls).toEqual([[notice], [{ type: 'access_changed' }]])
})
