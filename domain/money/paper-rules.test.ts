import { expect, test } from 'vitest'
import { inForce } from './paper-rules.ts'

const rows = [
  { from: '2026-01-01', rules: 'tt99' },
  { from: null, rules: 'tt133' },
  { from: '2027-01-01', rules: 'own' },
  { from: '2027-01-01', rules: 'tt99' },
]

test.each([
  ['1999-01-01', ['tt133']],
  ['2025-12-31', ['tt133']],
  ['2026-01-01', ['tt99']],
  ['2027-05-01', ['own', 'tt99']],
])('on %s those hold that began last', (day, expected) => {
  expect(inForce(rows, day).map(({ rules }) => rules)).toEqual(expected)
})

test('before the first of them none holds, nor where there are none', () => {
  expect(inForce([{ from: '2026-01-01' }], '2025-12-31')).toEqual([])
  expect(inForce(null, '2026-01-01')).toEqual([])
})
