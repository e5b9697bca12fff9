import { expect, test } from 'vitest'
import { ApiError } from './error.ts'
import { jsonNode } from './json-body.ts'
import { limits } from './limits.ts'

const codeOf = (value: unknown) => {
  try {
    jsonNode(value)
  } catch (error) {
    return error instanceof ApiError ? error.code : String(error)
  }
  return undefined
}
const lists = (count: number, length: number) =>
  Array.from({ length: count }, () => Array.from({ length }, () => 1))

test('a body of very many values is refused, whatever the length of each of its lists', () => {
  expect(codeOf({ lines: lists(10, 900) })).toBe(undefined)
  expect(codeOf({ lines: lists(490, 990) })).toBe('too_many_items')
  const names = Object.fromEntries(Array.from({ length: 190 }, (_, at) => [`k${at}`, 1]))
  expect(codeOf({ lines: Array.from({ length: 450 }, () => names) })).toBe('too_many_items')
})

test('the longest list that a call takes has room, each line with twelve fields', () => {
  const line = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`field_${at}`, 'x']))
  expect(codeOf({ lines: Array.from({ length: limits.arrayLength }, () => line) })).toBe(undefined)
})
