import { expect, test } from 'vitest'
import {
  addAmounts,
  compareAmounts,
  isZero,
  smallerAmount,
  subtractAmounts,
  sumAmounts,
} from '#core/amount.ts'
import { cutEntry, groupEntry } from './pairs.ts'

const side = (code: string, amount: string) => ({ code, amount })
const pairs = (...sides: readonly { code: string; amount: string }[]) =>
  cutEntry(sides).map(({ debit, credit, amount }) => [debit.code, credit.code, amount])

test.each([
  ['one and one', [side('131', '300'), side('5113', '-300')], [['131', '5113', '300']]],
  [
    'one debit and several credits',
    [side('131', '110'), side('5113', '-100'), side('33311', '-10')],
    [
      ['131', '5113', '100'],
      ['131', '33311', '10'],
    ],
  ],
  [
    'several debits and one credit',
    [side('6422', '5'), side('131', '-15'), side('5113', '10')],
    [
      ['6422', '131', '5'],
      ['5113', '131', '10'],
    ],
  ],
  [
    'many and many, with decimals',
    [side('1111', '10.5'), side('1121', '4.5'), side('131', '-12'), side('3387', '-3')],
    [
      ['1111', '131', '10.5'],
      ['1121', '131', '1.5'],
      ['1121', '3387', '3'],
    ],
  ],
  ['the same account on both sides', [side('131', '7'), side('131', '-7')], [['131', '131', '7']]],
] as const)('an entry of %s is cut into pairs', (_what, sides, expected) => {
  expect(pairs(...sides)).toEqual(expected)
})

test('a side without an amount stands in no pair, and an entry that does not balance is refused', () => {
  expect(pairs(side('1121', '0'), side('131', '5'), side('5113', '-5'))).toEqual([['131', '5113', '5']])
  for (const wrong of [
    [side('131', '5')],
    [side('131', '5'), side('5113', '-4')],
    [side('131', '5'), side('5113', '-6')],
  ])
    expect(() => cutEntry(wrong)).toThrow('does not balance')
})

/** The same numbers at each run. */
function* numbers(seed: number) {
  for (let state = seed; ;) {
    state = (state * 48_271) % 2_147_483_647
    yield state
  }
}

test('of any entry nothing is lost, and no group has many against many', () => {
  const draw = numbers(20_261_130)
  const next = (most: number) => (draw.next().value ?? 0) % most
  for (let round = 0; round < 500; round++) {
    const given = Array.from({ length: 1 + next(6) }, (_, at) => side(`d${at}`, String(1 + next(1000))))
    const taken: { code: string; amount: string }[] = []
    let left = sumAmounts(given.map(({ amount }) => amount))
    while (!isZero(left)) {
      const amount = taken.length === 5 ? left : smallerAmount(left, String(1 + next(900)))
      taken.push(side(`c${taken.length}`, `-${amount}`))
      left = subtractAmounts(left, amount)
    }
    const sides = [...given, ...taken]
    const sums: Record<string, string> = {}
    const add = (code: string, amount: string) => (sums[code] = addAmounts(sums[code] ?? '0', amount))
    for (const { debit, credit, amount } of cutEntry(sides)) {
      expect(compareAmounts(amount, '0')).toBe(1)
      add(debit.code, amount)
      add(credit.code, `-${amount}`)
    }
    expect(sums).toEqual(Object.fromEntries(sides.map(({ code, amount }) => [code, amount])))
    for (const { one, many } of groupEntry(sides)) {
      const isDebit = !one.amount.startsWith('-')
      expect(many.every((other) => other.side.amount.startsWith('-') === isDebit)).toBe(true)
    }
  }
})
