import { z } from 'zod'
import { isDay } from '#core/fields/calendar.ts'
import { lineDocumentKinds } from '../money/bank/line-documents.ts'
import { fileFormat } from './book-calls.ts'
import { defineCall, manage } from './call.ts'
import { buildingId, sentId, wire } from './values.ts'

const { id, amount, count, day } = wire
const permission = { code: 'manage_banking_transaction', flag: 'read' } as const

const document = {
  kind: z.enum(lineDocumentKinds),
  document_id: id,
  /** The document's number; of a line that came back, its text. */
  title: z.string().nullable(),
  /** The day on which it was booked, or told. */
  day: day.nullable(),
} as const

/** What the caller may read of it; at most the 12 that fit best. */
export const readLineDocuments = defineCall({
  id: 'readLineDocuments',
  method: 'GET',
  path: manage('banking-transactions/{id}/documents'),
  record: 'bank_line',
  permission,
  tag: 'bank_line',
  summary:
    'Documents that book a bank transaction, that may book it, and what can be made of it with which values filled in',
  reply: z.strictObject({
    data: z.strictObject({
      /** How much of it no document books yet. */
      open: amount,
      /** The next transaction that waits; null: this is the last one. */
      next: id.nullable(),
      attached: z.array(z.strictObject({ ...document, amount })),
      /** Made of it, and not yet approved: nothing books it until then. */
      drafts: z.array(z.strictObject(document)),
      /** `amount`: what of the document is of no transaction yet. */
      found: z.array(z.strictObject({ ...document, amount, said: z.string().nullable() })),
      makes: z.array(
        z.strictObject({
          kind: z.enum(lineDocumentKinds),
          values: z.array(z.strictObject({ name: z.string(), value: z.string() })),
        }),
      ),
    }),
  }),
})

const ofAccount = {
  permission: { code: 'manage_cash_account', flag: 'read' },
  also: ['manage_banking_transaction'],
  tag: 'bank_line',
  inBuilding: true,
} as const

const asked = {
  building_id: buildingId,
  bank_id: sentId,
  /** The day at whose end the account is looked at, yyyy-MM-dd. */
  day: z.string({ error: 'required' }).refine(isDay, { error: 'invalid_date' }),
}

/** Of lines and documents the latest 500 are named, and all are counted. */
export const readReconciliation = defineCall({
  ...ofAccount,
  id: 'readReconciliation',
  method: 'GET',
  path: manage('report/bank-reconciliation'),
  summary: 'Reconciliation of a bank account at the end of a day: the bank’s balance against the books’',
  params: z.object(asked),
  reply: z.strictObject({
    data: z.strictObject({
      bank: z.string(),
      account_number: z.string(),
      currency_code: wire.currency,
      /** What the bank says that it holds; null: it has not said. */
      bank_balance: amount.nullable(),
      /** What the bank told and no document had booked by then; money out is below zero. */
      unbooked: amount,
      unbooked_count: count,
      /** What was booked and the bank had not told by then. */
      untold: amount,
      untold_count: count,
      /** What the books have in the funds of the account. */
      book_balance: amount,
      /** bank_balance − unbooked + untold − book_balance; null without the bank's. */
      difference: amount.nullable(),
      lines: z.array(
        z.strictObject({
          id,
          day,
          description: z.string().nullable(),
          partner: z.string().nullable(),
          amount,
        }),
      ),
      documents: z.array(
        z.strictObject({ kind: z.string(), document_id: id, title: z.string().nullable(), day, amount }),
      ),
      /** Fund accounts that keep its money in the books. */
      funds: z.array(
        z.strictObject({
          id,
          name: z.string(),
          /** Of one in another currency: what the books have of it, and its worth by the rate of the day; null without one. */
          foreign: z
            .strictObject({
              foreign_amount: amount,
              book_value: amount,
              rate_of: wire.currency.nullable(),
              rate: amount.nullable(),
              worth: amount.nullable(),
              /** What a revaluation would book; below zero a loss. */
              gain: amount.nullable(),
            })
            .nullable(),
        }),
      ),
    }),
  }),
  errors: { 404: ['record_not_found'], 422: ['invalid_reference', 'invalid_date'] },
})

export const exportReconciliation = defineCall({
  ...ofAccount,
  id: 'exportReconciliation',
  method: 'GET',
  path: manage('report/bank-reconciliation/export'),
  summary: 'Reconciliation of a bank account at the end of a day as a file: xlsx or csv',
  params: z.object({
    ...asked,
    format: fileFormat,
  }),
  reply: 'file',
  errors: {
    404: ['record_not_found'],
    422: ['invalid_reference', 'invalid_date', 'invalid_option', 'too_many'],
    429: ['too_many_requests'],
  },
})

export const printReconciliation = defineCall({
  ...ofAccount,
  id: 'printReconciliation',
  method: 'GET',
  path: manage('report/bank-reconciliation/print'),
  summary: 'Reconciliation of a bank account at the end of a day as a PDF, to be signed',
  params: z.object(asked),
  reply: 'file',
  errors: {
    404: ['record_not_found'],
    422: ['invalid_reference', 'invalid_date', 'too_many'],
    429: ['too_many_requests'],
  },
})
