import { z } from 'zod'
import { defineCall, manage } from './call.ts'
import { paperFormat } from './journal.ts'
import { periodErrors, periodWith } from './period.ts'
import { buildingId, wire } from './values.ts'

/** Rows that a reply holds at most; it always counts all. */
export const mostVoidedRows = 500

/** It shows what the journal's page stands for; of each kind only to those who may read that kind. */
const ofBuilding = {
  permission: { code: 'manage_cash_account', flag: 'read' },
  tag: 'chart_account',
  inBuilding: true,
} as const

export const listVoided = defineCall({
  ...ofBuilding,
  id: 'listVoided',
  method: 'GET',
  path: manage('report/voided-documents'),
  summary:
    'Receipts and documents that were voided between two days, the latest first; only kinds that the caller may read',
  params: periodWith({ building_id: buildingId }),
  reply: z.strictObject({
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
  }),
  errors: { 422: periodErrors },
})

export const exportVoided = defineCall({
  ...ofBuilding,
  id: 'exportVoided',
  method: 'GET',
  path: manage('report/voided-documents/export'),
  summary: 'The register of voided receipts and documents between two days: xlsx, csv or pdf',
  params: periodWith({ building_id: buildingId, format: paperFormat }),
  reply: 'file',
  errors: { 422: [...periodErrors, 'invalid_option', 'too_many'], 429: ['too_many_requests'] },
})
