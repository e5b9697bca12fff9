import { expect, test } from 'vitest'
import { largestOf, shareOf, shorten } from './short-amount.ts'

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
