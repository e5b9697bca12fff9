import { z } from 'zod'
import { isDay } from '#core/fields/calendar.ts'
import { refusalIssue } from '#core/fields/schemas.ts'
import type { FieldError } from '#core/wire/error.ts'
import { periodFault } from '../reports/longest-period.ts'

const day = z.string({ error: 'required' }).refine(isDay, { error: 'invalid_date' })
const optionalDay = z
  .string()
  .refine((text) => text === '' || isDay(text), { error: 'invalid_date' })
  .optional()

/** The days between which a report reads, both included. */
const bothDays = { from: day, to: day }
/** The same, open at either end where a day is left out or empty. */
const anyDays = { from: optionalDay, to: optionalDay }

const between = z.object({ from: day, to: day })

/** What is no day is refused for itself. */
function isInOrder(params: unknown): boolean {
  const { success, data } = between.safeParse(params)
  return !success || data.from <= data.to
}

const backwards = { path: ['to'], error: 'invalid_not_before' }

/** Parameters of a report between two days, with others beside: 422 `invalid_not_before` where it ends before it begins. */
export const periodWith = <const Others extends z.ZodRawShape>(others: Others) =>
  z.object({ ...others, ...bothDays }).refine(isInOrder, backwards)

/** The same of a report that may be without an end. */
export const openPeriodWith = <const Others extends z.ZodRawShape>(others: Others) =>
  z.object({ ...others, ...anyDays }).refine(isInOrder, backwards)

/** The same of rows for each day or month, which may be only so many: `by` says what they are. */
export const countedPeriodWith = <const Others extends z.ZodRawShape & { readonly by: z.ZodType<string> }>(
  others: Others,
) => z.object({ ...others, ...anyDays }).superRefine(refusePeriod)

const counted = z.object({ from: optionalDay, to: optionalDay, by: z.string().optional() })

function refusePeriod(params: unknown, context: z.RefinementCtx): void {
  const { success, data } = counted.safeParse(params)
  refuseFault(success ? periodFault({ ...data, by: data.by ?? '' }) : undefined, context)
}

export function refuseFault(found: FieldError | undefined, context: z.RefinementCtx): void {
  if (found !== undefined) context.addIssue({ ...refusalIssue(found), path: [found.field] })
}

export const openPeriodErrors = ['invalid_date', 'invalid_not_before'] as const
export const countedPeriodErrors = [...openPeriodErrors, 'too_many_days', 'too_many_months'] as const
export const periodErrors = ['required', ...openPeriodErrors] as const
