import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  daysAfter,
  daysInMonth,
  firstDayOf,
  lastDayOf,
  monthAfter,
  officeClock,
  officeDay,
  officeInstant,
  officeToday,
  weekdayOf,
} from './days.ts'

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

test('a month begins and ends on its own days, whatever day of it is given', () => {
  expect([firstDayOf('2028-02-17'), lastDayOf('2028-02-17')]).toEqual(['2028-02-01', '2028-02-29'])
  expect([monthAfter('2026-01-31', 1), monthAfter('2026-01', -1)]).toEqual(['2026-02', '2025-12'])
  expect(weekdayOf('2026-11-22')).toBe('sunday')
})

test('the office is seven hours before UTC’s day, at midnight and back', () => {
  expect(officeClock('2026-01-31T17:00:00.000Z')).toBe('2026-02-01 00:00:00')
  expect(officeDay('2026-01-31T16:59:59.999Z')).toBe('2026-01-31')
  expect(officeInstant('2026-02-01')).toBe('2026-01-31T17:00:00.000Z')
  expect(officeInstant('2026-02-01', '09:30:15')).toBe('2026-02-01T02:30:15.000Z')
  expect(officeToday(new Date('2026-12-31T17:00:00Z'))).toBe('2027-01-01')
})
