import { z } from 'zod'
import { defineCall, manage } from './call.ts'
import { asFile, bookErrors, ofBooks, paperFormat } from './journal.ts'
import { periodWith } from './period.ts'
import { buildingId, wire } from './values.ts'

/** At most the latest 1,000 lines of the period, oldest first; `total` counts all. What was taken back is below zero. */
export const readOutputVat = defineCall({
  ...ofBooks,
  id: 'readOutputVat',
  method: 'GET',
  path: manage('report/output-vat'),
  summary: 'The output VAT that was booked between two days: what it is on, its rate, and its sums by rate',
  params: periodWith({ building_id: buildingId }),
  reply: z.strictObject({
    data: z.strictObject({
      total: wire.count,
      lines: z.array(
        z.strictObject({
          entry: wire.id,
          booked_on: wire.day,
          kind: z.string(),
          document_id: wire.id,
          number: z.string().nullable(),
          description: z.string().nullable(),
          apartment: z.string().nullable(),
          party: z.string().nullable(),
          /** In percent, as text; null where a fee has several. */
          rate: z.string().nullable(),
          net: wire.amount,
          vat: wire.amount,
        }),
      ),
      /** Of the whole period. */
      rates: z.array(z.strictObject({ rate: z.string().nullable(), net: wire.amount, vat: wire.amount })),
    }),
  }),
  errors: bookErrors,
})

export const exportOutputVat = defineCall({
  ...ofBooks,
  ...asFile,
  id: 'exportOutputVat',
  method: 'GET',
  path: manage('report/output-vat/export'),
  summary: 'The output VAT between two days, a row for each document: xlsx, csv or pdf',
  params: periodWith({ building_id: buildingId, format: paperFormat }),
})
