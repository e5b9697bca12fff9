import { z } from 'zod'
import { languages } from '#core/language.ts'
import { defineCall, manage } from './call.ts'
import { documentPage } from './papers.ts'

const reading = {
  method: 'GET',
  permission: { code: 'manage_voucher', flag: 'read' },
  tag: 'payment_voucher',
  params: z.object({ language: z.enum(languages).optional() }),
} as const

/** A document that moved money as a voucher, with the accounts of its entry by the building's chart. */
export const readVoucherPaper = defineCall({
  ...reading,
  id: 'readVoucherPaper',
  path: manage('voucher-papers/{kind}/{id}'),
  summary: 'A document that moved money, as the voucher that is printed and signed',
  reply: z.strictObject({
    /** Null before it is approved, and for one that moved no money. */
    data: z.strictObject({ page: documentPage.nullable() }),
  }),
})

export const printVoucher = defineCall({
  ...reading,
  id: 'printVoucher',
  path: manage('voucher-papers/{kind}/{id}/pdf'),
  summary: 'The same as a PDF, in two copies on one sheet of A4',
  reply: 'file',
})
