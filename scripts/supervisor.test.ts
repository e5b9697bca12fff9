import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { lockDataDir } from '#api/database/cluster/lock.ts'
import { makeScratch } from '#tests/support/scratch.ts'
import { supervise, type Supervisor } from './supervisor.ts'

/** A program that does what it is told, and says that it is ready. */
const program = (then: string, isReady = true) => [
  '--input-type=module',
  '--eval',
  `${then}; ${isReady ? 'process.send({ ready: process.pid })' : ''}`,
]
const stays = `process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000)`
const delays = { first: 20, longest: 80, healthy: 60_000 }

function watch(words: readonly string[], more = delays, greeting?: Promise<object>) {
  const said: string[] = []
  const ready: { pid: number; isFirst: boolean }[] = []
  const supervisor = supervise({
    words,
    delays: more,
    ...(greeting === undefined ? {} : { greeting }),
    say: (line) => said.push(line),
    onReady: (pid, isFirst) => ready.push({ pid: Number(pid), isFirst }),
  })
  const until = async (count: number) => {
    while (ready.length < count) await wait(10)
    return ready
  }
  return { supervisor, said, ready, until }
}

const stop = async (supervisor: Supervisor, signal: NodeJS.Signals = 'SIGTERM') => {
  supervisor.stop(signal)
  return supervisor.ended
}

test('a server that is killed is back, and the console says so', async () => {
  const { supervisor, said, until } = watch(program(stays))
  const [first] = await until(1)
  process.kill(first?.pid ?? 0, 'SIGKILL')
  const [, second] = await until(2)
  expect(second).toEqual({ pid: supervisor.pid(), isFirst: false })
  expect(second?.pid).not.toBe(first?.pid)
  expect(said).toEqual(['The server has ended (SIGKILL). It is started again in 0.02 s.'])
  expect(await stop(supervisor)).toBe(0)
})

test('every server that is started gets the greeting, also one that was there before it', async () => {
  const greeting = Promise.withResolvers<object>()
  const answers = `process.on('message', () => process.send({ ready: process.pid })); ${stays}`
  const { supervisor, ready, until } = watch(program(answers, false), delays, greeting.promise)
  expect(ready).toEqual([])
  greeting.resolve({ isBuilt: true })
  const [first] = await until(1)
  process.kill(first?.pid ?? 0, 'SIGKILL')
  const [, second] = await until(2)
  expect(second).toEqual({ pid: supervisor.pid(), isFirst: false })
  await stop(supervisor)
})

test('a server that ends again and again is started after longer and longer delays', async () => {
  const { supervisor, said, until } = watch(program('setTimeout(() => process.exit(7), 10)'))
  await until(5)
  await stop(supervisor)
  expect(said.slice(0, 4).map((line) => /in (\S+) s/.exec(line)?.[1])).toEqual([
    '0.02',
    '0.04',
    '0.08',
    '0.08',
  ])
  expect(said[0]).toContain('code 7')
})

test('a while of health makes the delays short again', async () => {
  const { supervisor, said, until } = watch(program('setTimeout(() => process.exit(7), 50)'), {
    ...delays,
    // Any while is long enough: how late its ready arrives here is not the point.
    healthy: 0,
  })
  await until(4)
  await stop(supervisor)
  expect(new Set(said.map((line) => /in (\S+) s/.exec(line)?.[1]))).toEqual(new Set(['0.02']))
})

test('a server that never was ready is not started again, and its code is kept', async () => {
  const { supervisor, said } = watch(program('process.exit(3)', false))
  expect(await supervisor.ended).toBe(3)
  expect(said).toEqual([])
})

test('a server that was ready is started again also while something else has its data', async () => {
  const dataDir = await makeScratch('lobby-supervisor-')
  const module = JSON.stringify(new URL('../api/database/cluster/lock.ts', import.meta.url).href)
  // As a server does: it takes the lock, and ends with a message where another process has it.
  const holds = `const { lockDataDir } = await import(${module})
    const unlock = await lockDataDir(${JSON.stringify(dataDir)}).catch(() => process.exit(1))
    process.on('SIGUSR2', () => void unlock()); ${stays}`
  const { supervisor, said, until } = watch(program(holds))
  const [first] = await until(1)
  const pid = first?.pid ?? 0
  // Before the server is back, a backup has the folder.
  process.kill(pid, 'SIGUSR2')
  let unlock: (() => Promise<void>) | undefined
  while (unlock === undefined) unlock = await lockDataDir(dataDir).catch(() => wait(1, undefined))
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => said.length).toBeGreaterThan(1)
  expect(said[1]).toContain('code 1')
  await unlock()
  await until(2)
  expect(await stop(supervisor)).toBe(0)
})

test('a server that ends well by itself ends the supervisor too', async () => {
  const { supervisor } = watch(program('setTimeout(() => process.disconnect(), 10)'))
  expect(await supervisor.ended).toBe(0)
})

test('a signal is passed on, the server’s code is kept, and nothing starts afterwards', async () => {
  const { supervisor, until, ready } = watch(
    program(`process.on('SIGTERM', () => process.exit(5)); setInterval(() => {}, 1000)`),
  )
  await until(1)
  expect(await stop(supervisor)).toBe(5)
  expect(ready).toHaveLength(1)
})

test('a server whose supervisor is killed ends by itself, in order', async () => {
  const module = (name: string) => JSON.stringify(new URL(name, import.meta.url).href)
  // It stays as long as nobody ends it, and tells how it ended.
  const work = `
    process.on('SIGTERM', () => { process.stdout.write('closed in order', () => process.exit(0)) })
    setInterval(() => {}, 1000)
    const { endWithSupervisor } = await import(${module('./end-with-supervisor.ts')})
    endWithSupervisor()`
  const supervisor = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `const { supervise } = await import(${module('./supervisor.ts')})
      supervise({ words: ${JSON.stringify(program(work))}, say: () => {}, onReady: (pid) => console.log('ready', pid) })`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let output = ''
  // The server writes to the same pipe, which ends when the last of the two has.
  supervisor.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(supervisor.stdout, 'end')
  await expect.poll(() => output).toMatch(/ready \d+\n/)
  supervisor.kill('SIGKILL')
  try {
    await expect.poll(() => output).toContain('closed in order')
    await ended
  } finally {
    const server = Number(/ready (\d+)/.exec(output)?.[1])
    if (!output.includes('closed')) process.kill(server, 'SIGKILL')
  }
})
