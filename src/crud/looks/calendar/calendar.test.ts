import { describe, expect, test } from 'vitest'
import type { AnyRecord } from '#core/entity.ts'
import type { CalendarLook } from '#core/look.ts'
import { registry } from '#entities/index.ts'
import { clockOf, itemsOf } from './items.ts'
import { inLanes } from './lanes.ts'
import { freeSlots } from './slots.ts'
import { daysShown, nodesWithin, shownIn, stepOf } from './span.ts'

const look: CalendarLook = {
  kind: 'calendar',
  day: 'date',
  start: 'from_time',
  end: 'to_time',
  places: 'utility_id',
  opening: {
    open: 'open_time',
    close: 'close_time',
    slot: 'slot_minutes',
    closed: 'closed_weekdays',
    ahead: 'days_ahead',
    alone: 'is_exclusive',
    capacity: 'capacity',
    takes: 'people_count',
  },
}
const day = '2026-11-28'
const entity = registry.utility_booking
const booking = (from: string, to: string, more: object = {}): AnyRecord => ({
  id: from,
  version: 1,
  date: day,
  from_time: `${from}:00`,
  to_time: `${to}:00`,
  utility_id: '7',
  people_count: 1,
  status: 'new',
  ...more,
})

describe('what is shown', () => {
  test('a week is Monday to Sunday, and a phone begins with today', () => {
    expect(daysShown({ span: 'week', day })).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
      '2026-11-29',
    ])
    expect(shownIn({}, look, { isPhone: true, today: day })).toEqual({ span: 'day', day })
    expect(shownIn({ span: 'places', day: 'tomorrow' }, {}, { today: day })).toEqual({ span: 'week', day })
    expect([stepOf({ span: 'week', day }, -1), stepOf({ span: 'day', day }, 1)]).toEqual([
      '2026-11-21',
      '2026-11-29',
    ])
  })

  test('only the records of these days are asked for', () => {
    expect(nodesWithin(look, { span: 'day', day })).toEqual([
      { field: 'date', operator: 'between', value: [day, day] },
    ])
    const instants: CalendarLook = { kind: 'calendar', start: 'from_time', end: 'to_time' }
    expect(nodesWithin(instants, { span: 'day', day })).toEqual([
      { field: 'from_time', operator: 'lt', value: '2026-11-28T17:00:00.000Z' },
      { field: 'to_time', operator: 'gte', value: '2026-11-27T17:00:00.000Z' },
    ])
  })
})

describe('records in time', () => {
  test('a record lies on its day by the minute', () => {
    const [item] = itemsOf([booking('08:00', '09:30')], { entity, look, days: [day] })
    expect(item).toMatchObject({ day, from: 480, to: 570, place: '7', isCounted: true })
    expect([clockOf(570), clockOf(1440)]).toEqual(['09:30', '24:00'])
  })

  test('instants are read by the office’s clock, and one over midnight is on both days', () => {
    const visit = { id: '1', version: 1, from_time: '2026-11-28T15:00:00Z', to_time: '2026-11-28T19:00:00Z' }
    const days = [day, '2026-11-29']
    const items = itemsOf([visit], {
      entity: registry.visitor,
      look: { kind: 'calendar', start: 'from_time', end: 'to_time' },
      days,
    })
    expect(items.map(({ day: on, from, to, isPart }) => [on, from, to, isPart])).toEqual([
      [day, 1320, 1440, true],
      ['2026-11-29', 0, 120, true],
    ])
  })

  test('what overlaps lies side by side', () => {
    const laned = inLanes([
      { from: 0, to: 60 },
      { from: 30, to: 90 },
      { from: 60, to: 120 },
      { from: 120, to: 180 },
    ])
    expect(laned.map(({ lane, lanes }) => [lane, lanes])).toEqual([
      [0, 2],
      [1, 2],
      [0, 2],
      [0, 1],
    ])
  })
})

describe('free slots', () => {
  const hall: AnyRecord = {
    id: '7',
    version: 1,
    open_time: '08:00:00',
    close_time: '14:00:00',
    slot_minutes: 120,
    closed_weekdays: ['sunday'],
    days_ahead: 14,
    capacity: 60,
    is_exclusive: true,
  }
  const now = new Date('2026-11-27T03:00:00Z')
  const slots = (records: readonly AnyRecord[], more: object = {}, on = day, at = now) =>
    freeSlots({
      place: { ...hall, ...more },
      look,
      day: on,
      items: itemsOf(records, { entity, look, days: [on] }),
      now: at,
    }).map(({ from, left }) => [clockOf(from), left])

  test('a place that one party has at a time is free between its bookings, called-off ones left out', () => {
    expect(slots([booking('08:00', '10:00'), booking('12:00', '14:00', { status: 'cancel' })])).toEqual([
      ['10:00', null],
      ['12:00', null],
    ])
  })

  test('a shared one has what is left of it', () => {
    const shared = { is_exclusive: false, capacity: 5 }
    expect(slots([booking('08:00', '10:00', { people_count: 4 })], shared)[0]).toEqual(['08:00', 1])
    expect(slots([booking('08:00', '10:00', { people_count: 5 })], shared)[0]).toEqual(['10:00', 5])
  })

  test('none on a closed day, a day that is over, one too far ahead, or in an hour that has begun', () => {
    expect(slots([], {}, '2026-11-29')).toEqual([])
    expect(slots([], {}, '2026-11-26')).toEqual([])
    expect(slots([], {}, '2026-12-12')).toEqual([])
    expect(slots([], {}, day, new Date('2026-11-28T03:30:00Z'))).toEqual([['12:00', null]])
  })
})
