import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { apiError } from './error.ts'
import { createRefusalLog } from './refusal-log.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a flood of refusals is one line a second, with their number', () => {
  const lines: object[] = []
  const note = createRefusalLog({ warn: (line: object) => void lines.push(line) })
  for (let call = 0; call < 1_000; call++) note(apiError(503, 'service_unavailable'))
  expect(lines).toEqual([{ refused: 1, code: 'service_unavailable' }])
  vi.advanceTimersByTime(1_000)
  expect(lines.slice(1)).toEqual([{ refused: 999, code: 'service_unavailable' }])
  vi.advanceTimersByTime(5_000)
  expect(lines).toHaveLength(2)

  const lost = new Error('the connection is gone')
  note(lost)
  expect(lines.slice(2)).toEqual([{ refused: 1, err: lost }])
})
