import { addDays, addMonths, daysInMonth, monthAfter } from '#core/days.ts'

/** How often a round comes back; `once` never does. */
export const recurrences = ['once', 'daily', 'weekly', 'monthly', 'quarterly', 'half_year', 'yearly'] as const
export type Recurrence = (typeof recurrences)[number]

/** Months, or days, from one round to the next. */
const steps: Readonly<
  Record<Exclude<Recurrence, 'once'>, { readonly days: number } | { readonly months: number }>
> = {
  daily: { days: 1 },
  weekly: { days: 7 },
  monthly: { months: 1 },
  quarterly: { months: 3 },
  half_year: { months: 6 },
  yearly: { months: 12 },
}

interface Ended {
  readonly period: Recurrence
  /** Days, `yyyy-MM-dd`. */
  readonly start: string
  readonly due: string
  /** The day of the month on which rounds of this series are due; absent: that of `due`. */
  readonly dueDay?: number | null | undefined
}

interface Next {
  readonly start: string
  readonly due: string
  readonly dueDay: number
  /** Rounds that were due before today, and that nobody made. */
  readonly missed: number
}

/**
 * The round after one that has ended, undefined where there is none. A daily or weekly one is due today or later: those that a
 * late one has left behind are counted, not made. Each one of a month or more is owed, however late. A series of the 31st is
 * due on the last day of shorter months, and on the 31st again.
 */
export function nextRound({ period, start, due, dueDay }: Ended, today: string): Next | undefined {
  if (period === 'once') return undefined
  const step = steps[period]
  const day = dueDay ?? Number(due.slice(8))
  const after = (from: string, rounds: number) =>
    'days' in step ? addDays(from, step.days * rounds) : addMonths(from, step.months * rounds)
  const dueAfter = (rounds: number) =>
    'days' in step ? after(due, rounds) : monthsLater(due, { months: step.months * rounds, day })
  let rounds = 1
  while ('days' in step && dueAfter(rounds) < today) rounds += 1
  const next = dueAfter(rounds)
  return {
    due: next,
    // One that is made on its day begins on it.
    start: start === due ? next : after(start, rounds),
    dueDay: day,
    missed: rounds - 1,
  }
}

interface Cycle {
  readonly months: number
  /** Of the month; a shorter month has its last day instead. */
  readonly day: number
}

/** What is due so many months after a day that is due. */
export function monthsLater(due: string, { months, day }: Cycle): string {
  const month = monthAfter(due, months)
  const [year = 0, number = 1] = month.split('-').map(Number)
  return `${month}-${String(Math.min(day, daysInMonth(year, number))).padStart(2, '0')}`
}

/**
 * The next visit of one who comes every so many months, after the day of another and after one that was made; undefined where
 * none comes by the last day. A visit before its day is that one's, and visits that were left out before it are not owed.
 */
export function nextVisit(
  due: string,
  { made, until, ...cycle }: Cycle & { readonly made: string; readonly until: string },
): string | undefined {
  let next = monthsLater(due, cycle)
  while (next <= made) next = monthsLater(next, cycle)
  return next <= until ? next : undefined
}
