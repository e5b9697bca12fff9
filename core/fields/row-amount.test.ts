import { expect, test } from 'vitest'
import { amountOfRow } from './row-amount.ts'

const field = { product: ['quantity', 'price'] } as const

test.each([
  ['1.5', { quantity: 1.5, price: '0.35' }, 2, '0.53'],
  ['a price finer than its currency', { quantity: 3, price: '1984.5' }, 0, '5954'],
  ['nothing to pay', { quantity: 2, price: '0' }, 2, '0'],
  ['no price yet', { quantity: 2, price: null }, 2, undefined],
  ['text that is no number yet', { quantity: '2x', price: '5' }, 2, undefined],
])('a row comes to quantity × price, rounded once: %s', (_name, row, digits, amount) => {
  expect(amountOfRow(field, row, digits)).toBe(amount)
})

test('rows without a product come to nothing', () => {
  expect(amountOfRow({}, { quantity: 2, price: '5' }, 2)).toBeUndefined()
})
