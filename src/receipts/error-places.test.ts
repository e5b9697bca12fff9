import { expect, test } from 'vitest'
import type { Entry } from './payment-entry.ts'
import { isSeen, lineFault, placeOf, shownFields } from './error-places.ts'

const entry = { credit: undefined, deduction: undefined, isOfFund: false }
const everything = { can: () => true }
const nothing = { can: () => false }

test('a fault of a line is at the fee that was sent there', () => {
  expect(placeOf('lines.1.amount', [{ fee_id: '3' }, { fee_id: '7' }])).toBe(lineFault('7'))
  expect(placeOf('lines', [{ fee_id: '7' }])).toBe('lines')
})

test.each<[string, string, Pick<typeof everything, 'can'>, Partial<Pick<Entry, 'credit'>>, boolean]>([
  ['the amount', 'amount_received', nothing, {}, true],
  ['the month, folded away', 'month', nothing, {}, true],
  ['the deduction of who may grant one', 'deduction', everything, {}, true],
  ['another day, for who may choose one', 'received_on', everything, {}, true],
  ['another day, for who may not', 'received_on', nothing, {}, false],
  ['the deduction of who may not', 'deduction', nothing, {}, false],
  ['a leaf that they may not choose', 'serial_id', nothing, {}, false],
  ['credit that is not there', 'credit_used', everything, {}, false],
  ['credit that was there', 'credit_used', nothing, { credit: '5' }, true],
  ['an open line', lineFault('7'), nothing, {}, true],
  ['a line that is gone', lineFault('8'), nothing, {}, false],
  ['the reason, in a dialog that has closed', 'extra_credit_reason', everything, {}, false],
  ['what the desk never asks for', 'excess', everything, {}, false],
])('%s', (_what, place, tools, more, seen) => {
  expect(isSeen(place, shownFields(tools, { credit: '0' }, { ...entry, ...more }), [{ id: '7' }])).toBe(seen)
})
