import { expect, test } from 'vitest'
import type { Candidate } from './ladder.ts'
import { divisionOf } from './division.ts'

const of = (...open: readonly string[]): Candidate[] =>
  open.map((sum, at) => ({
    id: String(at + 1),
    code: `A${at + 1}`,
    open: sum,
    household: String(at + 1),
    reasons: [],
  }))

test('a transfer of several apartments is divided where it is exactly what they owe together', () => {
  const why = 'several_apartments' as const
  expect(divisionOf({ why, candidates: of('500000', '700000.5') }, '1200000.5')).toEqual([
    { apartment_id: '1', amount: '500000' },
    { apartment_id: '2', amount: '700000.5' },
  ])
  for (const [candidates, amount] of [
    [of('500000', '700000'), '1200001'],
    [of('1200000', '0'), '1200000'],
    [of('1200000'), '1200000'],
    [[], '0'],
  ] as const)
    expect(divisionOf({ why, candidates }, amount)).toEqual([])
  expect(divisionOf({ why: 'near_several', candidates: of('1', '2') }, '3')).toEqual([])
})
