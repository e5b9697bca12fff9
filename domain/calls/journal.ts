import { z } from 'zod'
import { postings } from '../money/charts.ts'
import { defineCall, manage } from './call.ts'
import { periodErrors, periodWith } from './period.ts'
import { buildingId, wire } from './values.ts'

/** The journal shows fees, receipts and vouchers alike, so the rights to read debts and vouchers are needed too. */
export const ofBooks = {
  permission: { code: 'manage_cash_account', flag: 'read' },
  tag: 'chart_account',
  inBuilding: true,
} as const
export const bookErrors = { 422: periodErrors } as const

export const readJournal = defineCall({
  ...ofBooks,
  id: 'readJournal',
  method: 'GET',
  path: manage('report/journal'),
  summary:
    'What was booked between two days, by account code; it needs the rights to read debts and vouchers too',
  params: periodWith({ building_id: buildingId }),
  reply: z.strictObject({
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
  }),
  errors: bookErrors,
})

export const fileFormat = z.enum(['xlsx', 'csv'], { error: 'invalid_option' }).default('xlsx')
/** Of a report that has no call of its own for its paper. */
export const paperFormat = z.enum(['xlsx', 'csv', 'pdf'], { error: 'invalid_option' }).default('xlsx')
export const asFile = {
  reply: 'file',
  errors: { 422: [...bookErrors[422], 'invalid_option', 'too_many'], 429: ['too_many_requests'] },
} as const

export const exportJournal = defineCall({
  ...ofBooks,
  ...asFile,
  id: 'exportJournal',
  method: 'GET',
  path: manage('report/journal/export'),
  summary: 'The journal between two days for an accounting program, a row for each line: xlsx, csv or pdf',
  params: periodWith({ building_id: buildingId, format: paperFormat }),
})

/** Debts and credits that people paid in advance stand on both sides of their account; any other account has one balance. */
export const readTrialBalance = defineCall({
  ...ofBooks,
  id: 'readTrialBalance',
  method: 'GET',
  path: manage('report/trial-balance'),
  summary: 'Each account’s balance before a period, what was booked on it, and its balance afterwards',
  params: periodWith({ building_id: buildingId }),
  reply: z.strictObject({
    data: z.array(
      z.strictObject({
        code: z.string(),
        opening_debit: wire.amount,
        opening_credit: wire.amount,
        debit: wire.amount,
        credit: wire.amount,
        closing_debit: wire.amount,
        closing_credit: wire.amount,
      }),
    ),
  }),
  errors: bookErrors,
})

export const exportTrialBalance = defineCall({
  ...ofBooks,
  ...asFile,
  id: 'exportTrialBalance',
  method: 'GET',
  path: manage('report/trial-balance/export'),
  summary: 'The trial balance between two days: xlsx, csv or pdf',
  params: periodWith({ building_id: buildingId, format: paperFormat }),
})

const code = z.string({ error: 'required' }).min(1, { error: 'required' }).max(30, { error: 'too_long' })

/** At most the latest 1,000 lines of the period, oldest first; `total` counts all. */
export const readGeneralLedger = defineCall({
  ...ofBooks,
  id: 'readGeneralLedger',
  method: 'GET',
  path: manage('report/general-ledger'),
  summary: 'The lines of one account between two days, with its balance after each; a debit is positive',
  params: periodWith({ building_id: buildingId, code }),
  reply: z.strictObject({
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
          description: z.string().nullable(),
          /** Codes of the other side of the entry. */
          counter: z.string().nullable(),
          debit: wire.amount,
          credit: wire.amount,
          balance: wire.amount,
        }),
      ),
    }),
  }),
  errors: { 422: [...bookErrors[422], 'too_long'] },
})

export const exportGeneralLedger = defineCall({
  ...ofBooks,
  ...asFile,
  id: 'exportGeneralLedger',
  method: 'GET',
  path: manage('report/general-ledger/export'),
  summary: 'The lines of one account between two days, with its balance after each: xlsx, csv or pdf',
  params: periodWith({ building_id: buildingId, code, format: paperFormat }),
  errors: { ...asFile.errors, 422: [...asFile.errors[422], 'too_long'] },
})
