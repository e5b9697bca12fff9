import { expect, test } from 'vitest'
import { bookingDay } from './booking-day.ts'

const today = '2026-11-23'

test.each([
  ['this month: today', '2026-11', false, '2026-11-23'],
  ['a past month that is open: its last day', '2025-12', false, '2025-12-31'],
  ['a short one', '2024-02', false, '2024-02-29'],
  ['a month to come: its first day', '2027-01', false, '2027-01-01'],
  ['a month that is closed: today', '2025-12', true, '2026-11-23'],
])('%s', (_what, month, isClosed, day) => {
  expect(bookingDay(month, { today, isClosed })).toBe(day)
})
