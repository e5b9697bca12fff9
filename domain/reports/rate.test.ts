import { expect, test } from 'vitest'
import { changeOf, rateOf } from './rate.ts'

test.each([
  ['50', '200', '25'],
  ['1', '3', '33.3'],
  ['579376996', '579376997', '99.9'],
  ['579376997', '579376997', '100'],
  ['0', '0', undefined],
])('%s of %s is a rate of %s', (part, whole, rate) => expect(rateOf(part, whole)).toBe(rate))

test.each([
  ['150', '200', '-25'],
  ['200', '150', '33.3'],
  ['-50', '-100', '50'],
  ['5', '0', undefined],
])('%s after %s is a change of %s', (now, before, change) => expect(changeOf(now, before)).toBe(change))
