import { z } from 'zod'
import { postings } from '../money/charts.ts'
import { bookCalls, ofBooks } from './book-calls.ts'
import { defineCall, manage } from './call.ts'
import { periodErrors, periodWith } from './period.ts'
import { buildingId, wire } from './values.ts'

export const journalCalls = bookCalls({
  name: 'Journal',
  path: 'journal',
  summary:
    'What was booked between two days, by account code; it needs the rights to read debts and vouchers too',
  file: 'The journal between two days for an accounting program, a row for each line',
  params: {},
  data: z.strictObject({
    /** How many entries, and lines of them, the period has. */
    entries: wire.count,
    lines: wire.count,
    accounts: z.array(
      z.strictObject({
        code: z.string(),
        /** What is booked there. */
        postings: z.array(z.enum(postings)),
        debit: wire.amount,
        credit: wire.amount,
      }),
    ),
  }),
})

/** Where a page of entries begins: after this one, `2026-10-31.4711`. */
const after = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}\.\d{1,18}$/, { error: 'invalid_page' })
  .optional()

export const readJournalEntries = defineCall({
  ...ofBooks,
  id: 'readJournalEntries',
  path: manage('report/journal/entries'),
  summary: 'The lines of the entries between two days in the order of the books, 100 entries at a time',
  params: periodWith({ building_id: buildingId, after }),
  reply: z.strictObject({
    data: z.strictObject({
      /** `after` of the next page; null: there is none. */
      next: z.string().nullable(),
      lines: z.array(
        z.strictObject({
          entry: wire.id,
          line: wire.count,
          booked_on: wire.day,
          kind: z.string(),
          document_id: wire.id,
          number: z.string().nullable(),
          code: z.string(),
          /** Codes of the other side of the entry. */
          counter: z.string().nullable(),
          debit: wire.amount,
          credit: wire.amount,
          description: z.string(),
          apartment: z.string().nullable(),
          party: z.string().nullable(),
        }),
      ),
    }),
  }),
  errors: { 422: [...periodErrors, 'invalid_page'] },
})

/** Debts and credits that people paid in advance stand on both sides of their account; any other account has one balance. */
export const trialBalanceCalls = bookCalls({
  name: 'TrialBalance',
  path: 'trial-balance',
  summary: 'Each account’s balance before a period, what was booked on it, and its balance afterwards',
  file: 'The trial balance between two days',
  params: {},
  data: z.array(
    z.strictObject({
      code: z.string(),
      /** The office's own for the code, if it has given it one; else what is booked there tells what it is. */
      name: z.string().nullable(),
      postings: z.array(z.enum(postings)),
      opening_debit: wire.amount,
      opening_credit: wire.amount,
      debit: wire.amount,
      credit: wire.amount,
      closing_debit: wire.amount,
      closing_credit: wire.amount,
    }),
  ),
})

const code = z.string({ error: 'required' }).min(1, { error: 'required' }).max(30, { error: 'too_long' })

/** At most the latest 1,000 lines of the period, oldest first; `total` counts all. */
export const generalLedgerCalls = bookCalls({
  name: 'GeneralLedger',
  path: 'general-ledger',
  summary: 'The lines of one account between two days, with its balance after each; a debit is positive',
  file: 'The lines of one account between two days, with its balance after each',
  params: { code },
  refuses: ['too_long'],
  data: z.strictObject({
    /** The balance before the period. */
    opening: wire.amount,
    /** Of the whole period. */
    debit: wire.amount,
    credit: wire.amount,
    closing: wire.amount,
    total: wire.count,
    lines: z.array(
      z.strictObject({
        entry: wire.id,
        line: wire.count,
        booked_on: wire.day,
        kind: z.string(),
        document_id: wire.id,
        number: z.string().nullable(),
        description: z.string(),
        apartment: z.string().nullable(),
        party: z.string().nullable(),
        /** Codes of the other side of the entry. */
        counter: z.string().nullable(),
        debit: wire.amount,
        credit: wire.amount,
        balance: wire.amount,
      }),
    ),
  }),
})
