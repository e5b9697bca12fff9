import { z } from 'zod'
import { officeToday } from '#core/days.ts'
import { lineTypes } from '../money/fee-types.ts'
import { defineCall } from './call.ts'
import { ofResident, residentPath } from './resident.ts'
import { sentId, wire } from './values.ts'

const { amount, day, month } = wire
const year = z.int().min(1).max(9999)
const sums = {
  charged: amount,
  /** In money, from credit, or from what was paid in advance; a deduction on a receipt counts as paid. */
  paid: amount,
  /** Written off, or taken off by an adjustment. */
  let_off: amount,
}

/** What a line of the statement does to what is owed. */
export const statementActs = ['charged', 'paid', 'let_off'] as const

/**
 * Of the fees that the caller can pay in the home, or could: the household's own since they came, and what they pay by a
 * rule. `opening` + `charged` − `paid` − `let_off` = `closing`, of the year and of each month.
 */
export const readOwnStatement = defineCall({
  ...ofResident,
  id: 'readOwnStatement',
  method: 'GET',
  path: residentPath('statement'),
  summary: 'What the caller owed in one of their homes in a year, month by month',
  params: z.strictObject({
    apartment_id: sentId,
    /** Default: this year. */
    year: z
      .string()
      .regex(/^[1-9]\d{3}$/, { error: 'invalid_value', abort: true })
      .refine((text) => text <= officeToday().slice(0, 4), { error: 'day_in_future' })
      .optional(),
  }),
  reply: z.strictObject({
    data: z.strictObject({
      year,
      /** The first year of which there is anything; null: of none. */
      first_year: year.nullable(),
      opening: amount,
      ...sums,
      closing: amount,
      /** Those in which something was booked, the first one first. */
      months: z.array(
        z.strictObject({
          month,
          ...sums,
          closing: amount,
          lines: z.array(
            z.strictObject({
              booked_on: day,
              act: z.enum(statementActs),
              /** The fee's name in the caller's language, its type and its month; null for a payment, which may settle several. */
              name: z.string().nullable(),
              fee_type: z.enum(lineTypes).nullable(),
              month: month.nullable(),
              /** Below zero: what was taken back. */
              amount,
            }),
          ),
        }),
      ),
    }),
  }),
  errors: {
    403: ['order_expired'],
    404: ['record_not_found'],
    422: ['required', 'invalid_reference', 'invalid_value', 'day_in_future', 'unknown_field'],
  },
})
