import { expect, test } from 'vitest'
import { isByChance } from './repeat-failed.ts'

test('a twentieth of a run has a second try, and of a few files three', () => {
  expect([6, 30, 31].map((failed) => isByChance(failed, 600))).toEqual([true, true, false])
  expect([3, 4].map((failed) => isByChance(failed, 8))).toEqual([true, false])
})
