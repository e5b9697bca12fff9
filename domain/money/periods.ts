import { addDays } from '#core/days.ts'
import { daysBetween, monthBounds, type Term } from './proration.ts'
import type { Share, Tariff } from './tariff.ts'

/** A tariff with the days for which it holds, and by which decision. */
export interface DatedTariff extends Tariff {
  readonly id: string
  readonly name: string
  readonly decision: string | null
  /** First and last day, both of it. */
  readonly from: string
  readonly to: string | null
}

/** Days of a month for which one tariff holds. */
export interface Period extends Share {
  readonly from: string
  readonly to: string
  readonly tariff: DatedTariff
}

/**
 * A month's charged days, cut where the tariff changes: on each day the tariff that began last holds. Undefined where
 * some day has none; empty where no day is charged. `cuts` are last days of something else that changed.
 */
export function periodsOf(
  month: string,
  tariffs: readonly DatedTariff[],
  term: Term = {},
  cuts: readonly string[] = [],
): readonly Period[] | undefined {
  const { first, last } = monthBounds(month)
  const of = daysBetween(first, last)
  const from = later(first, term.from)
  const to = earlier(last, term.to)
  if (from > to) return []
  const periods: Period[] = []
  for (let day = from; day <= to;) {
    const tariff = tariffOn(day, tariffs)
    if (tariff === undefined) return undefined
    const ends = [...endsOf(tariff, day, tariffs), ...cuts.filter((cut) => cut >= day)]
    const end = ends.reduce<string>(earlier, to)
    periods.push({ from: day, to: end, days: daysBetween(day, end), of, tariff })
    day = addDays(end, 1)
  }
  return periods
}

/** The tariff that holds on a day: of those that have begun and not ended, the one that began last. */
export const tariffOn = (day: string, tariffs: readonly DatedTariff[]) =>
  tariffs
    .filter(({ from, to }) => from <= day && (to === null || to >= day))
    .toSorted(byBeginning)
    .at(-1)

/**
 * The database prevents two tariffs of a fee from starting on one day; if there were two, the newer one applies,
 * whatever their order.
 */
const byBeginning = (a: DatedTariff, b: DatedTariff) =>
  a.from === b.from ? a.id.localeCompare(b.id, 'en', { numeric: true }) : a.from < b.from ? -1 : 1

/**
 * The possible last days of a valid tariff: its own, or the day before a later one starts. A superseded tariff may end
 * on any day.
 */
const endsOf = ({ to }: DatedTariff, day: string, tariffs: readonly DatedTariff[]) => [
  to,
  ...tariffs.flatMap(({ from }) => (from > day ? [addDays(from, -1)] : [])),
]

const later = (day: string, other: string | null | undefined) =>
  other !== null && other !== undefined && other > day ? other : day
const earlier = (day: string, other: string | null | undefined) =>
  other !== null && other !== undefined && other < day ? other : day
