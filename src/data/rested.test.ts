import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rested } from './rested.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('of what comes all the time every few seconds one is heard, the last one included', () => {
  const act = vi.fn<() => void>()
  const { tell } = rested(act, 3_000)
  tell()
  expect(act).toHaveBeenCalledTimes(1)
  for (let event = 0; event < 50; event++) {
    vi.advanceTimersByTime(100)
    tell()
  }
  expect(act).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(3_000)
  expect(act).toHaveBeenCalledTimes(3)
  vi.advanceTimersByTime(60_000)
  expect(act).toHaveBeenCalledTimes(3)
  tell()
  expect(act).toHaveBeenCalledTimes(4)
})

test('nothing is done any more once it is stopped', () => {
  const act = vi.fn<() => void>()
  const { tell, stop } = rested(act, 3_000)
  tell()
  tell()
  stop()
  vi.advanceTimersByTime(10_000)
  expect(act).toHaveBeenCalledTimes(1)
})
