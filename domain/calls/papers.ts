import { z } from 'zod'
import { languages } from '#core/language.ts'
import type { DocumentPage } from '../documents/page.ts'
import { paperSizes } from '../paper-sizes.ts'
import type { PermissionCode } from '../permission.ts'
import { defineCall, manage } from './call.ts'
import { buildingId } from './values.ts'

const text = z.string()
const texts = z.array(text)
const align = z.enum(['left', 'center', 'right', 'justify']).optional()
const flag = z.boolean().optional()
const fact = z.strictObject({ name: text, value: text.nullable() })
const total = z.strictObject({ ...fact.shape, strong: flag, column: z.int().optional() })
const run = z.strictObject({ text, bold: flag, italic: flag, underline: flag, strike: flag })
const runs = z.array(run)
const table = z.strictObject({
  columns: z.array(z.strictObject({ title: text, align, share: z.number().optional() })),
  rows: z.array(texts),
  sum: flag,
})
const qr = z.strictObject({ text, captions: texts })
const signature = z.strictObject({ title: text, hint: text, name: text.optional(), picture: text.optional() })
const pictures = z.array(z.strictObject({ file: text, caption: text }))
const cell = z.strictObject({
  runs,
  align,
  isTitle: flag,
  columns: z.int().optional(),
  rows: z.int().optional(),
})
const part = z.discriminatedUnion('block', [
  z.strictObject({ block: z.literal('text'), runs, align }),
  z.strictObject({ block: z.literal('heading'), level: z.int(), runs, align }),
  z.strictObject({ block: z.literal('list'), ordered: z.boolean(), items: z.array(runs) }),
  z.strictObject({ block: z.literal('table'), width: z.int(), rows: z.array(z.array(cell)) }),
  z.strictObject({ block: z.literal('lines'), table, totals: z.array(total) }),
  z.strictObject({ block: z.literal('qr'), qr }),
  z.strictObject({ block: z.literal('signatures'), signatures: z.array(signature) }),
  z.strictObject({ block: z.literal('pictures'), pictures }),
  z.strictObject({ block: z.literal('rule') }),
])

/** A document as it is printed, part by part: screens show it, and its PDF is set from it. */
export const documentPage = z.strictObject({
  language: z.enum(languages),
  head: z.strictObject({ name: text, lines: texts.optional() }).optional(),
  corner: texts.optional(),
  title: text.optional(),
  under: texts.optional(),
  facts: z.array(fact).optional(),
  body: z.array(part).optional(),
  table: table.optional(),
  totals: z.array(total).optional(),
  words: fact.optional(),
  qr: qr.optional(),
  pictures: pictures.optional(),
  notes: texts.optional(),
  place: text.optional(),
  signatures: z.array(signature).optional(),
  voided: text.optional(),
  copies: texts.optional(),
}) satisfies z.ZodType<DocumentPage>

/** The language of a paper; absent: that of those who pay in the building's currency. */
const language = z.enum(languages).optional()
/** Absent: that of the first receipt's template, or A4. */
const paper = z.enum(paperSizes).optional()

export const readReceiptPaper = defineCall({
  id: 'readReceiptPaper',
  method: 'GET',
  path: manage('receipts/{id}/paper'),
  permission: { code: 'manage_debt', flag: 'read' },
  tag: 'receipt',
  summary: 'A receipt as it is printed: its parts, in one language',
  params: z.object({ language }),
  reply: z.strictObject({ data: documentPage }),
})

export const printReceipt = defineCall({
  id: 'printReceipt',
  method: 'GET',
  path: manage('receipts/{id}/pdf'),
  permission: { code: 'manage_debt', flag: 'read' },
  tag: 'receipt',
  summary: 'A receipt as a PDF: on A4 in two copies, on A5 or a roll in one for each sheet',
  params: z.object({ language, paper }),
  reply: 'file',
  errors: { 422: ['invalid_value'] },
})

/** The most receipts of one file. */
export const mostPrinted = 500

/** Receipts of one building, in the order in which they are named. */
export const chosenReceipts = z.object({
  building_id: buildingId,
  ids: z
    .string({ error: 'required' })
    .regex(/^[1-9]\d{0,17}(,[1-9]\d{0,17})*$/, { error: 'invalid_reference' })
    .transform((ids) => [...new Set(ids.split(','))])
    .refine((ids) => ids.length <= mostPrinted, {
      error: 'too_many',
      params: { limits: { max: mostPrinted } },
    }),
  language,
})

export const printReceipts = defineCall({
  id: 'printReceipts',
  method: 'GET',
  path: manage('receipts/bulk/pdf'),
  permission: { code: 'manage_debt', flag: 'read' },
  tag: 'receipt',
  summary: 'Several receipts of one building as one PDF, in the order in which they are named',
  inBuilding: true,
  params: chosenReceipts.extend({ paper }),
  reply: 'file',
  errors: { 404: ['record_not_found'], 422: ['required', 'invalid_reference', 'too_many'] },
})

interface OwnPaper {
  /** Names its calls: `Handover` is `readHandoverPaper` and `printHandover`. */
  readonly name: string
  readonly what: string
  readonly tag: string
  /** Whose right to read it is. */
  readonly code: PermissionCode
  /** What its PDF is set on. Default: A4. */
  readonly on?: string
}

/** The two calls of a record's own paper: its parts for the screen, and its PDF. */
const ownPaper = <const P extends string>(path: P, { name, what, code, on = 'A4', tag }: OwnPaper) => ({
  read: defineCall({
    tag,
    permission: { code, flag: 'read' },
    id: `read${name}Paper`,
    method: 'GET',
    path: manage(`${path}/{id}/paper`),
    summary: `${what} as a paper: its parts, in one language`,
    params: z.object({ language }),
    reply: z.strictObject({ data: documentPage }),
  }),
  print: defineCall({
    tag,
    permission: { code, flag: 'read' },
    id: `print${name}`,
    method: 'GET',
    path: manage(`${path}/{id}/pdf`),
    summary: `${what} as a PDF, on ${on}`,
    params: z.object({ language }),
    reply: 'file',
  }),
})
export type OwnPaperCalls = ReturnType<typeof ownPaper>

export const { read: readHandoverPaper, print: printHandover } = ownPaper('handovers', {
  name: 'Handover',
  what: 'The minutes of a handover',
  tag: 'handover',
  code: 'manage_apartment',
  on: 'the paper of its template or A4',
})

export const { read: readCountPaper, print: printCount } = ownPaper('till-closings', {
  name: 'Count',
  what: 'The minutes of a cash count, after form 08a-TT,',
  tag: 'till_closing',
  code: 'manage_debt',
})

export const { read: readCertificatePaper, print: printCertificate } = ownPaper('debt-certificates', {
  name: 'Certificate',
  what: 'A certificate of no debt',
  tag: 'debt_certificate',
  code: 'manage_debt',
})

export const { read: readContractPaper, print: printContract } = ownPaper('contracts', {
  name: 'Contract',
  what: 'A contract',
  tag: 'contract',
  code: 'manage_contract',
  on: 'the paper of its template or A4',
})
