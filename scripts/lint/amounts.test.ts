import { expect, test } from 'vitest'
import { problemsIn } from './problems-in.ts'

const inFiles = (expressions: readonly string[]) =>
  expressions.map(
    (one) => `export const of = (fee: never, list: never, price: never, priceOf: never) => ${one}\n`,
  )

const refused = [
  'Number(fee.amount)',
  'parseFloat(list.anything)',
  '+price',
  'fee.unit_price * 2',
  'fee.unitPrice! + fee.credit',
  "fee.outstanding > '0'",
  'Number(String(fee.settled))',
  '(fee.amount as string) - 1',
  'list.reduce((sum, one) => sum + one.amount, 0)',
]
const allowed = [
  'list.length + 1',
  'Number(list.page)',
  'priceOf(fee.amount)',
  '`-${fee.amount}`',
  'fee.amount === list',
]

test('a value that is called as an amount meets no binary float and no operator', () => {
  expect(problemsIn('amounts/exact', inFiles(refused))).toEqual(refused.map(() => 1))
})

test('whatever is no amount is left alone, and an amount may be passed on', () => {
  expect(problemsIn('amounts/exact', inFiles(allowed))).toEqual(allowed.map(() => 0))
})
