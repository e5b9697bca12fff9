import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addAmounts,
  canonicalAmount,
  compareAmounts,
  fractionDigits,
  multiplyAmounts,
  roundAmount,
  subtractAmounts,
} from './amount.ts'

const cents = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n })
const amountOf = (units: bigint) => {
  const digits = (units < 0n ? -units : units).toString().padStart(3, '0')
  return canonicalAmount(`${units < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`)
}

describe('amounts', () => {
  test.each([
    ['0012.50', '12.5'],
    ['-0.00', '0'],
    ['100', '100'],
    ['-0.05', '-0.05'],
  ])('%s is spelt %s', (text, spelt) => expect(canonicalAmount(text)).toBe(spelt))

  test('add and subtract exactly, as whole cents do', () => {
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        expect(addAmounts(amountOf(a), amountOf(b))).toBe(amountOf(a + b))
        expect(subtractAmounts(amountOf(a), amountOf(b))).toBe(amountOf(a - b))
      }),
    )
  })

  test('compare as whole cents do', () => {
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        expect(compareAmounts(amountOf(a), amountOf(b))).toBe(a < b ? -1 : a > b ? 1 : 0)
      }),
    )
  })

  test.each([
    ['2.5', 0, '3'],
    ['-2.5', 0, '-3'],
    ['2.4999', 0, '2'],
    ['1.005', 2, '1.01'],
    ['0.1', 2, '0.1'],
  ])('%s rounded to %i digits is %s', (text, digits, rounded) =>
    expect(roundAmount(text, digits)).toBe(rounded),
  )

  test('multiply without loss', () =>
    expect(multiplyAmounts('9007199254740993', '1.1')).toBe('9907919180215092.3'))

  test('know their fraction digits', () => expect(fractionDigits('1.50')).toBe(1))

  test.each(['', 'NaN', '1e3', '1,5', ' 1'])('refuse %j', (text) =>
    expect(() => canonicalAmount(text)).toThrow(RangeError),
  )
})
