import { expect, test } from 'vitest'
import { countNotes, sumNotes } from './notes.ts'

test.each([
  [
    'notes',
    [
      { value: '500000', count: 2 },
      { value: '200', count: 3 },
    ],
    undefined,
    '1000600',
  ],
  ['notes and other cash', [{ value: '100', count: 1 }], '0.75', '100.75'],
  ['nothing', [], null, '0'],
  ['half a note', [{ value: '100', count: 0.5 }], null, undefined],
  ['a value that is no number', [{ value: 'x', count: 1 }], null, undefined],
])('%s', (_what, rows, other, sum) => {
  expect(sumNotes(rows, other)).toBe(sum)
})

test.each([
  ['1407210', 'vnd', '1407200', '10'],
  ['99999999999', 'vnd', '99999999900', '99'],
  ['100.75', 'usd', '100', '0.75'],
  ['30', 'riel', '0', '30'],
] as const)('%s %s in notes', (amount, currency, sum, rest) => {
  const counted = countNotes(amount, currency)
  expect([sumNotes(counted.notes), counted.rest]).toEqual([sum, rest])
})
