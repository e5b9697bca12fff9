import { expect, test } from 'vitest'
import { rateOf } from './rate.ts'

test.each([
  ['50', '200', '25'],
  ['1', '3', '33.3'],
  ['579376996', '579376997', '99.9'],
  ['579376997', '579376997', '100'],
  ['0', '0', undefined],
])('%s of %s is a rate of %s', (part, whole, rate) => expect(rateOf(part, whole)).toBe(rate))
