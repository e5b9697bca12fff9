import { column } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import { eInvoice } from '#entities/einvoices/e-invoice.ts'
import { touchedInvoicesSql, unansweredSql } from './sold-sql.ts'

/** The invoices of a building whose fees have come to something else in the books since, until they are answered. */
export const changedInvoices = query({
  row: {
    id: 'bigint',
    name: 'text',
    symbol: 'text | null',
    number: 'text | null',
    total: 'text',
    status: column(eInvoice, 'status'),
    changes: 'integer',
    in_all: 'integer',
  },
  takes: { buildingId: 'bigint', most: 'integer' },
  sql: ({ buildingId, most }) =>
    `select t.id, t.name, t.invoice_form || t.invoice_symbol as symbol, t.invoice_number as number,
        trim_scale(t.total)::text as total, t.status, u.changes, count(*) over ()::int as in_all
      from (${touchedInvoicesSql(buildingId)}) c
        join e_invoice t on t.building_id = ${buildingId} and t.id = c.id
        cross join lateral (select (${unansweredSql('t')})::int as changes) u
      where u.changes > 0 order by t.id limit ${most}`,
})
