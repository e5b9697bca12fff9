import { expect, test } from 'vitest'
import { surveyVerdict } from './survey.ts'

test.each([
  [100, 'satisfied'],
  [91, 'satisfied'],
  [90, 'fairly_satisfied'],
  [71, 'fairly_satisfied'],
  [70, 'needs_improvement'],
  [51, 'needs_improvement'],
  [50, 'dissatisfied'],
  [0, 'dissatisfied'],
])('of a hundred answers %i are content: %s', (content, verdict) =>
  expect(surveyVerdict({ content, all: 100 })).toBe(verdict),
)

test('without an answer there is no verdict', () =>
  expect(surveyVerdict({ content: 0, all: 0 })).toBeUndefined())
