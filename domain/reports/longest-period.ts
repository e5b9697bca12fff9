import { addMonths, daysAfter, firstDayOf } from '#core/days.ts'
import { isDay } from '#core/fields/calendar.ts'
import { fault, type FieldError } from '#core/wire/error.ts'
import type { ReportPeriod } from './periods.ts'

/** Where each day or month of a period gets a row of its own, it has at most so many. */
export const mostDays = 366
export const mostMonths = 240

/** Whether a period has more days or months than are counted one by one. */
export const isTooLong = ({ from, to }: ReportPeriod, by: string): boolean =>
  by === 'day'
    ? daysAfter(from, to) >= mostDays
    : by === 'month' && addMonths(firstDayOf(from), mostMonths) <= to

interface AskedPeriod {
  /** Empty or absent: open at that end. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** What its rows are; anything but days and months has no rows of time. */
  readonly by: string
}

/** What is wrong with a period that is asked for, at its last day; what is no day is refused for itself. */
export function periodFault({ from = '', to = '', by }: AskedPeriod): FieldError | undefined {
  if (!isDay(from) || !isDay(to)) return undefined
  if (from > to) return fault('to', 'invalid_not_before')
  if (!isTooLong({ from, to }, by)) return undefined
  return by === 'day'
    ? fault('to', 'too_many_days', { max: mostDays })
    : fault('to', 'too_many_months', { max: mostMonths })
}

/** The same of a report: only its months have rows where nothing moved, so that days are as many as they are. */
export const reportFault = ({ by, ...period }: AskedPeriod): FieldError | undefined =>
  periodFault({ ...period, by: by === 'day' ? '' : by })
