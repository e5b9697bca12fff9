import { expect, test } from 'vitest'
import { maxPlanPeriods, monthsAfter, planPeriods } from './plan-periods.ts'

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-11-15', 3, '2027-02-15'],
  ['2026-12-31', 0, '2026-12-31'],
])('%s and %i months is %s', (day, months, expected) => {
  expect(monthsAfter(day, months)).toBe(expected)
})

test('a year by the quarter has four instalments without a gap', () => {
  expect(planPeriods({ from: '2026-01-01', to: '2026-12-31', months: 3 })).toEqual([
    { number: 1, from: '2026-01-01', to: '2026-03-31' },
    { number: 2, from: '2026-04-01', to: '2026-06-30' },
    { number: 3, from: '2026-07-01', to: '2026-09-30' },
    { number: 4, from: '2026-10-01', to: '2026-12-31' },
  ])
})

test('the last one ends with the plan, and a plan has only so many', () => {
  expect(planPeriods({ from: '2026-01-31', to: '2026-03-10', months: 1 })).toEqual([
    { number: 1, from: '2026-01-31', to: '2026-02-27' },
    { number: 2, from: '2026-02-28', to: '2026-03-10' },
  ])
  expect(planPeriods({ from: '2000-01-01', to: '2199-12-31', months: 1 })).toHaveLength(maxPlanPeriods)
})
