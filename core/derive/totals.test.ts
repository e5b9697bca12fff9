import { expect, test } from 'vitest'
import { defineEntity } from '../entity.ts'
import { money } from '../fields/index.ts'
import type { FilterNode } from '../wire/filter.ts'
import { leftOutOf } from './totals.ts'

const payment = defineEntity({
  name: 'payment',
  path: 'payments',
  scope: 'building',
  permission: 'manage_debt',
  title: 'amount',
  fields: { amount: money({ required: true }) },
  lifecycle: {
    initial: 'booked',
    states: { booked: { color: 'success' }, voided: { color: 'danger', isCounted: false } },
    transitions: { void: { from: ['booked'], to: 'voided', flag: 'delete' } },
  },
  list: { columns: ['amount'] },
  form: [{ name: 'general', fields: ['amount'] }],
})
const only = (...states: string[]): FilterNode[] => [{ field: 'status', operator: 'in', value: states }]

test.each([
  ['all', [], ['voided']],
  ['those that count', only('booked'), []],
  ['those that do not', only('voided'), []],
  ['both', only('booked', 'voided'), ['voided']],
])('sums of a list of %s leave out no more than it has', (_, filters, leftOut) => {
  expect(leftOutOf(payment, { filters })).toEqual(leftOut)
})
