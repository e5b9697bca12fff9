import { z } from 'zod'
import { deductionRefusals, paymentWays } from '../money/voucher-vat.ts'
import { bookCalls } from './book-calls.ts'
import { wire } from './values.ts'

/** Narrows a list down: to some rates (`8,10`, `exempt`, `not_declared`, `several`), to what is deducted or is not. */
const narrowed = {
  rates: z
    .string()
    .regex(/^[\w.]+(,[\w.]+)*$/, { error: 'invalid_option' })
    .max(100, { error: 'too_long' })
    .optional(),
  deductible: z.enum(['0', '1'], { error: 'invalid_option' }).optional(),
}

/** At most the latest 1,000 lines of the period, oldest first; `total` counts all. What was taken back is below zero. */
const data = z.strictObject({
  total: wire.count,
  lines: z.array(
    z.strictObject({
      entry: wire.id,
      booked_on: wire.day,
      kind: z.string(),
      document_id: wire.id,
      number: z.string().nullable(),
      /** Form and symbol of the invoice, `1C26TAA`; null where the books do not know it. */
      symbol: z.string().nullable(),
      invoice_number: z.string().nullable(),
      invoice_date: wire.day.nullable(),
      description: z.string().nullable(),
      apartment: z.string().nullable(),
      party: z.string().nullable(),
      tax_code: z.string().nullable(),
      /** In percent, as text; `exempt`, `not_declared`; null where a fee has several. */
      rate: z.string().nullable(),
      net: wire.amount,
      vat: wire.amount,
      /** Of what was bought; null of sales. */
      is_deductible: z.boolean().nullable(),
      payment_way: z.enum(paymentWays).nullable(),
      deduction_refusal: z.enum(deductionRefusals).nullable(),
    }),
  ),
  /** Of the whole period. */
  rates: z.array(
    z.strictObject({
      rate: z.string().nullable(),
      net: wire.amount,
      vat: wire.amount,
      is_deductible: z.boolean().nullable(),
    }),
  ),
})

export const outputVatCalls = bookCalls({
  name: 'OutputVat',
  path: 'output-vat',
  summary: 'The output VAT that was booked between two days: what it is on, its rate, and its sums by rate',
  file: 'The output VAT between two days, a row for each document, grouped by rate',
  params: narrowed,
  refuses: ['invalid_option', 'too_long'],
  data,
})

export const inputVatCalls = bookCalls({
  name: 'InputVat',
  path: 'input-vat',
  summary:
    'The input VAT of payment vouchers between two days: invoice, supplier, rate, and whether it is deducted',
  file: 'The input VAT between two days, grouped by whether it is deducted',
  params: narrowed,
  refuses: ['invalid_option', 'too_long'],
  data,
})
