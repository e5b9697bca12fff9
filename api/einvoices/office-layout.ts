import type { Queryable } from '#api/database/pool.ts'
import { columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import type { InvoiceKind } from '#domain/einvoices/names.ts'
import { invoiceLayout } from '#entities/einvoices/invoice-layout.ts'
import type { FileLayout } from './file-layout.ts'

interface AskedLayout {
  readonly buildingId: string
  readonly id: string
  readonly kind: InvoiceKind
}

/** A layout that an office has mapped, for invoices of a kind; undefined where there is none. */
export async function officeLayout(db: Queryable, asked: AskedLayout): Promise<FileLayout | undefined> {
  const [found] = await layoutById(db, { ...asked })
  if (found === undefined) return undefined
  const { sheet, above, days, one_rate, columns: mapped } = found
  return {
    sheet,
    above: (above ?? '') === '' ? [] : (above ?? '').split('\n').map((line) => line.split('\t')),
    titles: mapped.map(({ title }) => title ?? ''),
    columns: mapped.map(({ field, value }) => ({ field: field ?? undefined, value: value ?? undefined })),
    days,
    one_rate,
  }
}

const layoutById = query({
  row: columns(invoiceLayout, ['sheet', 'above', 'days', 'one_rate', 'columns']),
  takes: { buildingId: 'bigint', id: 'bigint', kind: 'text' },
  sql: ({ buildingId, id, kind }) =>
    `select sheet, above, days, one_rate, columns from invoice_layout
      where building_id = ${buildingId} and id = ${id} and kind = ${kind} and deleted_at is null`,
})
