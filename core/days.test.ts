import { expect, test } from 'vitest'
import { addDays, addMonths, daysAfter, daysInMonth } from './days.ts'

test('days are added over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  expect(addDays('2026-01-15', 0)).toBe('2026-01-15')
})

test('a month later is the same day, or the last one of a shorter month', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2026-11-30', 3)).toBe('2027-02-28')
  expect(addMonths('2026-05-10', 12)).toBe('2027-05-10')
})

test('a month has as many days as its year gives it', () => {
  expect(daysInMonth(2028, 2)).toBe(29)
  expect(daysInMonth(2026, 13)).toBe(31)
})

test('the distance of two days has a sign', () => {
  expect(daysAfter('2026-02-27', '2026-03-02')).toBe(3)
  expect(daysAfter('2026-03-02', '2026-02-27')).toBe(-3)
  expect(daysAfter('2026-03-02', '2026-03-02')).toBe(0)
})
