import { afterEach, expect, test } from 'vitest'
import type { Turn } from './fair-line.ts'
import { createWorkerPool, type PoolOptions } from './worker-pool.ts'

const limits = { waiting: 20, patience: 20_000, callTimeout: 20_000, heapMb: 64, residentMb: 500, jobs: 20 }
const pools: ReturnType<typeof createWorkerPool>[] = []
const poolOf = (width: number, more: Partial<PoolOptions> = {}) => {
  const pool = createWorkerPool({ ...limits, width, ...more }, () => undefined)
  pools.push(pool)
  return pool
}
afterEach(() => {
  for (const pool of pools.splice(0)) pool.end()
})

/** Jobs that end when they are told to, and the names of those that have begun. */
function jobsIn(pool: ReturnType<typeof createWorkerPool>) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const all: Promise<void>[] = []
  return {
    begun,
    start(sender: string, name: string, turn?: Turn) {
      const { promise, resolve } = Promise.withResolvers<void>()
      ends.set(name, resolve)
      all.push(
        pool.hold(
          sender,
          async () => {
            begun.push(name)
            await promise
          },
          turn,
        ),
      )
    },
    end: (name: string) => ends.get(name)?.(),
    async endAll() {
      for (const end of ends.values()) end()
      await Promise.all(all)
    },
  }
}

test('whoever sends many files waits behind each other sender, however late that one comes', async () => {
  const jobs = jobsIn(poolOf(1))
  for (const name of ['a1', 'a2', 'a3', 'a4']) jobs.start('a', name)
  jobs.start('b', 'b1')
  jobs.start('b', 'b2')
  jobs.start('c', 'c1')
  await expect.poll(() => jobs.begun).toEqual(['a1'])
  for (const [ended, next] of [
    ['a1', 'b1'],
    ['b1', 'c1'],
    ['c1', 'a2'],
    ['a2', 'b2'],
    ['b2', 'a3'],
  ] as const) {
    jobs.end(ended)
    await expect.poll(() => jobs.begun.at(-1)).toBe(next)
  }
  await jobs.endAll()
})

test('who wants a single thing comes before batches, of others and of their own', async () => {
  const jobs = jobsIn(poolOf(1))
  for (const name of ['a1', 'a2']) jobs.start('a', name, { isBatch: true })
  jobs.start('b', 'b1', { isBatch: true })
  jobs.start('a', 'a3')
  jobs.start('c', 'c1')
  await expect.poll(() => jobs.begun).toEqual(['a1'])
  for (const [ended, next] of [
    ['a1', 'c1'],
    ['c1', 'a3'],
    ['a3', 'b1'],
    ['b1', 'a2'],
  ] as const) {
    jobs.end(ended)
    await expect.poll(() => jobs.begun.at(-1)).toBe(next)
  }
  await jobs.endAll()
})

test('a full line refuses whoever comes, but not who has begun', async () => {
  const pool = poolOf(1, { waiting: 1 })
  const jobs = jobsIn(pool)
  for (const name of ['a1', 'a2']) jobs.start('a', name)
  await expect(pool.hold('b', () => Promise.resolve())).rejects.toMatchObject({ status: 503 })
  jobs.start('a', 'a3', { isBegun: true })
  jobs.end('a1')
  jobs.end('a2')
  await expect.poll(() => jobs.begun).toEqual(['a1', 'a2', 'a3'])
  await jobs.endAll()
})

test('one sender never holds all processes of a pool that has several', async () => {
  const jobs = jobsIn(poolOf(2))
  for (const name of ['a1', 'a2', 'a3']) jobs.start('a', name)
  jobs.start('b', 'b1')
  await expect.poll(() => jobs.begun).toEqual(['a1', 'b1'])
  jobs.start('b', 'b2')
  jobs.end('a1')
  await expect.poll(() => jobs.begun.at(-1)).toBe('a2')
  jobs.end('b1')
  await expect.poll(() => jobs.begun.at(-1)).toBe('b2')
  expect(jobs.begun).toEqual(['a1', 'b1', 'a2', 'b2'])
  await jobs.endAll()
})
