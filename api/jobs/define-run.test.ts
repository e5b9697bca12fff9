import { beforeEach, expect, test } from 'vitest'
import { apiError } from '#api/http/error.ts'
import type { Principal } from '#api/context.ts'
import type { Db, Tx } from '#api/database/pool.ts'
import { defineRun, type RunParts } from './define-run.ts'
import type { Job } from './jobs.ts'

// A trial run that copies numbers, two at a time, within a store that keeps nothing of a transaction that fails.

interface Store {
  status: 'running' | 'done' | 'ended'
  owner: string | null
  left: number[]
  copied: number[]
  refused: number[]
  problem?: string
}
let store: Store
let accounts: Readonly<Record<string, 'allowed' | 'forbidden'>>
let told: number
let queued: string[]
/** Fails a transaction after its work, by its number. */
let failsAt: Readonly<Record<number, Error>>

const gone = Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' })

beforeEach(() => {
  store = { status: 'running', owner: '7', left: [1, 2, 3, 4, 5], copied: [], refused: [] }
  accounts = { 7: 'allowed' }
  told = 0
  queued = []
  failsAt = {}
})

const partsNow = (): RunParts => {
  let count = 0
  const transaction = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    count += 1
    const before = structuredClone(store)
    try {
      const done = await work({ afterCommit: (run: () => void) => run() } as unknown as Tx)
      const failure = failsAt[count]
      if (failure !== undefined) throw failure
      return done
    } catch (error) {
      store = before
      throw error
    }
  }
  return {
    db: { transaction } as unknown as Db,
    principals: {
      ofAccount: (id) =>
        Promise.resolve(accounts[id] === undefined ? null : ({ accountId: id } as unknown as Principal)),
    },
  }
}

const trial = defineRun<RunParts, { readonly id: string }, Store>({
  name: 'trial',
  underWay: () => Promise.resolve(store.status === 'running' ? [{ id: '1' }] : []),
  takeUp: (_, id) => Promise.resolve(store.status === 'running' ? { id } : undefined),
  actsFor: () => store.owner,
  may: ({ principal }) => accounts[principal.accountId] ?? 'forbidden',
  hold: () => Promise.resolve(store.status === 'running' ? store : undefined),
  steps: () =>
    Promise.resolve([
      ({ hold }) =>
        hold((_, held) => {
          const chunk = held.left.splice(0, 2)
          if (chunk.includes(99)) throw apiError(422, 'invalid_amount')
          for (const one of chunk) (one < 0 ? held.refused : held.copied).push(one)
          return Promise.resolve(chunk.length > 0)
        }),
    ]),
  finish: () => Promise.resolve((store.status = 'done')),
  stop(_, __, code) {
    if (code === 'invalid_amount') return Promise.resolve(false)
    Object.assign(store, { status: 'ended', problem: code })
    return Promise.resolve(true)
  },
  tell: () => void (told += 1),
})

test('a run does its chunks, lists what it refuses, tells of each, and ends', async () => {
  store.left = [1, -2, 3]
  await trial.work(partsNow(), '1')
  expect(store).toMatchObject({ status: 'done', copied: [1, 3], refused: [-2] })
  expect(told).toBe(3)
  await trial.work(partsNow(), '1')
  expect(store.copied).toEqual([1, 3])
})

test.each([1, 2, 3, 4, 5])('killed at transaction %i it goes on where it stopped', async (at) => {
  failsAt = { [at]: gone }
  await expect(trial.work(partsNow(), '1')).rejects.toThrow(gone)
  expect(store).toMatchObject({ status: 'running', copied: [1, 2, 3, 4, 5].slice(0, (at - 1) * 2) })
  failsAt = {}
  await trial.work(partsNow(), '1')
  expect(store).toMatchObject({ status: 'done', copied: [1, 2, 3, 4, 5] })
})

test('whose account is closed, or loses the right, in the middle does no further chunk', async () => {
  const { db, principals } = partsNow()
  let asked = 0
  const losing = (at: number, rights: typeof accounts): RunParts => ({
    db,
    principals: {
      ofAccount: (id) => {
        asked += 1
        if (asked === at) accounts = rights
        return principals.ofAccount(id)
      },
    },
  })
  // Once for the run as a whole, and once for each chunk.
  await trial.work(losing(3, {}), '1')
  expect(store).toMatchObject({ status: 'ended', problem: 'account_disabled', copied: [1, 2] })
  Object.assign(store, { status: 'running' })
  accounts = { 7: 'allowed' }
  asked = 0
  await trial.work(losing(3, { 7: 'forbidden' }), '1')
  expect(store).toMatchObject({ status: 'ended', problem: 'forbidden', copied: [1, 2, 3, 4] })
})

test('a run of nobody is refused unless its kind says who works instead', async () => {
  store.owner = null
  await trial.work(partsNow(), '1')
  expect(store).toMatchObject({ status: 'ended', problem: 'account_disabled', copied: [] })
})

test('a fault ends the run and is thrown; what its kind lets stand is thrown for the queue to try again', async () => {
  failsAt = { 2: new Error('column "secret"') }
  await expect(trial.work(partsNow(), '1')).rejects.toThrow('secret')
  expect(store).toMatchObject({ status: 'ended', problem: 'failed', copied: [1, 2] })
  Object.assign(store, { status: 'running', left: [99] })
  failsAt = {}
  await expect(trial.work(partsNow(), '1')).rejects.toMatchObject({ code: 'invalid_amount' })
  expect(store).toMatchObject({ status: 'running', left: [99] })
})

test('somebody else who has ended it meanwhile keeps it from being finished', async () => {
  const { db, principals } = partsNow()
  let chunks = 0
  const transaction: typeof db.transaction = (work) => {
    chunks += 1
    if (chunks === 2) store.status = 'ended'
    return db.transaction(work)
  }
  await trial.work({ db: { ...db, transaction }, principals }, '1')
  expect(store).toMatchObject({ status: 'ended', copied: [1, 2] })
})

test('it defines its job and the search for stuck runs; both queue what is under way', async () => {
  const jobs: Job<object>[] = []
  const queue = {
    define: (job: Job<never>) => void jobs.push(job as unknown as Job<object>),
    send: (name: string, data: object) =>
      Promise.resolve(void queued.push(`${name} ${JSON.stringify(data)}`)),
    start: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  }
  const parts = partsNow()
  trial.serve(queue, parts)
  expect(jobs.map(({ name, cron }) => [name, cron])).toEqual([
    ['trial', undefined],
    ['trial-stuck', '* * * * *'],
  ])
  await jobs[1]?.run({})
  await trial.resume({ db: parts.db, jobs: queue })
  await parts.db.transaction((tx) => Promise.resolve(trial.begin(queue, tx, '2')))
  expect(queued).toEqual(['trial {"id":"1"}', 'trial {"id":"1"}', 'trial {"id":"2"}'])
  await jobs[0]?.run({ id: '1' })
  expect(store.status).toBe('done')
})
