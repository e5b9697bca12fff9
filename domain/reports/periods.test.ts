import { expect, test } from 'vitest'
import { besideKey, comparedKey, comparedPeriod } from './periods.ts'

test.each([
  ['2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
  ['2026-11-01', '2026-11-27', '2026-10-01', '2026-10-27'],
  ['2026-06-01', '2026-11-27', '2025-12-01', '2026-05-27'],
  ['2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
  ['2026-10-29', '2026-11-27', '2026-09-29', '2026-10-28'],
])('%s to %s is held against %s to %s', (from, to, before, until) =>
  expect(comparedPeriod({ from, to }, 'previous')).toEqual({ from: before, to: until }),
)

test.each([
  ['2026-11-01', '2026-11-27', '2025-11-01', '2025-11-27'],
  ['2024-02-01', '2024-02-29', '2023-02-01', '2023-02-28'],
])('%s to %s was %s to %s a year before', (from, to, before, until) =>
  expect(comparedPeriod({ from, to }, 'last_year')).toEqual({ from: before, to: until }),
)

test.each(['2026-07', '2026-07-14'])('the row of %s finds the one that it is compared with', (key) => {
  const period = { from: '2026-06-01', to: '2026-11-27' }
  const compared = comparedPeriod(period, 'previous')
  expect(besideKey(comparedKey(key, period, compared), period, compared)).toBe(key)
})
