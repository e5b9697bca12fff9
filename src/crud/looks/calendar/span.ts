import { addDays, officeInstant, officeToday, daysAfterMonday } from '#core/days.ts'
import type { CalendarLook } from '#core/look.ts'
import { isDay } from '#core/fields/calendar.ts'
import type { FilterNode } from '#core/wire/query.ts'
import type { ListState } from '#domain/lists/list-state.ts'

/** What a calendar shows at once: seven days, one day, or one day with a column for each place. */
export const spans = ['week', 'day', 'places'] as const
export type Span = (typeof spans)[number]

/** The spans that a declaration offers. */
export const spansOf = ({ places }: Pick<CalendarLook, 'places'>): readonly Span[] =>
  spans.filter((span) => span !== 'places' || places !== undefined)

export interface Shown {
  readonly span: Span
  /** The day that is shown, or one of the week: yyyy-MM-dd. */
  readonly day: string
}

/** What the address asks for; by itself this week, on a phone today. */
export function shownIn(
  { day, span }: Pick<ListState, 'day' | 'span'>,
  look: Pick<CalendarLook, 'places'>,
  { isPhone = false, today = officeToday() } = {},
): Shown {
  const asked = spansOf(look).find((one) => one === span)
  return { span: asked ?? (isPhone ? 'day' : 'week'), day: day !== undefined && isDay(day) ? day : today }
}

/** The days, from Monday to Sunday for a week. */
export function daysShown({ span, day }: Shown): readonly string[] {
  if (span !== 'week') return [day]
  const monday = addDays(day, -daysAfterMonday(day))
  return Array.from({ length: 7 }, (_none, at) => addDays(monday, at))
}

export const stepOf = ({ span, day }: Shown, steps: number) => addDays(day, steps * (span === 'week' ? 7 : 1))

/** The condition under which records lie in what is shown. */
export function nodesWithin(look: CalendarLook, shown: Shown): readonly FilterNode[] {
  const days = daysShown(shown)
  const [first = shown.day, last = first] = [days[0], days.at(-1)]
  if (look.day !== undefined) return [{ field: look.day, operator: 'between', value: [first, last] }]
  const [from, until] = [officeInstant(first), officeInstant(addDays(last, 1))]
  return [
    { field: look.start, operator: 'lt', value: until },
    { field: look.end ?? look.start, operator: 'gte', value: from },
  ]
}
