import { expect, test } from 'vitest'
import { numberedCode, readPattern } from './numbered.ts'

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
