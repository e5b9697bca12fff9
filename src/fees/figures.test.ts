import { expect, test } from 'vitest'
import { differenceOf, largestOf, rateOf, shareOf, shorten, totalOf } from './figures.ts'

test.each([
  ['50', '200', '25'],
  ['1', '3', '33.3'],
  ['579376996', '579376997', '99.9'],
  ['579376997', '579376997', '100'],
  ['0', '0', undefined],
])('%s of %s is a rate of %s', (collected, charged, rate) => expect(rateOf(collected, charged)).toBe(rate))

test('totals are the sums of their rows', () => {
  const row = { charged: '0.1', collected: '0.2', let_off: '1', open: '10', overdue: '3' }
  expect(totalOf([row, row, row])).toEqual({
    charged: '0.3',
    collected: '0.6',
    let_off: '3',
    open: '30',
    overdue: '9',
  })
  expect(totalOf([])).toEqual({ charged: '0', collected: '0', let_off: '0', open: '0', overdue: '0' })
})

test('bars are as long as their share of the longest', () => {
  expect(largestOf(['9', '10', '1.5'])).toBe('10')
  expect(shareOf('9', '10')).toBe('90')
  expect(shareOf('1', '3')).toBe('33.33')
  expect(shareOf('0', '0')).toBe('0')
})

test.each([
  ['579376997', { value: '579', unit: 'million' }],
  ['57937699', { value: '57.9', unit: 'million' }],
  ['2000000000', { value: '2', unit: 'billion' }],
  ['1250', { value: '1.3', unit: 'thousand' }],
  ['999.50', { value: '999.5' }],
  ['0', { value: '0' }],
])('%s in short', (amount, short) => expect(shorten(amount)).toEqual(short))

test.each([
  ['62475', '110040', '+', '47565'],
  ['210000', '12345', '−', '197655'],
  ['5', '5.0', '', '0'],
])('from %s to %s it is %s%s', (before, after, sign, amount) =>
  expect(differenceOf(before, after)).toEqual({ sign, amount }),
)
