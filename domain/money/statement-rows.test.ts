import { expect, test } from 'vitest'
import { addAmounts, subtractAmounts } from '#core/amount.ts'
import { countReversals, closingOf, resourceOf, totalsOf, type StatementLine } from './statement-rows.ts'

const line = (more: Partial<StatementLine>): StatementLine => ({
  booked_on: '2026-09-01',
  kind: 'fee',
  document_id: '1',
  title: null,
  charged: '0',
  paid: '0',
  deduction: '0',
  credit: '0',
  prepaid: '0',
  balance: '0',
  ...more,
})
const lines = [
  line({ charged: '500', balance: '700' }),
  line({ kind: 'fee_void', paid: '500', balance: '200' }),
  line({ kind: 'receipt', paid: '170', deduction: '30', credit: '50', balance: '0' }),
  line({ kind: 'receipt_void', charged: '170', deduction: '-30', credit: '-50', balance: '200' }),
]

test('what is taken back counts against its own kind', () => {
  expect(lines.map(countReversals).map(({ charged, paid }) => [charged, paid])).toEqual([
    ['500', '0'],
    ['-500', '0'],
    ['0', '170'],
    ['0', '-170'],
  ])
})

test('opening, charged, paid and let off come to the closing balance', () => {
  const told = lines.map(countReversals)
  const { charged, paid, deduction, credit } = totalsOf(told)
  expect({ charged, paid, deduction, credit }).toEqual({
    charged: '0',
    paid: '0',
    deduction: '0',
    credit: '0',
  })
  expect(told.map((one) => one.deduction)).toEqual(['0', '0', '30', '-30'])
  const opening = '200'
  expect(subtractAmounts(addAmounts(opening, charged), addAmounts(paid, deduction))).toBe(
    closingOf({ opening, lines }),
  )
})

test('without a line the balance is what it was', () => {
  expect(closingOf({ opening: '9', lines: [] })).toBe('9')
})

test.each([
  ['fee', 'fee'],
  ['fee_void', 'fee'],
  ['opening', 'fee'],
  ['receipt', 'receipt'],
  ['receipt_void', 'receipt'],
  ['refund_void', 'refund'],
  ['opening_balance', 'opening_balance'],
])('a %s is about a %s', (kind, resource) => expect(resourceOf({ kind })).toBe(resource))
