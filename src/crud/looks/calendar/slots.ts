import { minutesOf } from '#core/clock.ts'
import { daysAfter, officeClock, weekdayOf } from '#core/days.ts'
import type { AnyRecord } from '#core/entity.ts'
import type { CalendarLook } from '#core/look.ts'
import { slotsOfDay, type DayHours, type DaySlot } from '#domain/day-slots.ts'
import type { CalendarItem } from './items.ts'

type Opening = NonNullable<CalendarLook['opening']>

/** A place's hours on a day; undefined where it can't be had on it at all. */
export function openingOn(
  place: AnyRecord,
  { opening, day, today }: { readonly opening: Opening; readonly day: string; readonly today: string },
): DayHours | undefined {
  const closed = opening.closed === undefined ? null : place[opening.closed]
  const ahead = opening.ahead === undefined ? null : place[opening.ahead]
  const distance = daysAfter(today, day)
  if (distance < 0 || (typeof ahead === 'number' && distance > ahead)) return undefined
  if (Array.isArray(closed) && closed.includes(weekdayOf(day))) return undefined
  return hoursOf(place, opening)
}

/** A place's hours on any day that it opens. */
export function hoursOf(place: AnyRecord, opening: Opening): DayHours {
  const slot = Number(place[opening.slot])
  return {
    open: minutesOf(String(place[opening.open] ?? '00:00')),
    close: minutesOf(String(place[opening.close] ?? '24:00')),
    slot: slot > 0 ? slot : 60,
  }
}

interface SlotsInput {
  readonly place: AnyRecord
  readonly look: CalendarLook
  readonly day: string
  /** The records of that place and day. */
  readonly items: readonly CalendarItem[]
  /** Default: the moment at which it is asked. */
  readonly now?: Date
}

/** The slots of a place that are still free on a day: those that have begun are not. */
export const freeSlots = (input: SlotsInput): readonly DaySlot[] =>
  daySlots(input).filter(({ why }) => why === undefined)

/** Every slot of a place on a day, with what keeps it from being booked; none while the place can't be had. */
export function daySlots({ place, look, day, items, now = new Date() }: SlotsInput): readonly DaySlot[] {
  const [today = '', clock = ''] = officeClock(now.toISOString()).split(' ')
  const { opening } = look
  if (opening === undefined) return []
  const hours = openingOn(place, { opening, day, today })
  if (hours === undefined) return []
  const taking = items.filter(({ isCounted }) => isCounted)
  const isAlone = opening.alone !== undefined && place[opening.alone] === true
  const capacity = opening.capacity === undefined ? null : Number(place[opening.capacity])
  const passed = day === today ? minutesOf(clock) : 0
  return slotsOfDay({
    hours,
    isAlone,
    capacity,
    passed,
    taken: taking.map(({ from, to, record }) => ({
      from,
      to,
      takes: opening.takes === undefined ? 1 : Number(record[opening.takes] ?? 1),
    })),
  })
}
