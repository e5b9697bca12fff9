import { z } from 'zod'
import { batchObstacles, invoiceFaults, leftOutReasons } from '../einvoices/names.ts'
import { invoiceFields } from '../einvoices/layouts/fields.ts'
import { isDay } from '#core/fields/calendar.ts'
import { defineCall, manage } from './call.ts'
import { buildingId, file, reportMonth, wire } from './values.ts'

const tag = 'e_invoice'

/** An invoice as a preview names it. */
const named = {
  apartment: z.string().nullable(),
  buyer: z.string().nullable(),
  lines: z.string(),
  total: wire.amount,
}

/** What a batch would make, before it does: nothing is changed. */
export const previewInvoiceBatch = defineCall({
  id: 'previewInvoiceBatch',
  method: 'GET',
  path: manage('invoice-batches/preview'),
  permission: { code: 'manage_tax_info', flag: 'create' },
  also: ['manage_fee'],
  summary:
    'The invoices that a batch would make of what is booked through a month, what keeps others from being made, and by when',
  tag: 'invoice_batch',
  inBuilding: true,
  params: z.object({
    building_id: buildingId,
    month: reportMonth,
    date: z.string({ error: 'invalid_date' }).refine(isDay, { error: 'invalid_date' }),
  }),
  reply: z.strictObject({
    data: z.strictObject({
      obstacle: z.enum(batchObstacles).nullable(),
      seller: z.string().nullable(),
      /** Form and symbol: 1C26TAA. */
      symbol: z.string().nullable(),
      invoices: wire.count,
      net: wire.amount,
      vat: wire.amount,
      state_fees: wire.amount,
      total: wire.amount,
      /** Invoices with a fault, which are not made; the first of them. */
      faulty: wire.count,
      faults: z.array(z.strictObject({ ...named, faults: z.array(z.enum(invoiceFaults)) })),
      /** Invoices that are made though no law gives a rate of theirs on their day; the first of them, with these rates. */
      unlawful: wire.count,
      rates: z.array(z.strictObject({ ...named, rates: z.array(z.string()) })),
      left_out: z.array(
        z.strictObject({ reason: z.enum(leftOutReasons), count: wire.count, amount: wire.amount }),
      ),
      /** Fees that were paid in advance. */
      prepaid: wire.count,
      sign_by: wire.day,
      /** Of electricity and water, where there is some. */
      utilities_by: wire.day.nullable(),
    }),
  }),
  errors: { 422: ['report_period_required', 'invalid_date'] },
})

/** `xml`, a known program's layout, or the id of a layout of the office. */
const layout = z
  .string({ error: 'invalid_option' })
  .regex(/^(?:xml|misa|vnpt|\d{1,18})$/, { error: 'invalid_option' })

const fileErrors = {
  409: [
    'invoice_changed',
    'agreement_missing',
    'layout_takes_one_rate',
    'layout_without_state_fees',
    'layout_without_kind',
    'nothing_to_invoice',
  ],
  422: ['invalid_option', 'too_many'],
  429: ['too_many_requests'],
} as const

/** It has codes and addresses of all buyers. */
const right = { code: 'manage_tax_info', flag: 'update' } as const

export const takeInvoiceBatch = defineCall({
  id: 'takeInvoiceBatch',
  method: 'GET',
  path: manage('invoice-batches/{id}/file'),
  record: 'invoice_batch',
  permission: right,
  summary:
    'The invoices of a batch that wait for a number, as a file: unsigned XML in an archive, or a workbook of a program',
  tag: 'invoice_batch',
  params: z.object({ layout }),
  reply: 'file',
  errors: fileErrors,
})

/** What must be answered by an adjusting or a replacing invoice, or made again. */
export const readChangedInvoices = defineCall({
  id: 'readChangedInvoices',
  method: 'GET',
  path: manage('e-invoices/changed'),
  permission: { code: 'manage_tax_info', flag: 'read' },
  summary: 'Invoices whose fees have come to something else in the books since; the first 100',
  tag,
  inBuilding: true,
  params: z.object({ building_id: buildingId }),
  reply: z.strictObject({
    data: z.strictObject({
      total: wire.count,
      invoices: z.array(
        z.strictObject({
          id: wire.id,
          name: z.string(),
          symbol: z.string().nullable(),
          number: z.string().nullable(),
          total: wire.amount,
          /** It has no number yet: it is discarded and made again. */
          is_draft: z.boolean(),
          /** Fees and vouchers that have changed. */
          changes: wire.count,
        }),
      ),
    }),
  }),
})

/** What the empty file of a provider’s program says: its sheet, the rows above its titles, and what its columns seem to hold. */
export const readInvoiceTemplate = defineCall({
  id: 'readInvoiceTemplate',
  method: 'POST',
  path: manage('invoice-layouts/read'),
  permission: { code: 'manage_tax_info', flag: 'create' },
  summary:
    'The titles of a provider’s empty file, with the field that each column seems to hold; keeps nothing',
  tag: 'invoice_layout',
  inBuilding: true,
  body: z.strictObject({
    building_id: buildingId,
    /** Checked after the right: it may be absent until then. */
    file: file.or(z.unknown()).optional(),
  }),
  reply: z.strictObject({
    data: z.strictObject({
      sheet: z.string(),
      /** A line each, cells set apart by tabs. */
      above: z.string(),
      columns: z.array(z.strictObject({ title: z.string(), field: z.enum(invoiceFields).nullable() })),
    }),
  }),
  errors: {
    413: ['file_limit_exceeded', 'upload_quota_exceeded', 'storage_quota_exceeded'],
    422: ['required', 'import_empty', 'import_not_a_sheet'],
    429: ['too_many_requests'],
  },
})

export const takeInvoice = defineCall({
  id: 'takeInvoice',
  method: 'GET',
  path: manage('e-invoices/{id}/file'),
  record: 'e_invoice',
  permission: right,
  summary: 'One invoice as a file: unsigned XML, or a workbook of a program',
  tag,
  params: z.object({ layout }),
  reply: 'file',
  errors: fileErrors,
})
