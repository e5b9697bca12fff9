import { addDays, addMonths, daysAfter, firstDayOf, lastDayOf, monthAfter, monthOf } from '#core/days.ts'

/** Days, `yyyy-MM-dd`, both included. */
export interface ReportPeriod {
  readonly from: string
  readonly to: string
}

/** The periods that can be chosen by name, each ending today but for the month before. */
export const periodNames = [
  'last_30_days',
  'this_month',
  'last_month',
  'last_3_months',
  'last_6_months',
  'this_year',
] as const
export type PeriodName = (typeof periodNames)[number]

const monthsBack = (today: string, count: number): ReportPeriod => ({
  from: firstDayOf(addMonths(firstDayOf(today), 1 - count)),
  to: today,
})

export const periodNamed = (name: PeriodName, today: string): ReportPeriod =>
  ({
    last_30_days: { from: addDays(today, -29), to: today },
    this_month: monthsBack(today, 1),
    last_month: inWholeMonths({
      from: addMonths(firstDayOf(today), -1),
      to: addMonths(firstDayOf(today), -1),
    }),
    last_3_months: monthsBack(today, 3),
    last_6_months: monthsBack(today, 6),
    this_year: { from: `${today.slice(0, 4)}-01-01`, to: today },
  })[name]

export const comparisons = ['previous', 'last_year'] as const
export type Comparison = (typeof comparisons)[number]

const months = ({ from, to }: ReportPeriod) =>
  Number(monthOf(to).slice(0, 4)) * 12 +
  Number(to.slice(5, 7)) -
  (Number(from.slice(0, 4)) * 12 + Number(from.slice(5, 7))) +
  1

/** From the first day of its first month to the last of its last. */
export const inWholeMonths = ({ from, to }: ReportPeriod): ReportPeriod => ({
  from: firstDayOf(from),
  to: lastDayOf(to),
})

const isWholeMonths = ({ from, to }: ReportPeriod) => from === firstDayOf(from) && to === lastDayOf(to)

/**
 * As many months before it, to the same day of the month, if it begins with a month, else as many days right before it; or
 * the same days a year before. Whole months are held against whole months.
 */
export function comparedPeriod(period: ReportPeriod, comparison: Comparison): ReportPeriod {
  const { from, to } = period
  const whole = isWholeMonths(period)
  if (comparison === 'last_year') {
    const end = addMonths(to, -12)
    return { from: addMonths(from, -12), to: whole ? lastDayOf(end) : end }
  }
  if (whole) return { from: addMonths(from, -months(period)), to: addDays(from, -1) }
  if (from === firstDayOf(from))
    return { from: addMonths(from, -months(period)), to: addMonths(to, -months(period)) }
  return { from: addDays(from, -(daysAfter(from, to) + 1)), to: addDays(from, -1) }
}

/** The months of a period, `yyyy-MM`. */
export const monthsOf = (period: ReportPeriod): string[] =>
  Array.from({ length: months(period) }, (_, at) => monthAfter(period.from, at))

/** The part of a period that is a row's, a day or a month. */
export const clipped = ({ from, to }: ReportPeriod, key: string): ReportPeriod => {
  const row = key.length === 7 ? { from: firstDayOf(key), to: lastDayOf(key) } : { from: key, to: key }
  return { from: row.from > from ? row.from : from, to: row.to < to ? row.to : to }
}

/** Days or months between a period and the one that it is compared with, as the keys of their rows are apart. */
const apart = (key: string, period: ReportPeriod, compared: ReportPeriod) =>
  key.length === 7
    ? months({ from: compared.from, to: period.from }) - 1
    : daysAfter(compared.from, period.from)

const shiftKey = (key: string, by: number) => (key.length === 7 ? monthAfter(key, by) : addDays(key, by))

/** The key of the row that a row of the compared period stands beside. */
export const besideKey = (key: string, period: ReportPeriod, compared: ReportPeriod): string =>
  shiftKey(key, apart(key, period, compared))

/** The key of the row of the compared period that stands beside this one. */
export const comparedKey = (key: string, period: ReportPeriod, compared: ReportPeriod): string =>
  shiftKey(key, -apart(key, period, compared))
