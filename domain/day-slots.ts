import { minutesOf } from '#core/clock.ts'

/** What is taken of a place on a day, in minutes of the day; `takes` is how much of its room. */
export interface TakenTerm {
  readonly from: number
  readonly to: number
  readonly takes: number
}

/** A place's hours on a day, in minutes of the day, and the length of a slot. */
export interface DayHours {
  readonly open: number
  readonly close: number
  readonly slot: number
}

/** A slot of the day; `left` is what is left of the room, null: there is no count. `why`: it can't be booked any more. */
export interface DaySlot {
  readonly from: number
  readonly to: number
  readonly left: number | null
  readonly why?: 'passed' | 'taken'
}

interface SlotsInput {
  readonly hours: DayHours
  /** One booking has all of it. */
  readonly isAlone: boolean
  /** Null: there is no count. */
  readonly capacity: number | null
  /** The minute of the day before which no slot may begin. */
  readonly passed: number
  readonly taken: readonly TakenTerm[]
}

/** Every whole slot of a place on a day, with what keeps it from being booked. */
export function slotsOfDay({
  hours: { open, close, slot },
  isAlone,
  capacity,
  passed,
  taken,
}: SlotsInput): readonly DaySlot[] {
  const slots: DaySlot[] = []
  for (let from = open; from + slot <= Math.min(close, minutesOf('24:00')); from += slot) {
    const to = from + slot
    const there = taken.filter((term) => term.from < to && term.to > from)
    const left = capacity === null ? null : capacity - mostAtOnce(there, { from, to })
    const isTaken = (isAlone && there.length > 0) || (left !== null && left <= 0)
    const why = from < passed ? 'passed' : isTaken ? 'taken' : undefined
    slots.push({ from, to, left: isAlone ? null : left, ...(why === undefined ? {} : { why }) })
  }
  return slots
}

/** The most that is taken at any moment of a slot. */
function mostAtOnce(taken: readonly TakenTerm[], { from, to }: Pick<TakenTerm, 'from' | 'to'>): number {
  const moments = [from, ...taken.map((term) => term.from).filter((at) => at > from && at < to)]
  const at = (moment: number) =>
    taken.filter((term) => term.from <= moment && term.to > moment).reduce((sum, { takes }) => sum + takes, 0)
  return Math.max(...moments.map(at))
}
