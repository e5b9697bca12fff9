import { expect, test } from 'vitest'
import { openingQuestion, questionsOf, type MapApartment } from './map-answers.ts'

const apartment = (id: number, own: Partial<MapApartment> = {}): MapApartment => ({
  id: String(id),
  code: `A-${id}`,
  block_id: '1',
  floor: 1,
  contract: 'none',
  occupancy: 'empty',
  handover: 'inactive',
  debt: 'none',
  ...own,
})
const opens = (apartments: readonly MapApartment[]) => openingQuestion(questionsOf(apartments), apartments)

test('the map opens on the first question that has something to say of most apartments', () => {
  const lived = { occupancy: 'owner', handover: 'handover' } as const
  expect(opens([1, 2, 3].map((id) => apartment(id, lived)))).toBe('occupancy')
  expect(opens([1, 2, 3].map((id) => apartment(id, { ...lived, contract: 'active' })))).toBe('contract')
  // One contract among many apartments is no answer for the building.
  expect(opens([apartment(1, { contract: 'active' }), apartment(2, lived), apartment(3, lived)])).toBe(
    'occupancy',
  )
})

test('of a building of which little is known yet it opens on what is known', () => {
  expect(opens([apartment(1), apartment(2), apartment(3, { debt: 'to_30' })])).toBe('debt')
  expect(opens([apartment(1, { debt: null })])).toBe('contract')
  expect(opens([])).toBe('occupancy')
})
