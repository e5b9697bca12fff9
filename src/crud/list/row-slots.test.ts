import { expect, test } from 'vitest'
import { nextSlots } from './row-slots.ts'

const first = nextSlots(new Map(), ['a', 'b', 'c'])
const slots = (ids: readonly string[]) => Object.fromEntries(nextSlots(first, ids))

test('another page takes the rows of the one before, in their order', () => {
  expect(Object.fromEntries(first)).toEqual({ a: 0, b: 1, c: 2 })
  expect(slots(['d', 'e', 'f', 'g'])).toEqual({ d: 0, e: 1, f: 2, g: 3 })
})

test('a record that stays keeps its row wherever it stands, and a new one takes a row that is free', () => {
  expect(slots(['n', 'a', 'b'])).toEqual({ n: 2, a: 0, b: 1 })
  expect(slots(['c', 'n', 'm', 'a'])).toEqual({ c: 2, n: 1, m: 3, a: 0 })
})
