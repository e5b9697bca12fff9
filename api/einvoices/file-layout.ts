import { writtenDay } from '#core/days.ts'
import { isOneOf } from '#core/one-of.ts'
import type { FiledInvoice } from '#domain/einvoices/filed-invoice.ts'
import { dayFields, numberFields, type InvoiceField } from '#domain/einvoices/layouts/fields.ts'
import { invoiceValues } from '#domain/einvoices/layouts/invoice-values.ts'
import { invoiceLayouts } from '#domain/einvoices/layouts/layout.ts'
import { builtInLayouts, type InvoiceKind } from '#domain/einvoices/names.ts'
import { titleIn } from '#domain/layout-columns.ts'
import { lineCell, momentCell, type Cell } from '../records/present/export-cells.ts'

interface LayoutColumn {
  readonly field?: InvoiceField | undefined
  readonly value?: string | number | undefined
}

/** A layout as a workbook is written by it, whether it is a known program's or one of the office. */
export interface FileLayout {
  readonly sheet: string
  /** Rows above the titles. */
  readonly above: readonly (readonly string[])[]
  readonly titles: readonly string[]
  readonly columns: readonly LayoutColumn[]
  readonly days: 'cell' | 'text'
  readonly one_rate: boolean
}

/** A known program's layout for invoices of a kind; undefined where none is known. */
export function builtInLayout(name: string, kind: InvoiceKind): FileLayout | undefined {
  if (!isOneOf(builtInLayouts, name)) return undefined
  const { parts, marks = [], days, one_rate } = invoiceLayouts[name]
  const part = parts[kind]
  if (part === undefined) return undefined
  const titles = part.columns.map(({ title }) => titleIn(title, 'vi'))
  for (const { column, text } of marks) {
    while (titles.length < column) titles.push('')
    titles[column - 1] = text
  }
  return { sheet: titleIn(part.sheet, 'vi'), above: [], titles, columns: part.columns, days, one_rate }
}

/** The rows of an invoice, one for each of its lines. */
export const invoiceRows = ({ columns, days }: FileLayout, invoice: FiledInvoice): Cell[][] =>
  invoice.lines.map((line, at) => {
    const values = invoiceValues(invoice, line, at + 1)
    return columns.map(({ field, value }): Cell => {
      if (value !== undefined) return value
      if (field === undefined) return null
      const text = values[field]
      if (dayFields.includes(field) && text !== null)
        return days === 'text' ? writtenDay(text) : momentCell(text)
      return lineCell(text, numberFields.includes(field))
    })
  })
