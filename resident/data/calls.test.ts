import { expect, test } from 'vitest'
import { calls } from '#domain/calls/index.ts'
import { residentCalls } from '#entities/resident-calls.ts'
import { addresses } from '../../scripts/resident-errors.ts'

test('every call of the app is a declared one', () => {
  const declared = new Set([...calls, ...residentCalls].map(({ method, path }) => `${method} ${path}`))
  const asked = addresses.map(({ method, path }) => `${method} ${path}`)
  expect(asked.length).toBeGreaterThan(20)
  expect(asked.filter((one) => !declared.has(one))).toEqual([])
})
