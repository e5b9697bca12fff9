import type { AnyEntity } from '#core/entity.ts'
import type { CalendarLook } from '#core/look.ts'
import { officeToday } from '#core/days.ts'
import { inLanes, type Laned } from './lanes.ts'
import type { DayHours, DaySlot } from '#domain/day-slots.ts'
import { wholeDay, type CalendarItem } from './items.ts'
import type { Place } from './places.ts'
import { freeSlots, hoursOf, openingOn } from './slots.ts'
import { daysShown, type Shown } from './span.ts'

/** A day, or a place on a day. */
export interface Column {
  readonly key: string
  readonly day: string
  /** Whose slots it shows: the place of the column, or the only one that the list is of. */
  readonly place: Place | undefined
  readonly items: readonly Laned<CalendarItem>[]
  readonly slots: readonly DaySlot[]
  /** Undefined: no hours are known; null: it is closed that day. */
  readonly opening: DayHours | undefined | null
}

interface ColumnsInput {
  readonly entity: AnyEntity
  readonly look: CalendarLook
  readonly shown: Shown
  readonly items: readonly CalendarItem[]
  readonly places: readonly Place[]
  /** The place that the list is filtered by. */
  readonly only: string | undefined
  readonly now: Date
}

export function columnsOf(input: ColumnsInput): readonly Column[] {
  const { shown, places, only } = input
  if (shown.span !== 'places')
    return daysShown(shown).map((day) =>
      column(
        input,
        day,
        places.find(({ id }) => id === only),
      ),
    )
  const own = only === undefined ? places : places.filter(({ id }) => id === only)
  return own.map((place) => column(input, shown.day, place))
}

function column({ look, shown, items, now }: ColumnsInput, day: string, place: Place | undefined): Column {
  const isOfPlace = shown.span === 'places'
  const own = items.filter((item) => item.day === day && (!isOfPlace || item.place === place?.id))
  const record = place?.record
  const { opening } = look
  const hasHours = record !== undefined && opening !== undefined
  return {
    key: isOfPlace ? (place?.id ?? '') : day,
    day,
    place,
    items: inLanes(own),
    slots: hasHours
      ? freeSlots({ place: record, look, day, items: own.filter((item) => item.place === place?.id), now })
      : [],
    opening: hasHours ? (openingOn(record, { opening, day, today: officeToday(now) }) ?? null) : undefined,
  }
}

/** Minutes of the day that the grid shows: the usual day, and what is earlier or later. */
export interface Hours {
  readonly from: number
  readonly to: number
}

export const usualHours: Hours = { from: 7 * 60, to: 21 * 60 }

export function hoursShown(columns: readonly Column[], places: readonly Place[], look: CalendarLook): Hours {
  const { opening } = look
  const hours = places.flatMap(({ record }) =>
    record === undefined || opening === undefined ? [] : [hoursOf(record, opening)],
  )
  const items = columns.flatMap((one) => one.items)
  const starts = [...hours.map(({ open }) => open), ...items.map(({ from }) => from)]
  const ends = [...hours.map(({ close }) => close), ...items.map(({ to }) => to)]
  return {
    from: Math.floor(Math.min(usualHours.from, ...starts) / 60) * 60,
    to: Math.min(wholeDay, Math.ceil(Math.max(usualHours.to, ...ends) / 60) * 60),
  }
}
