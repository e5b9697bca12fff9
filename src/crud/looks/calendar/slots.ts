import { minutesOf } from '#core/clock.ts'
import { daysAfter, officeClock, weekdayOf } from '#core/days.ts'
import type { AnyRecord } from '#core/entity.ts'
import type { CalendarLook } from '#core/look.ts'
import { wholeDay, type CalendarItem } from './items.ts'

/** When a place can be had on a day: minutes of the day, in whole slots. */
export interface DayOpening {
  readonly open: number
  readonly close: number
  readonly slot: number
}

type Opening = NonNullable<CalendarLook['opening']>

/** A place's hours on a day; undefined where it can't be had on it at all. */
export function openingOn(
  place: AnyRecord,
  { opening, day, today }: { readonly opening: Opening; readonly day: string; readonly today: string },
): DayOpening | undefined {
  const closed = opening.closed === undefined ? null : place[opening.closed]
  const ahead = opening.ahead === undefined ? null : place[opening.ahead]
  const distance = daysAfter(today, day)
  if (distance < 0 || (typeof ahead === 'number' && distance > ahead)) return undefined
  if (Array.isArray(closed) && closed.includes(weekdayOf(day))) return undefined
  return hoursOf(place, opening)
}

/** A place's hours on any day that it opens. */
export function hoursOf(place: AnyRecord, opening: Opening): DayOpening {
  const slot = Number(place[opening.slot])
  return {
    open: minutesOf(String(place[opening.open] ?? '00:00')),
    close: minutesOf(String(place[opening.close] ?? '24:00')),
    slot: slot > 0 ? slot : 60,
  }
}

/** Time that one may book, and what is left of the place in it; null: there is no count. */
export interface FreeSlot {
  readonly from: number
  readonly to: number
  readonly left: number | null
}

/** A slot of the day; `why`: it can't be booked any more. */
export interface DaySlot extends FreeSlot {
  readonly why?: 'passed' | 'taken'
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
export const freeSlots = (input: SlotsInput): readonly FreeSlot[] =>
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
  const slots: DaySlot[] = []
  for (let from = hours.open; from + hours.slot <= Math.min(hours.close, wholeDay); from += hours.slot) {
    const to = from + hours.slot
    const there = taking.filter((item) => item.from < to && item.to > from)
    const left = capacity === null ? null : capacity - mostAtOnce(there, look, { from, to })
    const isTaken = (isAlone && there.length > 0) || (left !== null && left <= 0)
    const why = from < passed ? 'passed' : isTaken ? 'taken' : undefined
    slots.push({ from, to, left: isAlone ? null : left, ...(why === undefined ? {} : { why }) })
  }
  return slots
}

/** The most that records take at any moment of a slot. */
function mostAtOnce(
  items: readonly CalendarItem[],
  { opening }: CalendarLook,
  { from, to }: { readonly from: number; readonly to: number },
): number {
  const takes = ({ record }: CalendarItem) =>
    opening?.takes === undefined ? 1 : Number(record[opening.takes] ?? 1)
  const moments = [from, ...items.map((item) => item.from).filter((at) => at > from && at < to)]
  const at = (moment: number) =>
    items
      .filter((item) => item.from <= moment && item.to > moment)
      .reduce((sum, item) => sum + takes(item), 0)
  return Math.max(...moments.map(at))
}
