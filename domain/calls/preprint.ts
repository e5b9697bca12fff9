import { z } from 'zod'
import { languages } from '#core/language.ts'
import { placedPage } from '../documents/preprint.ts'
import { defineCall, manage } from './call.ts'
import { chosenForms } from './papers.ts'

const ofForms = {
  method: 'GET',
  permission: { code: 'manage_debt', flag: 'read' },
  tag: 'receipt',
  inBuilding: true,
  params: chosenForms,
  errors: {
    404: ['record_not_found'],
    409: ['receipt_without_form', 'form_without_places'],
    422: ['required', 'invalid_reference', 'too_many'],
  },
} as const

/** Receipts on the pre-printed forms that they were made on, each of its own size. */
export const preprintCalls = {
  readChosen: defineCall({
    ...ofForms,
    id: 'readPreprint',
    path: manage('receipts/bulk/preprint'),
    summary:
      'Receipts as they are printed on their pre-printed forms: each text and its place in millimetres',
    reply: z.strictObject({ data: z.strictObject({ paper: z.literal('form'), pages: z.array(placedPage) }) }),
  }),
  printChosen: defineCall({
    ...ofForms,
    id: 'printPreprint',
    path: manage('receipts/bulk/preprint/pdf'),
    summary:
      'Receipts of one building as a PDF for the pre-printed forms that they were made on: the values alone',
    reply: 'file',
  }),
}

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
