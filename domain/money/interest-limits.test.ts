import { expect, test } from 'vitest'
import { limitExceeded } from './interest-limits.ts'

test.each([
  ['VN', '0.0547', 'day', '2026-11-01', false],
  ['VN', '0.0548', 'day', '2026-11-01', true],
  ['VN', '1.6666', 'month', '2026-11-01', false],
  ['VN', '1.6667', 'month', '2026-11-01', true],
  ['VN', '5', 'month', '2016-12-31', false],
  ['KH', '5', 'month', '2026-11-01', false],
] as const)('in %s %s %% a %s on %s is above the limit: %s', (country, rate, per, day, isAbove) => {
  expect(limitExceeded({ country, rate, per, day })?.law).toBe(isAbove ? '91/2015/QH13' : undefined)
})
