import { expect, test } from 'vitest'
import { computed, computedKind, computeValue } from './computed.ts'

const record = { first: 'Lê', last: 'An', none: null, price: '0.1', fee: '0.2', count: 3, rate: 0.07 }

test.each([
  [computed({ of: 'text', concat: ['first', 'none', 'last'] }), 'Lê An'],
  [computed({ of: 'money', sum: ['price', 'fee'] }), '0.3'],
  [computed({ of: 'money', difference: ['fee', 'price'] }), '0.1'],
  [computed({ of: 'money', product: ['price', 'count'] }), '0.3'],
  [computed({ of: 'money', product: ['price', 'rate'] }), '0.01'],
  [computed({ of: 'number', sum: ['count', 'rate'] }), 3.07],
  [computed({ of: 'money', sum: ['price', 'none'] }), null],
  [computed({ of: 'money', sum: ['price', 'fee'], unless: { field: 'first', is: ['Lê'] } }), null],
  [computed({ of: 'money', sum: ['price', 'fee'], unless: { field: 'first', is: ['An'] } }), '0.3'],
])('%j', (field, value) => expect(computeValue(field, record)).toBe(value))

test('only money of the server is ordered, and then compared as an amount', () => {
  const ordered = computed({ of: 'money', server: true, ordered: true })
  expect(computedKind.fault?.(ordered)).toBeUndefined()
  expect(computedKind.compared?.(ordered)).toMatchObject({ family: 'number', type: 'numeric' })
  expect(computedKind.operand?.(ordered).safeParse('1e9').success).toBe(false)
  expect(computedKind.operand?.(ordered).safeParse('1250000').success).toBe(true)
  expect(computedKind.compared?.(computed({ of: 'money', server: true }))).toBeUndefined()
  const compared = (of: 'text' | 'number' | 'date') =>
    computedKind.compared?.(computed({ of, server: true, ordered: true }))
  expect([compared('text')?.family, compared('number')?.family, compared('date')?.family]).toEqual([
    'text',
    'number',
    'date',
  ])
  const day = computed({ of: 'date', server: true, ordered: true })
  expect(computedKind.operand?.(day).safeParse('2026-02-30').success).toBe(false)
  expect(computedKind.fault?.(computed({ of: 'money', sum: ['a'], ordered: true }))).toContain('ordered')
})
