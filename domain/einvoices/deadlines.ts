import { addDays, firstDayOf, monthAfter, weekdayOf } from '#core/days.ts'

/**
 * The last day on which invoices of a day are signed and sent: the next working day. Public holidays are not known here.
 * Source: Decree 254/2026, annex 7.
 */
export function signedBy(day: string): string {
  const next = addDays(day, 1)
  const weekday = weekdayOf(next)
  return weekday === 'saturday' || weekday === 'sunday' ? signedBy(next) : next
}

/** The last day on which electricity and water of a month are invoiced. Source: Decree 254/2026, article 9.4 a. */
export const utilitiesBy = (month: string): string => addDays(firstDayOf(monthAfter(month, 1)), 6)
