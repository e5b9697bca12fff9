import { daysBetween } from './proration.ts'

/** Days that a debt may be overdue, by band; the first is not due yet, the last has no end (docs/domain/debt.md). */
export const ageingBands = [
  { name: 'not_due', upTo: 0 },
  { name: 'to_30', upTo: 30 },
  { name: 'to_60', upTo: 60 },
  { name: 'to_90', upTo: 90 },
  { name: 'over_90', upTo: Number.POSITIVE_INFINITY },
] as const
export type AgeingBand = (typeof ageingBands)[number]['name']

/** The age of one debt; on the day on which it is due it is not overdue. */
export const bandOn = (dueOn: string, today: string): AgeingBand => bandOf(daysBetween(dueOn, today) - 1)

const bandOf = (days: number): AgeingBand => ageingBands.find(({ upTo }) => days <= upTo)?.name ?? 'over_90'
