import { expect, test } from 'vitest'
import { addMonths } from '#core/days.ts'
import { maxPlanPeriods, periodAmount, planPeriods } from './plan-periods.ts'

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-11-15', 3, '2027-02-15'],
  ['2026-12-31', 0, '2026-12-31'],
])('%s and %i months is %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected)
})

test('a year by the quarter has four instalments without a gap', () => {
  expect(planPeriods({ from: '2026-01-01', to: '2026-12-31', months: 3 })).toEqual([
    { number: 1, from: '2026-01-01', to: '2026-03-31', days: 90, of: 90 },
    { number: 2, from: '2026-04-01', to: '2026-06-30', days: 91, of: 91 },
    { number: 3, from: '2026-07-01', to: '2026-09-30', days: 92, of: 92 },
    { number: 4, from: '2026-10-01', to: '2026-12-31', days: 92, of: 92 },
  ])
})

test('the last one ends with the plan, and a plan has only so many', () => {
  expect(planPeriods({ from: '2026-01-31', to: '2026-03-10', months: 1 })).toEqual([
    { number: 1, from: '2026-01-31', to: '2026-02-27', days: 28, of: 28 },
    { number: 2, from: '2026-02-28', to: '2026-03-10', days: 11, of: 31 },
  ])
  expect(planPeriods({ from: '2000-01-01', to: '2199-12-31', months: 1 })).toHaveLength(maxPlanPeriods)
})

const shares = (from: string, to: string, months: number) =>
  planPeriods({ from, to, months }).map(
    ({ from: begins, to: ends, days, of }) => `${begins} ${ends} ${days}/${of}`,
  )

test('a plan that ends on its anniversary has no period of a day', () => {
  expect(shares('2025-10-17', '2026-10-17', 3)).toEqual([
    '2025-10-17 2026-01-16 92/92',
    '2026-01-17 2026-04-16 90/90',
    '2026-04-17 2026-07-16 91/91',
    '2026-07-17 2026-10-17 92/92',
  ])
  expect(shares('2025-10-17', '2026-10-18', 12)).toEqual([
    '2025-10-17 2026-10-16 365/365',
    '2026-10-17 2026-10-18 2/365',
  ])
  expect(shares('2026-05-01', '2026-05-01', 1)).toEqual(['2026-05-01 2026-05-01 1/31'])
})

test.each([
  ['110', { days: 31, of: 31 }, 'vnd', '110'],
  ['38500000', { days: 11, of: 31 }, 'vnd', '13661290'],
  ['1000.5', { days: 11, of: 31 }, 'usd', '355.02'],
] as const)('%s for %o in %s is %s', (amount, share, currency, expected) => {
  expect(periodAmount(amount, share, currency)).toBe(expected)
})
