import { expect, test } from 'vitest'
import { priceOfSlots, slotsIn } from './booked-slots.ts'

const place = { price: '50000', slot_minutes: 120 }

test.each([
  ['08:00:00', '10:00:00', 1],
  ['08:00:00', '12:00:00', 2],
  ['08:00:00', '11:00:00', 2],
  ['08:00:00', '08:00:00', 1],
])('%s to %s takes %i slots', (from_time, to_time, slots) => {
  expect(slotsIn(place, { from_time, to_time })).toBe(slots)
})

test('the product is rounded once, as the currency is paid', () => {
  const term = { from_time: '08:00:00', to_time: '14:00:00' }
  expect(priceOfSlots({ ...place, price: '33333.4' }, term, 'vnd')).toBe('100000')
})
