import { monthBounds } from './proration.ts'

interface Books {
  /** The office's day, yyyy-MM-dd. */
  readonly today: string
  /** Whether the books of the fee's month are closed. */
  readonly isClosed: boolean
}

/**
 * The day on which a fee, or the end of it, is booked: revenue falls in the fee's own month (yyyy-MM) while that is open,
 * on its day nearest to today; once it is closed, today.
 */
export function bookingDay(month: string, { today, isClosed }: Books): string {
  const { first, last } = monthBounds(month)
  if (isClosed) return today
  if (today < first) return first
  return today > last ? last : today
}
