import { z } from 'zod'
import type { ChargeTrace } from '../money/charge-types.ts'
import { wire } from './values.ts'

const { amount, currency, day } = wire
/** Sums and quantities as they were kept: exact text. */
const text = z.string()

const surcharge = z.strictObject({
  code: text,
  name: text,
  percent: text,
  /** What the percentage is of: `amount`, or the code of another surcharge. */
  of: text,
  base: amount,
  amount,
})

/** How a fee came about: `ChargeTrace` of domain/money as it leaves the server. Earlier fees keep earlier forms, so more may stand in it. */
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
  /** Of tariffs in other currencies. */
  rates: z
    .array(z.object({ from: currency, rate: text, bookRate: text.optional(), total: amount }))
    .optional(),
}) satisfies z.ZodType<ChargeTrace>
