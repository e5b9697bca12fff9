import { expect, test } from 'vitest'
import { bandOn } from './ageing.ts'
import { daysBetween, daysIn, monthBounds, parkingAmount, prorate, type Term } from './proration.ts'

// Month ends, leap days, moving in and out, half months of parking: worked out by hand.
test.each([
  ['2026-01-01', '2026-01-31', 31],
  ['2026-02-28', '2026-03-01', 2],
  ['2024-02-28', '2024-03-01', 3],
  ['2026-12-31', '2027-01-01', 2],
  ['2026-05-05', '2026-05-05', 1],
  ['2026-05-05', '2026-05-04', 0],
  ['2026-05-05', '2026-05-01', 0],
])('from %s to %s are %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days)
})

test.each([
  ['2026-02', '2026-02-28'],
  ['2024-02', '2024-02-29'],
  ['2100-02', '2100-02-28'],
  ['2000-02', '2000-02-29'],
  ['2026-04', '2026-04-30'],
  ['2026-12', '2026-12-31'],
])('%s ends on %s', (month, last) => {
  expect(monthBounds(month)).toEqual({ first: `${month}-01`, last })
})

test.each<[string, Term, number, number]>([
  ['2026-01', {}, 31, 31],
  ['2026-01', { from: '2026-01-31' }, 1, 31],
  ['2026-01', { from: '2026-01-16' }, 16, 31],
  ['2026-01', { to: '2026-01-15' }, 15, 31],
  ['2026-01', { from: '2026-01-10', to: '2026-01-19' }, 10, 31],
  ['2026-01', { from: '2026-02-01' }, 0, 31],
  ['2026-01', { to: '2025-12-31' }, 0, 31],
  ['2026-01', { from: '2025-06-01', to: '2026-06-01' }, 31, 31],
  ['2024-02', { from: '2024-02-29' }, 1, 29],
  ['2026-02', { from: null, to: null }, 28, 28],
])('in %s a term of %j has %i of %i days', (month, term, days, of) => {
  expect(daysIn(month, term)).toEqual({ days, of })
})

test.each<[string, string, Term, 'vnd' | 'usd', string]>([
  ['310000', '2026-01', { from: '2026-01-31' }, 'vnd', '10000'],
  ['310000', '2026-01', { from: '2026-01-16' }, 'vnd', '160000'],
  ['280000', '2026-02', { to: '2026-02-14' }, 'vnd', '140000'],
  ['290000', '2024-02', { from: '2024-02-29' }, 'vnd', '10000'],
  ['100', '2026-01', { from: '2026-01-22' }, 'usd', '32.26'],
  ['1000000', '2026-04', { from: '2026-04-21' }, 'vnd', '333333'],
  ['500000', '2026-04', { from: '2026-05-01' }, 'vnd', '0'],
])('%s in %s over %j (%s) is %s', (amount, month, term, currency, part) => {
  expect(prorate(amount, month, term, currency)).toBe(part)
})

test.each<['day' | 'half_month', Term, string]>([
  ['half_month', {}, '100000'],
  ['half_month', { from: '2026-01-15' }, '100000'],
  ['half_month', { from: '2026-01-16' }, '50000'],
  ['half_month', { to: '2026-01-15' }, '50000'],
  ['half_month', { to: '2026-01-16' }, '100000'],
  ['half_month', { from: '2026-01-03', to: '2026-01-10' }, '50000'],
  ['half_month', { from: '2026-02-01' }, '0'],
  ['half_month', { to: '2025-12-31' }, '0'],
  ['day', { from: '2026-01-16' }, '51613'],
  ['day', { from: '2026-01-31' }, '3226'],
])('parking by %s, registered %j, costs %s of 100,000', (applyBy, term, amount) => {
  expect(parkingAmount('100000', applyBy, '2026-01', { term, currency: 'vnd' })).toBe(amount)
})

test.each([
  ['2026-12-31', 'not_due'],
  ['2026-11-30', 'not_due'],
  ['2026-11-29', 'to_30'],
  ['2026-10-31', 'to_30'],
  ['2026-10-30', 'to_60'],
  ['2026-10-01', 'to_60'],
  ['2026-09-30', 'to_90'],
  ['2026-09-01', 'to_90'],
  ['2026-08-31', 'over_90'],
  ['2025-01-01', 'over_90'],
])('on 30 November a debt that was due on %s is %s', (dueOn, band) => {
  expect(bandOn(dueOn, '2026-11-30')).toBe(band)
})
