import { expect, test } from 'vitest'
import { movedTo } from './moved-to.ts'

test.each([
  [0, 1, 'bac'],
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 9, 'acb'],
  [1, -9, 'bac'],
  [1, 1, 'abc'],
])('what stands at %i goes to %i', (from, to, order) =>
  expect(movedTo([...'abc'], from, to).join('')).toBe(order),
)
