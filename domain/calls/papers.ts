import { z } from 'zod'
import { languages } from '#core/language.ts'
import { documentPage } from '../documents/page.ts'
import { paperSizes } from '../paper-sizes.ts'
import type { PermissionCode } from '../permission.ts'
import { defineCall, manage, type Call } from './call.ts'
import { buildingId, viewToken } from './values.ts'

/** The language of a paper; absent: that of those who pay in the building's currency, or of its template. */
const language = z.enum(languages).optional()

/** What a paper's PDF is set on; absent: the sheet that its record or its template is made for, or A4. */
const paper = z.enum(paperSizes).optional()

/** Pages and the sheet that they are made for: the one reply of every paper. No page: there is nothing to be printed. */
const pages = z.strictObject({
  data: z.strictObject({ paper: z.enum(paperSizes), pages: z.array(documentPage) }),
})

/** A paper as a screen shows it, and as a PDF: what these two calls have in common, whosever paper it is. */
export const shownPaper = { method: 'GET', params: z.object({ language }), reply: pages } as const
export const printedPaper = {
  method: 'GET',
  params: z.object({ language, paper }),
  reply: 'file',
  errors: { 422: ['invalid_value'] },
} as const

/** The same by a link. The token comes in the body, so that no server's log has it. */
const byLink = {
  method: 'POST',
  permission: 'public',
  body: z.strictObject({ view_token: viewToken, language }),
  errors: { 403: ['order_expired'], 404: ['record_not_found'], 429: ['too_many_requests'] },
} as const
export const shownByLink = { ...byLink, reply: pages } as const
export const printedByLink = { ...byLink, reply: 'file' } as const

type Address = `${string}{id}${string}`
/** A call that shows a record's paper, and the call of its PDF. */
export type ShowCall<R extends z.ZodType = typeof pages> = Call<
  Address,
  (typeof shownPaper)['params'],
  undefined,
  R
>
export type PrintCall = Call<Address, (typeof printedPaper)['params'], undefined, 'file'>
/** Both, as the page of the record needs them. */
export interface RecordPaper {
  readonly read: ShowCall
  readonly print: PrintCall
}

interface PaperOf {
  /** Names its calls: `Handover` is `readHandoverPaper` and `printHandover`. */
  readonly name: string
  readonly what: string
  /** Its entity. */
  readonly tag: string
  /** Whose right to read it is. */
  readonly code: PermissionCode
  /** What its PDF is set on. Default: A4. */
  readonly on?: string
}

/** The two calls of the paper of a record at `handovers/{id}`: its parts for the screen, and its PDF. */
export const paperCalls = <const P extends string>(
  record: P,
  { name, what, code, on = 'A4', tag }: PaperOf,
) => ({
  read: defineCall({
    ...shownPaper,
    tag,
    permission: { code, flag: 'read' },
    id: `read${name}Paper`,
    path: manage(`${record}/paper`),
    summary: `${what} as a paper: its parts, in one language`,
  }),
  print: defineCall({
    ...printedPaper,
    tag,
    permission: { code, flag: 'read' },
    id: `print${name}`,
    path: manage(`${record}/pdf`),
    summary: `${what} as a PDF, on ${on}`,
  }),
})

/** The most records of one file that are chosen. */
export const mostPrinted = 500

/** Records of one building, in the order in which they are named. */
export const chosenRecords = z.object({
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
  paper,
})
/** The same on pre-printed forms, which have their own size. */
export const chosenForms = chosenRecords.omit({ paper: true })

export const receiptCalls = {
  ...paperCalls('receipts/{id}', {
    name: 'Receipt',
    what: 'A receipt',
    tag: 'receipt',
    code: 'manage_debt',
    on: 'the paper of its template or A4; on A4 in two copies, on A5 or a roll in one for each sheet',
  }),
  printChosen: defineCall({
    id: 'printReceipts',
    method: 'GET',
    path: manage('receipts/bulk/pdf'),
    permission: { code: 'manage_debt', flag: 'read' },
    tag: 'receipt',
    summary: 'Several receipts of one building as one PDF, in the order in which they are named',
    inBuilding: true,
    params: chosenRecords,
    reply: 'file',
    errors: {
      404: ['record_not_found'],
      422: ['required', 'invalid_reference', 'too_many', 'invalid_value'],
    },
  }),
}

const ofVoucher = {
  permission: { code: 'manage_voucher', flag: 'read' },
  tag: 'payment_voucher',
} as const

/** A document that moved money as a voucher, with the accounts of its entry by the building's chart. */
export const voucherCalls = {
  read: defineCall({
    ...shownPaper,
    ...ofVoucher,
    id: 'readVoucherPaper',
    path: manage('voucher-papers/{kind}/{id}'),
    summary:
      'A document that moved money, as the voucher that is printed and signed; no page before it is approved',
  }),
  print: defineCall({
    ...printedPaper,
    ...ofVoucher,
    id: 'printVoucher',
    path: manage('voucher-papers/{kind}/{id}/pdf'),
    summary: 'The same as a PDF, in two copies on one sheet of A4',
  }),
}

export const writeOffCalls = paperCalls('write-offs/{id}', {
  name: 'WriteOff',
  what: 'A write-off',
  tag: 'write_off',
  code: 'manage_debt',
})

export const offsetCalls = paperCalls('credit-transfers/{id}', {
  name: 'Offset',
  what: 'An offset between apartments',
  tag: 'credit_transfer',
  code: 'manage_debt',
})

export const adjustmentCalls = paperCalls('adjustments/{id}', {
  name: 'Adjustment',
  what: 'An adjustment of a fee',
  tag: 'adjustment',
  code: 'manage_fee',
})

export const paymentOrderCalls = paperCalls('payment-vouchers/{id}/order', {
  name: 'PaymentOrder',
  what: 'A payment voucher of a bank account as the order to that bank',
  tag: 'payment_voucher',
  code: 'manage_voucher',
  on: 'A4, in two copies',
})

export const handoverCalls = paperCalls('handovers/{id}', {
  name: 'Handover',
  what: 'The minutes of a handover',
  tag: 'handover',
  code: 'manage_apartment',
  on: 'the paper of its template or A4',
})

export const countCalls = paperCalls('till-closings/{id}', {
  name: 'Count',
  what: 'The minutes of a cash count, after form 08a-TT,',
  tag: 'till_closing',
  code: 'manage_debt',
})

export const certificateCalls = paperCalls('debt-certificates/{id}', {
  name: 'Certificate',
  what: 'A certificate of no debt',
  tag: 'debt_certificate',
  code: 'manage_debt',
})

export const contractCalls = paperCalls('contracts/{id}', {
  name: 'Contract',
  what: 'A contract',
  tag: 'contract',
  code: 'manage_contract',
  on: 'the paper of its template or A4',
})

const ofInvoices = { tag: 'e_invoice', code: 'manage_tax_info' } as const

export const invoiceNoticeCalls = paperCalls('e-invoices/{id}/notice', {
  ...ofInvoices,
  name: 'InvoiceNotice',
  what: 'The notice 04/SS of an e-invoice with errors',
})

export const invoiceListCalls = paperCalls('e-invoices/{id}/list', {
  ...ofInvoices,
  name: 'InvoiceList',
  what: 'The list 01/BK of the invoices that an adjusting or replacing one and its like put right',
})
