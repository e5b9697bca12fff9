import { z } from 'zod'
import { currencyCodes } from '../currency.ts'
import { asFile, paperFormat } from './book-calls.ts'
import { defineCall, manage } from './call.ts'
import { openPeriodErrors, openPeriodWith } from './period.ts'
import { wire } from './values.ts'

const ofAccount = {
  method: 'GET',
  record: 'cash_account',
  permission: { code: 'manage_cash_account', flag: 'read' },
  tag: 'cash_account',
} as const

/** At most the latest 1,000 entries of the period, oldest first; `total` counts all. */
export const readCashBook = defineCall({
  ...ofAccount,
  id: 'readCashBook',
  path: manage('report/accounts/{id}/book'),
  summary: 'The book of a fund account: what came in, what went out, and the balance after each',
  params: openPeriodWith({}),
  reply: z.strictObject({
    data: z.strictObject({
      /** What was in the account before the first of the lines. */
      opening: wire.amount,
      /** What was in it at the end of the period. */
      closing: wire.amount,
      /** The currency of the account where it is not the building's; all amounts but `book_value` are in it. */
      currency_code: z.enum(currencyCodes).nullable(),
      /** What such an account is worth in the books at the end; 0 of any other. */
      book_value: wire.amount,
      total: wire.count,
      lines: z.array(
        z.strictObject({
          booked_on: wire.day,
          kind: z.string(),
          document_id: wire.id,
          /** The number of the document, if it has one. */
          title: z.string().nullable(),
          description: z.string(),
          /** Who paid or was paid, as the document names them, or else the apartment. */
          party: z.string().nullable(),
          received: wire.amount,
          paid: wire.amount,
          /** What was in the account after the line. */
          balance: wire.amount,
        }),
      ),
    }),
  }),
  errors: { 422: openPeriodErrors },
})

export const exportCashBook = defineCall({
  ...ofAccount,
  ...asFile(openPeriodErrors),
  id: 'exportCashBook',
  path: manage('report/accounts/{id}/book/export'),
  summary: 'The book of a fund account between two days, with its balance after each entry: xlsx, csv or pdf',
  params: openPeriodWith({ format: paperFormat }),
})
