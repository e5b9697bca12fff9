import { z } from 'zod'
import { bookCalls } from './book-calls.ts'
import { wire } from './values.ts'

/** Rows that a reply holds at most; it always counts all. */
export const mostVoidedRows = 500

/** It shows what the journal's page stands for; of each kind only to those who may read that kind. */
export const voidedCalls = bookCalls({
  name: 'Voided',
  id: 'listVoided',
  path: 'voided-documents',
  summary:
    'Receipts and documents that were voided between two days, the latest first; only kinds that the caller may read',
  file: 'The register of voided receipts and documents between two days',
  params: {},
  data: z.strictObject({
    /** Of the whole period. */
    total: wire.count,
    rows: z
      .array(
        z.strictObject({
          kind: z.string(),
          document_id: wire.id,
          number: z.string().nullable(),
          /** Its own day. */
          date: wire.day.nullable(),
          apartment: z.string().nullable(),
          amount: wire.amount,
          made_by: z.string().nullable(),
          voided_by: z.string().nullable(),
          voided_at: wire.moment,
          reason: z.string().nullable(),
        }),
      )
      .max(mostVoidedRows),
  }),
})
