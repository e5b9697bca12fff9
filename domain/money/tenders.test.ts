import { expect, test } from 'vitest'
import { changeCurrency, exchange, missingInCash, worthOfDifference, type RielRounding } from './tenders.ts'

const rate = { of: 'usd', price: '4050' } as const
const inRiel = { from: 'usd', to: 'riel', rate } as const

test('an exchange goes either way of one rate, and is rounded once', () => {
  expect(exchange('10.37', inRiel)).toBe('41999')
  expect(exchange('50000', { from: 'riel', to: 'usd', rate })).toBe('12.35')
  expect(exchange('7', { from: 'riel', to: 'riel', rate: null })).toBe('7')
  expect(() => exchange('7', { from: 'riel', to: 'usd', rate: null })).toThrow(RangeError)
})

test.each<[missing: string, handed: string, rounding: RielRounding, asked: string]>([
  ['10.36', '0', 'nearest', '42000'],
  ['10.36', '42000', 'nearest', '0'],
  // Riel that were handed over count as they are: 42,100 less 41,958, not 10.40 $ less 10.36 $.
  ['10.36', '42100', 'nearest', '-100'],
  ['10.36', '0', 'up', '42000'],
  ['10.35', '0', 'down', '41900'],
  // Who pays what was asked for gets nothing back, whichever way it was rounded.
  ['10.36', '42000', 'up', '0'],
  ['10.35', '41900', 'down', '0'],
  ['10.36', '42100', 'up', '-100'],
  ['10.36', '42100', 'down', '-200'],
  ['0', '0', 'up', '0'],
])('%s $ less %s riel, %s: %s', (missing, handed, rounding, asked) => {
  expect(missingInCash(missing, { ...inRiel, handed }, { step: '100', rounding })).toBe(asked)
})

test('change is in riel where riel are kept, and in đồng where a building counts in đồng', () => {
  expect(changeCurrency('usd', ['usd', 'riel'])).toBe('riel')
  expect(changeCurrency('usd', ['usd'])).toBe('usd')
  expect(changeCurrency('vnd', ['vnd', 'riel'])).toBe('vnd')
})

test('a difference in cash is worth something, however small it is', () => {
  const pair = { from: 'riel', to: 'usd', rate } as const
  expect(['-100', '10', '-10', '0'].map((amount) => worthOfDifference(amount, pair))).toEqual([
    '-0.02',
    '0.01',
    '-0.01',
    '0',
  ])
})
