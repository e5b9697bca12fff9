import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, officeToday } from '#core/days.ts'
import {
  openSeededServer,
  outcome,
  faults,
  recordOf,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

let seeded: SeededServer
let a: ReturnType<SeededServer['as']>
let apartmentId: string
beforeAll(async () => {
  seeded = await openSeededServer()
  a = seeded.as('A')
  apartmentId = String(rowsOf(await a('GET apartments?building_id=1'), 'apartments')[0]?.id)
})
afterAll(() => seeded.close())

let made = 0
const dayAhead = (days: number) => addDays(officeToday(), days)

async function place(more: object = {}) {
  const type = await a('POST utility-types', { building_id: '1', code: `UT-${++made}`, name: 'Sports' })
  const values = {
    code: `U-${++made}`,
    name: 'Court',
    type_id: recordOf(type).id,
    capacity: 1,
    open_time: '08:00:00',
    close_time: '20:00:00',
    slot_minutes: 60,
    price: '50000',
  }
  return recordOf(await a('POST utilities', { building_id: '1', ...values, ...more })).id
}

const book = (utility: string, more: object = {}) =>
  a('POST utility-bookings', {
    building_id: '1',
    code: `UB-${++made}`,
    utility_id: utility,
    apartment_id: apartmentId,
    date: dayAhead(3),
    from_time: '08:00:00',
    to_time: '09:00:00',
    ...more,
  })

test.each([
  ['before it opens', { from_time: '07:00:00', to_time: '08:00:00' }, 'from_time:outside_opening_hours'],
  ['after it closes', { from_time: '20:00:00', to_time: '21:00:00' }, 'to_time:outside_opening_hours'],
  ['half a slot', { to_time: '08:30:00' }, 'to_time:not_whole_slots'],
  ['between slots', { from_time: '08:30:00', to_time: '09:30:00' }, 'from_time:not_whole_slots'],
  ['backwards', { from_time: '10:00:00', to_time: '09:00:00' }, 'to_time:invalid_after'],
  ['yesterday', { date: dayAhead(-1) }, 'date:day_has_passed'],
  ['too far ahead', { date: dayAhead(15) }, 'date:too_far_ahead'],
  ['more people than it holds', { people_count: 2 }, 'people_count:utility_full'],
])('%s is refused', async (_what, more, fault) => {
  expect(faults(await book(await place(), more))).toEqual([fault])
})

test('a closed weekday is refused', async () => {
  const day = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
  const utility = await place({ closed_weekdays: [day[new Date(dayAhead(3)).getUTCDay()]] })
  expect(faults(await book(utility))).toEqual(['date:closed_that_day'])
})

test('the price is the place’s own, and a booking that needs no approval is confirmed immediately', async () => {
  expect(recordOf(await book(await place()))).toMatchObject({ price: '50000', status: 'new' })
  expect(recordOf(await book(await place({ needs_approval: '0' })))).toMatchObject({ status: 'confirmed' })
})

test('one of 50 parallel bookings of one slot is made; with room for five, five', async () => {
  for (const capacity of [1, 5]) {
    const utility = await place({ capacity })
    const replies = await Promise.all(Array.from({ length: 50 }, () => book(utility)))
    const outcomes = replies.map(outcome)
    expect(outcomes.filter((one) => one === '201')).toHaveLength(capacity)
    expect(outcomes.filter((one) => one === '422 utility_full')).toHaveLength(50 - capacity)
  }
})

test('a booking that is called off makes room; one that comes back needs it again', async () => {
  const utility = await place()
  const first = recordOf(await book(utility)).id
  expect(outcome(await book(utility, { from_time: '08:00:00', to_time: '10:00:00' }))).toBe(
    '422 utility_full',
  )
  expect(outcome(await book(utility, { from_time: '09:00:00', to_time: '10:00:00' }))).toBe('201')
  await a(`DELETE utility-bookings/${first}`)
  const second = recordOf(await book(utility)).id
  expect(outcome(await a(`POST utility-bookings/${first}/restore`, {}))).toBe('422 utility_full')
  await a(`POST utility-bookings/${second}/call_off`, { cancel_reason: 'Rain' })
  expect(outcome(await a(`POST utility-bookings/${first}/restore`, {}))).toBe('200')
  const moved = await a(`PATCH utility-bookings/${first}`, { from_time: '09:00:00', to_time: '10:00:00' })
  expect(outcome(moved)).toBe('422 utility_full')
})
