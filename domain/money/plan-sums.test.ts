import { expect, test } from 'vitest'
import { planPeriods } from './plan-periods.ts'
import { isBeyondContract, planSums, planTotal, sharePerPeriod, withTax } from './plan-sums.ts'

const year = planPeriods({ from: '2026-01-01', to: '2026-12-31', months: 1 })

test('sixty million over twelve months are five each, and twelve times sixty are beyond the contract', () => {
  expect(sharePerPeriod('60000000', year, 'vnd')).toBe('5000000')
  expect(planTotal('5000000', year, 'vnd')).toBe('60000000')
  const beyond = (each: string) =>
    isBeyondContract({ total: planTotal(each, year, 'vnd'), value: '60000000' }, year, 'vnd')
  expect([beyond('5000000'), beyond('60000000')]).toEqual([false, true])
})

test('what is rounded in each period is not beyond the contract', () => {
  const each = sharePerPeriod('100', year, 'usd') ?? ''
  expect(each).toBe('8.33')
  expect(isBeyondContract({ total: planTotal('8.34', year, 'usd'), value: '100.05' }, year, 'usd')).toBe(
    false,
  )
})

test('a short last period has its part', () => {
  const periods = planPeriods({ from: '2026-01-01', to: '2026-02-14', months: 1 })
  const each = sharePerPeriod('1500', periods, 'vnd') ?? ''
  expect([each, planTotal(each, periods, 'vnd')]).toEqual(['1000', '1500'])
})

test('no period has no share', () => expect(sharePerPeriod('100', [], 'vnd')).toBeUndefined())

test.each([
  [['10', '10', '10'], '10', false, '30'],
  [['10', '10', '4'], '10', true, '24'],
  [['10', '4', '10'], undefined, false, '24'],
  [['10', '10', '12.5'], undefined, false, '32.5'],
  [['7'], '7', false, '7'],
  [[], '0', false, '0'],
])('periods of %j are %s each, and in all', (amounts, each, isLastLess, all) => {
  expect(planSums(amounts)).toEqual({ each, isLastLess, all })
})

test('tax is added and rounded once', () => {
  expect([withTax('5000000', 8, 'vnd'), withTax('1005', '10', 'vnd')]).toEqual(['5400000', '1106'])
})
