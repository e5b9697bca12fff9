import { z } from 'zod'
import { idPattern } from '#core/id.ts'
import { isDay, isMonth } from '#core/fields/calendar.ts'
import { isWireFile } from '#core/fields/upload.ts'
import type { WireFile } from '#core/kind.ts'
import { maxPageSize, pageSize } from '#core/limits.ts'
import { currencyCodes } from '../currency.ts'

/** The types of values in replies. */
export const wire = {
  id: z.string().regex(idPattern),
  /** An exact decimal number as text. */
  amount: z.string().regex(/^-?\d+(\.\d+)?$/),
  count: z.int().min(0),
  /** A whole number of bytes. */
  bytes: z.number().min(0),
  /** yyyy-MM-dd */
  day: z.string().refine(isDay).meta({ format: 'date' }),
  /** yyyy-MM */
  month: z
    .string()
    .refine(isMonth)
    .meta({ pattern: String.raw`^\d{4}-\d{2}$` }),
  /** A point in time, as PostgreSQL or ISO 8601 writes it. */
  moment: z.string(),
  currency: z.enum(currencyCodes),
} as const

/** A record of an entity as this caller may see it; OpenAPI shows the entity's own schema. */
export const record = (entity: string) => z.record(z.string(), z.unknown()).meta({ entity })

/** The list of an entity's records under the name that its declaration gives it (`replyKey`). */
export const records = (entity: string) => z.array(record(entity))

/** Who changed what of a record, and when. */
export const historyLine = record('history_line')

/** The building that is meant; the server looks at it first. */
export const buildingId = z.string()

/** The month that a report is about, yyyy-MM. */
export const reportMonth = z
  .string({ error: 'report_period_required' })
  .refine(isMonth, { error: 'report_period_required' })

/** The token of a link that opens one record; whatever can't be one opens nothing. */
export const viewToken = z.string({ error: 'required' }).max(200, { error: 'record_not_found' })

/** The content of a file; the server's own form of it, a `File` in the browser. */
export const file = z
  .custom<WireFile | Blob>((value) => isWireFile(value) || value instanceof Blob, { error: 'required' })
  .meta({ type: 'string', format: 'binary' })

/** An id that somebody sends. */
export const sentId = z
  .string({ error: 'invalid_reference' })
  .regex(idPattern, { error: 'invalid_reference' })

const wholeNumber = (fallback: number) =>
  z
    .union([z.literal(''), z.string().regex(/^[1-9]\d{0,8}$/), z.int().min(1)], { error: 'invalid_number' })
    .optional()
    .transform((value) => (value === undefined || value === '' ? fallback : Number(value)))

/** Pages of a list that is no entity's: `page` from 1, `limit` rows of each. */
export const pageParams = {
  page: wholeNumber(1),
  limit: wholeNumber(pageSize).refine((limit) => limit <= maxPageSize, {
    error: 'too_many',
    params: { limits: { max: maxPageSize } },
  }),
}
