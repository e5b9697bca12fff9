import { z } from 'zod'
import { handoverExtents, handoverParts, journalLayouts } from '../journal-layouts/names.ts'
import { postings } from '../money/charts.ts'
import { defineCall, manage } from './call.ts'
import { fileFormat } from './book-calls.ts'
import { buildingId, reportMonth, wire } from './values.ts'

/** The journal shows fees, receipts and vouchers alike, so the rights to read debts and vouchers are needed too. */
const right = { code: 'manage_cash_account', flag: 'read' } as const

/** What would be handed over, before it is: nothing is changed. */
export const previewJournalHandover = defineCall({
  id: 'previewJournalHandover',
  method: 'GET',
  path: manage('journal-handovers/preview'),
  permission: { code: 'manage_cash_account', flag: 'create' },
  summary: 'What a hand-over of a month’s journal would hold, and what should be known before it is made',
  tag: 'journal_handover',
  inBuilding: true,
  params: z.object({
    building_id: buildingId,
    month: reportMonth,
    layout: z.enum(journalLayouts, { error: 'invalid_option' }),
    extent: z.enum(handoverExtents, { error: 'invalid_option' }),
  }),
  reply: z.strictObject({
    data: z.strictObject({
      entries: wire.count,
      /** Of the books; a file may have more or fewer rows. */
      lines: wire.count,
      /** The debits, which the credits come to as well. */
      amount: wire.amount,
      /** The last hand-over of the month in this layout that stands. */
      last: z
        .strictObject({ name: z.string(), by: z.string().nullable(), at: wire.moment, since: wire.count })
        .nullable(),
      /** Whether the month’s books are closed, so that nothing more comes to it. */
      is_closed: z.boolean(),
      /** What is booked without an account code: the layout can’t take it. */
      uncoded: z.array(z.enum(postings)),
      /** The layout is for books in another currency. */
      is_foreign: z.boolean(),
    }),
  }),
  errors: { 422: ['report_period_required', 'invalid_option'] },
})

export const takeJournalHandover = defineCall({
  id: 'takeJournalHandover',
  method: 'GET',
  path: manage('journal-handovers/{id}/file'),
  record: 'journal_handover',
  permission: right,
  summary:
    'A hand-over as a file in its layout: its lines, accounts, objects or opening balances; xlsx or csv',
  tag: 'journal_handover',
  params: z.object({
    part: z.enum(handoverParts, { error: 'invalid_option' }).default('journal'),
    format: fileFormat,
  }),
  reply: 'file',
  errors: {
    409: ['handover_differs'],
    422: ['invalid_option', 'too_many'],
    429: ['too_many_requests'],
  },
})

/** The files that the layout of a hand-over has. */
export const readHandoverParts = defineCall({
  id: 'readHandoverParts',
  method: 'GET',
  path: manage('journal-handovers/{id}/parts'),
  record: 'journal_handover',
  permission: right,
  summary: 'The files that a hand-over has in its layout, and what is known of the layout',
  tag: 'journal_handover',
  reply: z.strictObject({
    data: z.strictObject({
      parts: z.array(z.enum(handoverParts)),
      as_of: wire.day,
    }),
  }),
})
