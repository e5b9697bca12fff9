import { expect, test } from 'vitest'
import { fee } from '#entities/fees/fee.ts'
import { askedOnDeletion, everAskedOnDeletion } from './deletion.ts'

test.each([
  ['draft', []],
  ['approved', ['reason']],
  ['settled', ['reason']],
  ['void', []],
])('a fee that is %s is deleted with %j', (state, names) => {
  expect(Object.keys(askedOnDeletion(fee, state))).toEqual(names)
})

test('and its calls take whatever a state may ask for', () => {
  expect(Object.keys(everAskedOnDeletion(fee))).toEqual(['reason'])
})
