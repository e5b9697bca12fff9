import { z } from 'zod'
import type { ChargeTrace } from '../money/charge-types.ts'
import { surchargeKinds } from '../money/income.ts'
import { wire } from './values.ts'

const { amount, currency, day } = wire
/** Sums and quantities as they were kept: exact text. */
const text = z.string()

const surcharge = z.strictObject({
  code: text,
  name: text,
  percent: text,
  /** The base of the percentage: `amount`, or the code of another surcharge. */
  of: text,
  bookedAs: z.enum(surchargeKinds).optional(),
  base: amount,
  amount,
})

/**
 * The calculation of a fee: `ChargeTrace` of domain/money as the server sends it. Older fees keep older forms, so it
 * may contain more.
 */
export const chargeTrace = z.object({
  periods: z.array(
    z.object({
      from: day,
      to: day,
      days: z.number(),
      of: z.number(),
      tariff: text,
      decision: text.nullable(),
      currency,
      lines: z.array(z.object({ from: text, to: text, quantity: text, price: text, amount })),
      surcharges: z.array(surcharge),
      amount,
      total: amount,
    }),
  ),
  vehicles: z.array(
    z.object({
      plate: text,
      price: text,
      applyBy: z.enum(['day', 'half_month']),
      from: day.nullable(),
      to: day.nullable(),
      amount,
    }),
  ),
  surcharges: z.array(surcharge),
  /** For tariffs in other currencies. */
  rates: z
    .array(
      z.object({
        from: currency,
        rate: text,
        bookRate: text.optional(),
        total: amount,
        booked: amount.optional(),
      }),
    )
    .optional(),
  /** The rule that multiplied the tariff's prices. */
  rule: z.object({ name: text, coefficient: text, reason: text.nullable() }).optional(),
}) satisfies z.ZodType<ChargeTrace>
