import { expect, test } from 'vitest'
import { periodFault } from './longest-period.ts'

test.each([
  ['2026-01-01', '2026-12-31', 'day', undefined],
  ['2024-01-01', '2024-12-31', 'day', undefined],
  ['2026-01-01', '2027-01-02', 'day', 'too_many_days'],
  ['1926-01-01', '2026-01-01', 'month', 'too_many_months'],
  ['2006-12-15', '2026-11-30', 'month', undefined],
  ['2006-11-15', '2026-11-30', 'month', 'too_many_months'],
  ['1926-01-01', '2026-01-01', 'block', undefined],
  ['2026-02-01', '2026-01-01', 'block', 'invalid_not_before'],
  ['', '2026-01-01', 'day', undefined],
  ['1926-01-01', '', 'day', undefined],
  ['no day', '2026-01-01', 'day', undefined],
])('%s to %s by %s: %s', (from, to, by, code) => {
  expect(periodFault({ from, to, by })?.code).toBe(code)
})

test('the sentence can say how many there may be', () => {
  expect(periodFault({ from: '1926-01-01', to: '2026-01-01', by: 'day' })).toEqual({
    field: 'to',
    code: 'too_many_days',
    limits: { max: 366 },
  })
})
