import { z } from 'zod'
import { days, provenance, said, sheetOf } from '../../layout-columns.ts'
import type { BuiltInLayout, InvoiceKind } from '../names.ts'
import { invoiceFields } from './fields.ts'
import misa from './misa.json' with { type: 'json' }
import vnpt from './vnpt.json' with { type: 'json' }

/** A layout of another program's file of invoices: a row for each line, the invoice's own data on each of its rows. */
const layout = z.strictObject({
  ...provenance,
  days,
  /** It takes no invoice with lines of several rates. */
  one_rate: z.boolean(),
  /** Texts that stand in the row of the titles, in a column counted from 1, and mean nothing to people. */
  marks: z.array(z.strictObject({ column: z.int().min(1), text: said })).optional(),
  /** By what an invoice is; a kind that is absent was not found, and no file is made of it. */
  parts: z.strictObject({
    original: sheetOf(invoiceFields),
    adjusting: sheetOf(invoiceFields).optional(),
    replacing: sheetOf(invoiceFields).optional(),
  } satisfies Record<InvoiceKind, z.ZodType>),
})
type InvoiceLayout = z.infer<typeof layout>

/** By name; a file that does not hold to the shape stops the server at its start. */
export const invoiceLayouts: Readonly<Record<BuiltInLayout, InvoiceLayout>> = {
  misa: layout.parse(misa),
  vnpt: layout.parse(vnpt),
}
