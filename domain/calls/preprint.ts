import { z } from 'zod'
import { languages } from '#core/language.ts'
import { placeSides, type PlacedPage } from '../documents/preprint.ts'
import { defineCall, manage } from './call.ts'
import { chosenReceipts } from './papers.ts'

const placedRow = z.strictObject({ name: z.string(), amount: z.string() })
const placedText = z.strictObject({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  size: z.number(),
  align: z.enum(placeSides),
  text: z.string(),
  room: z.number(),
  rows: z.array(placedRow).optional(),
  rests: z.array(placedRow).optional(),
})

const placedPage = z.strictObject({
  language: z.enum(languages),
  width: z.number(),
  height: z.number(),
  shift: z.strictObject({ x: z.number(), y: z.number() }),
  texts: z.array(placedText),
  isTest: z.boolean().optional(),
}) satisfies z.ZodType<PlacedPage>

const errors = {
  404: ['record_not_found'],
  409: ['receipt_without_form', 'form_without_places'],
  422: ['required', 'invalid_reference', 'too_many'],
} as const

export const readPreprint = defineCall({
  id: 'readPreprint',
  method: 'GET',
  path: manage('receipts/bulk/preprint'),
  permission: { code: 'manage_debt', flag: 'read' },
  tag: 'receipt',
  summary: 'Receipts as they are printed on their pre-printed forms: each text and its place in millimetres',
  inBuilding: true,
  params: chosenReceipts,
  reply: z.strictObject({ data: z.array(placedPage) }),
  errors,
})

export const printPreprint = defineCall({
  id: 'printPreprint',
  method: 'GET',
  path: manage('receipts/bulk/preprint/pdf'),
  permission: { code: 'manage_debt', flag: 'read' },
  tag: 'receipt',
  summary:
    'Receipts of one building as a PDF for the pre-printed forms that they were made on: the values alone',
  inBuilding: true,
  params: chosenReceipts,
  reply: 'file',
  errors,
})

export const testPreprint = defineCall({
  id: 'testPreprint',
  method: 'GET',
  path: manage('pre-print-receipt-templates/{id}/test-pdf'),
  permission: { code: 'manage_preprint_receipt', flag: 'read' },
  tag: 'preprint_template',
  summary: 'A test print of a pre-printed form: a frame around each place, and rulers in millimetres',
  params: z.object({ language: z.enum(languages).optional() }),
  reply: 'file',
  errors: { 409: ['form_without_places'] },
})
