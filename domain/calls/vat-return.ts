import { z } from 'zod'
import { formRows, taxPeriod } from '../money/vat-return.ts'
import { asFile, ofBooks, paperFormat } from './book-calls.ts'
import { defineCall, manage } from './call.ts'
import { buildingId, wire } from './values.ts'

const period = z.string({ error: 'required' }).regex(taxPeriod, { error: 'invalid_month' })

const line = z
  .strictObject({
    /** The line's number on the form. */
    code: z.string(),
    amount: wire.amount,
    /** The list that it sums up; null: it sums up other lines. */
    list: z.enum(['output', 'input']).nullable(),
    /** Only these rates of the list; null: all. */
    rates: z.array(z.string()).nullable(),
    /** Only what is deducted. */
    deductible: z.boolean(),
  })
  .nullable()

const refuses = ['required', 'invalid_month', 'no_vat_form'] as const

export const readVatReturn = defineCall({
  ...ofBooks,
  id: 'readVatReturn',
  path: manage('report/vat-return'),
  summary:
    'The figures of form 01/GTGT by its line numbers for a month (2026-10) or a quarter (2026-Q4), with the annex of the lowered rate',
  params: z.object({ building_id: buildingId, period }),
  reply: z.strictObject({
    data: z.strictObject({
      from: wire.day,
      to: wire.day,
      due_on: wire.day,
      /** Sources of the form and of the due day. */
      law: z.string(),
      due_law: z.string(),
      rows: z.array(z.strictObject({ name: z.enum(formRows), value: line, tax: line })),
      /** What was sold at lowered rates, and bought: what it is, and how much less tax that is. */
      lowered: z.array(
        z.strictObject({
          list: z.enum(['output', 'input']),
          item: z.string().nullable(),
          rate: z.string(),
          instead: z.string(),
          law: z.string(),
          net: wire.amount,
          vat: wire.amount,
          saved: wire.amount,
        }),
      ),
      /**
       * Suppliers' invoices whose deducted tax changes by their due day (line 25 has it): below zero what that day found
       * unpaid, above zero what was paid since, 0 where it falls in the period and they are still unpaid.
       */
      on_credit: z.array(
        z.strictObject({
          id: wire.id,
          number: z.string().nullable(),
          symbol: z.string().nullable(),
          invoice_number: z.string().nullable(),
          party: z.string().nullable(),
          due_on: wire.day,
          amount: wire.amount,
          vat: wire.amount,
          /** At the end of the period. */
          open: wire.amount,
          change: wire.amount,
        }),
      ),
      /** Its source. */
      due_vat_law: z.string(),
      /** Sales whose rate no line of the form has. */
      unplaced: z.array(z.strictObject({ rate: z.string().nullable(), net: wire.amount, vat: wire.amount })),
      /** Lines that the books have no figures for. */
      left_out: z.array(z.string()),
    }),
  }),
  errors: { 422: refuses },
})

export const exportVatReturn = defineCall({
  ...ofBooks,
  ...asFile(refuses),
  id: 'exportVatReturn',
  path: manage('report/vat-return/export'),
  summary: 'The same as a file: xlsx, csv or pdf',
  params: z.object({ building_id: buildingId, period, format: paperFormat }),
})
