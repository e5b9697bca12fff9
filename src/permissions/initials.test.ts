import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it.each([
  ['Nguyễn Thu Hằng', 'NH'],
  ['Đỗ Văn Hùng', 'ĐH'],
  ['admin', 'A'],
  ['សុខ វិសាល', 'សុវិ'],
  ['  ', ''],
])('%s -> %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
