import { expect, test } from 'vitest'
import { problemsIn } from './problems-in.ts'

const head =
  "import type { Presented, Leaving } from '#api/records/present/presented.ts'\nconst row: object = {}\n"

test('a cast that would let values out past the masks is refused, however it is wrapped', () => {
  const refused = [
    'row as Presented',
    'row as unknown as Presented<object>',
    '[row] as readonly Presented[]',
    '<Leaving>row',
  ]
  expect(
    problemsIn(
      'leaving/one-door',
      refused.map((one) => `${head}export const out = ${one}\n`),
    ),
  ).toEqual(refused.map(() => 1))
})

test('other casts, and the type where values are taken, are left alone', () => {
  const allowed = [
    'row as Record<string, unknown>',
    '(record: Presented) => record',
    '[] satisfies Presented[]',
  ]
  expect(
    problemsIn(
      'leaving/one-door',
      allowed.map((one) => `${head}export const out = ${one}\n`),
    ),
  ).toEqual(allowed.map(() => 0))
})
