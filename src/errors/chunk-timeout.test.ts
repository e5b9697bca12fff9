import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onAppError, type AppError } from './app-errors.ts'
import { ChunkTimeout, timeChunk } from './chunk-timeout.ts'

const told: AppError['kind'][] = []
let stop: () => void
beforeEach(() => {
  vi.useFakeTimers()
  told.length = 0
  stop = onAppError(({ kind }) => told.push(kind))
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('a chunk that does not come in 120 seconds says so, and no sooner', async () => {
  const outcome = timeChunk(new Promise<never>(() => undefined)).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(told).toEqual(['chunk'])
  expect(await outcome).toBeInstanceOf(ChunkTimeout)
})

test('one that comes is handed on, and nothing is told later', async () => {
  expect(await timeChunk(Promise.resolve('page'))).toBe('page')
  await vi.advanceTimersByTimeAsync(200_000)
  expect(told).toEqual([])
})

test('one that fails fails as it did', async () => {
  const gone = new TypeError('Failed to fetch dynamically imported module')
  await expect(timeChunk(Promise.reject(gone))).rejects.toBe(gone)
  expect(vi.getTimerCount()).toBe(0)
})
