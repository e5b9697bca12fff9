import { expect, test } from 'vitest'
import { chunksOf } from './paste-chunks.ts'

test('rows go in parts, in their order, none twice and none left out', () => {
  expect(chunksOf(['a', 'b', 'c', 'd', 'e'], 2)).toEqual([[0, 1], [2, 3], [4]])
  expect(chunksOf([], 2)).toEqual([])
})

test('rows that are there twice stay together', () => {
  expect(chunksOf(['a', 'b', 'c', 'a', 'c'], 2)).toEqual([
    [0, 3],
    [1, 2, 4],
  ])
})
