import { join } from 'node:path'
import { expect, test } from 'vitest'
import { overweight, weighResidentApp } from '../../scripts/resident-weight.ts'

test('the residents’ app weighs no more than it may', async () => {
  const weight = await weighResidentApp(join(import.meta.dirname, '../../dist/resident'))
  // An app without React would weigh nothing to speak of, and be none.
  expect(weight.first).toBeGreaterThan(40_000)
  expect(Object.keys(weight.places).length).toBeGreaterThan(5)
  expect(overweight(weight)).toEqual([])
})
