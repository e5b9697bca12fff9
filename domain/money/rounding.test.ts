import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareAmounts, fractionDigits, sumAmounts } from '#core/amount.ts'
import { currencies, currencyCodes } from '../currency.ts'
import { roundMoney, splitAmount } from './rounding.ts'

test.each([
  ['2.5', 'vnd', '3'],
  ['-2.5', 'vnd', '-3'],
  ['2.4999', 'riel', '2'],
  ['0.005', 'usd', '0.01'],
  ['9007199254740993.5', 'vnd', '9007199254740994'],
] as const)('%s in %s is %s', (amount, currency, rounded) => {
  expect(roundMoney(amount, currency)).toBe(rounded)
})

test('parts of an amount add up to it, exactly, in its currency', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 10_000 }).map(String), { minLength: 1, maxLength: 12 })
  const cases = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 15n }), weights, fc.constantFrom(...currencyCodes))
  fc.assert(
    fc.property(cases, ([units, shares, currency]) => {
      const { digits } = currencies[currency]
      const amount = digits === 2 ? `${units / 100n}.${String(units % 100n).padStart(2, '0')}` : String(units)
      const parts = splitAmount(amount, shares, digits)
      expect(compareAmounts(sumAmounts(parts), amount)).toBe(0)
      expect(parts.every((part) => fractionDigits(part) <= digits && !part.startsWith('-'))).toBe(true)
    }),
    { numRuns: Number(process.env.MONEY_RUNS ?? 2000) },
  )
})

test('nobody gets what they have no share in', () => {
  expect(splitAmount('100', ['0', '1', '1', '1'], 0)).toEqual(['0', '33', '33', '34'])
  expect(splitAmount('100', ['0', '0'], 0)).toEqual(['0', '100'])
  expect(splitAmount('100', ['1', '1', '1', '0'], 0)).toEqual(['33', '33', '34', '0'])
  expect(() => splitAmount('1', [], 0)).toThrow(RangeError)
})
