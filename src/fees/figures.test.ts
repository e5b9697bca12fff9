import { expect, test } from 'vitest'
import { differenceOf, rateOf, totalOf } from './figures.ts'

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

test.each([
  ['62475', '110040', '+', '47565'],
  ['210000', '12345', '−', '197655'],
  ['5', '5.0', '', '0'],
])('from %s to %s it is %s%s', (before, after, sign, amount) =>
  expect(differenceOf(before, after)).toEqual({ sign, amount }),
)
