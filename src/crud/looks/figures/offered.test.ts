import { expect, test } from 'vitest'
import { apartment } from '#entities/property/apartment.ts'
import { askedIn, missingIn } from './offered.ts'

/** Of a reader who may not read these. */
const without = (...entities: readonly string[]) => ({
  can: (_flag: string, entity: string) => !entities.includes(entity),
})

test.each([
  ['a field that is called otherwise now', { rows: 'former_field.month' }, without(), 'former_field.month'],
  ['a field of which only groups of days are left', { rows: 'handover_date' }, without(), 'handover_date'],
  ['records that the reader may not read', { rows: 'block_id' }, without('block'), 'block_id'],
  ['columns that are gone', { rows: 'handover_date.month', across: 'gone' }, without(), 'gone'],
  ['a sum that is gone', { rows: 'handover_date.month', sums: 'area,gone' }, without(), 'gone'],
])('of a saved report, %s is said, and the rest is shown', (_, address, tools, missing) => {
  const asked = askedIn(apartment, address, tools)
  if (asked === undefined) throw new Error('nothing is shown')
  expect(missingIn(address, asked)).toBe(missing)
  if (address.rows !== missing) expect(asked.row.name).toBe(address.rows)
})

test('an address whose names are all there misses nothing', () => {
  const address = { rows: 'handover_date.month', across: 'handover_status', sums: 'area' }
  const asked = askedIn(apartment, address, without())
  if (asked === undefined) throw new Error('nothing is shown')
  expect([asked.row.name, asked.across?.name, asked.sums]).toEqual([
    'handover_date.month',
    'handover_status',
    ['area'],
  ])
  expect(missingIn(address, asked)).toBeUndefined()
})
