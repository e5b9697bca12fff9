import { expect, test } from 'vitest'
import { defineEntity } from '../entity.ts'
import { computed, money, number, text } from '../fields/index.ts'
import type { FilterNode } from '../wire/filter.ts'
import { isSummable, leftOutOf } from './totals.ts'

const payment = defineEntity({
  name: 'payment',
  path: 'payments',
  scope: 'building',
  permission: 'manage_debt',
  title: 'amount',
  fields: {
    amount: money({ required: true }),
    settled: money(),
    open: computed({ of: 'money', difference: ['amount', 'settled'] }),
    twice: computed({ of: 'money', sum: ['open', 'amount'] }),
    unit_price: money({ isRate: true }),
    people: number({ integer: true, adds: true }),
    index: number(),
    payer: text(),
  },
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

test('money is added up unless it is a rate, a number only where it says so, and what is worked out of stored values alone', () => {
  const names = Object.keys(payment.fields).filter((name) => isSummable(payment, name))
  expect(names).toEqual(['amount', 'settled', 'open', 'people'])
})
