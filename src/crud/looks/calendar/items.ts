import { minutesOf } from '#core/clock.ts'
import { addDays, officeClock } from '#core/days.ts'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import type { CalendarLook } from '#core/look.ts'

/** Minutes of a whole day. */
export const wholeDay = 1440
/** How long a record lasts that says no end. */
const usualMinutes = 60

/** A record's part of one day. */
export interface CalendarItem {
  readonly id: string
  readonly record: AnyRecord
  readonly day: string
  /** Minutes of the day. */
  readonly from: number
  readonly to: number
  /** The id of its place; null: none. */
  readonly place: string | null
  /** It takes its place: a cancelled one does not. */
  readonly isCounted: boolean
  /** It began on an earlier day, or ends on a later one. */
  readonly isPart: boolean
}

/** `08:30`; the end of a day is `24:00`. */
export const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** The records on these days. One over several days is on each of them. */
export function itemsOf(
  records: readonly AnyRecord[],
  {
    entity,
    look,
    days,
  }: { readonly entity: AnyEntity; readonly look: CalendarLook; readonly days: readonly string[] },
): readonly CalendarItem[] {
  const states = entity.lifecycle?.states ?? {}
  const stateField = entity.lifecycle?.field ?? 'status'
  return records.flatMap((record) => {
    const term = termOf(record, look)
    if (term === undefined) return []
    const place = look.places === undefined ? null : record[look.places]
    const state = states[String(record[stateField])]
    return days.flatMap((day): CalendarItem[] => {
      const from = day === term.firstDay ? term.from : 0
      const to = day === term.lastDay ? term.to : wholeDay
      if (day < term.firstDay || day > term.lastDay || to <= from) return []
      return [
        {
          id: record.id,
          record,
          day,
          from,
          to,
          place: typeof place === 'string' ? place : null,
          isCounted: state?.isCounted !== false,
          isPart: term.firstDay !== term.lastDay,
        },
      ]
    })
  })
}

interface Term {
  readonly firstDay: string
  readonly lastDay: string
  readonly from: number
  readonly to: number
}

function termOf(record: AnyRecord, look: CalendarLook): Term | undefined {
  const start = record[look.start]
  const end = look.end === undefined ? null : record[look.end]
  if (typeof start !== 'string') return undefined
  if (look.day !== undefined) {
    const day = String(record[look.day])
    const from = minutesOf(start)
    return {
      firstDay: day,
      lastDay: day,
      from,
      to: typeof end === 'string' ? minutesOf(end) : from + usualMinutes,
    }
  }
  const [firstDay = '', clock = ''] = officeClock(start).split(' ')
  const from = minutesOf(clock)
  if (typeof end !== 'string')
    return { firstDay, lastDay: firstDay, from, to: Math.min(from + usualMinutes, wholeDay) }
  const [lastDay = '', until = ''] = officeClock(end).split(' ')
  // What ends at midnight ends on the day before.
  return minutesOf(until) === 0 && lastDay > firstDay
    ? { firstDay, lastDay: addDays(lastDay, -1), from, to: wholeDay }
    : { firstDay, lastDay, from, to: minutesOf(until) }
}
