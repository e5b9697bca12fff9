import { expect, test } from 'vitest'
import { partsOf } from './set-in-parts.ts'

const sizesOf = (pages: readonly unknown[], times = 1) =>
  [...partsOf(pages, () => times)].map(([, part]) => part.length)
const many = (count: number, text: string) => Array.from({ length: count }, () => ({ text }))

test('a part holds as much as a typesetter sets in a turn, whatever its pages hold', () => {
  expect(sizesOf(many(260, 'Phí quản lý'))).toEqual([125, 125, 10])
  // A page of 28,500 Khmer letters takes as long as 125 usual ones; in two copies it is more than a part.
  expect(sizesOf(many(4, 'ក'.repeat(28_500)))).toEqual([1, 1, 1, 1])
  expect(sizesOf(many(4, 'a'.repeat(28_500)))).toEqual([4])
  expect(sizesOf(many(20, 'a'.repeat(28_500)), 2)).toEqual([7, 7, 6])
})

test('every page is in one part, in their order; of none there is one part', () => {
  const pages = Array.from({ length: 300 }, (_one, at) => ({ at, text: 'ក'.repeat(at * 20) }))
  expect([...partsOf(pages, () => 1)].flatMap(([, part]) => part.map(({ at }) => at))).toEqual(
    pages.map(({ at }) => at),
  )
  expect(sizesOf([])).toEqual([0])
})
