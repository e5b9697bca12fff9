import { expect, test } from 'vitest'
import { differenceOf } from './figures.ts'

test.each([
  ['62475', '110040', '+', '47565'],
  ['210000', '12345', '−', '197655'],
  ['5', '5.0', '', '0'],
])('from %s to %s it is %s%s', (before, after, sign, amount) =>
  expect(differenceOf(before, after)).toEqual({ sign, amount }),
)
