import { expect, test } from 'vitest'
import { numberedCode, numberIn, readPattern } from './numbered.ts'

test.each([
  ['CD-{00000}', 7, 'CD-00007'],
  ['HD-{yyyy}-{0000}', 12, 'HD-2026-0012'],
  ['{yyyy}{mm}/{000}/K', 1234, '202603/1234/K'],
])('%s numbers %i as %s', (pattern, number, code) => {
  const read = readPattern(pattern, '2026-03-31')
  expect(read === undefined ? undefined : numberedCode(read, number)).toBe(code)
})

test.each(['CD-', 'CD-{1}', '{000}{000}', '{dd}-{000}'])('%s has no one place for a number', (pattern) => {
  expect(readPattern(pattern, '2026-03-31')).toBeUndefined()
})

test.each([
  ['7-{000}-7', '7-012-7', 12],
  ['7{0}7', '777', 7],
  ['7{0}7', '77', undefined],
  ['7{0}7', '7', undefined],
  ['HD-{0}', 'HD-1a', undefined],
  ['HD-{0}', `HD-${'9'.repeat(13)}`, undefined],
])('by %s the number of %s is %s', (pattern, code, number) => {
  const read = readPattern(pattern, '2026-03-31')
  expect(read && numberIn(read, code)).toBe(number)
})
