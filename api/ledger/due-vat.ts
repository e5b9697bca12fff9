import { literalsOf, statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { concernsPeriod, dueVatChange } from '#domain/money/due-vat.ts'
import { accounts } from '#domain/money/ledger-accounts.ts'
import { supplierInvoice } from '#entities/vouchers/supplier-invoice.ts'
import type { Queryable } from '../database/pool.ts'

interface Asked {
  readonly buildingId: string
  readonly from: string
  readonly to: string
  readonly today: string
  /** Of the books' currency. */
  readonly digits: number
}

/**
 * The suppliers' invoices whose deducted tax changes in a period by their due day, or may: lowered where it found them
 * unpaid, restored where they were paid since; `change` 0: it falls in the period and they are still unpaid.
 */
export async function dueVatOf(db: Queryable, { buildingId, from, to, today, digits }: Asked) {
  const found = await onCredit(db, { buildingId, from, to })
  return found.flatMap(({ issued_on, counts_on, open_before, ...told }) => {
    const invoice = { ...told, issued_on, due_on: counts_on, open_before }
    const change = dueVatChange(invoice, { from, to, today, digits })
    return concernsPeriod(invoice, change, { from, to }) ? [{ ...told, change }] : []
  })
}

const { payable } = literalsOf(accounts)

/** What is owed of each day is read from the entries of the invoice and of its payments, voids among them. */
const onCredit = query({
  row: {
    id: 'bigint',
    number: 'text | null',
    symbol: 'text | null',
    invoice_number: 'text | null',
    party: 'text | null',
    due_on: 'date',
    /** No tax is lowered before it was deducted. */
    counts_on: 'date',
    issued_on: 'date',
    amount: 'text',
    vat: 'text',
    open_before: 'text',
    open: 'text',
  },
  takes: { buildingId: 'bigint', from: 'date', to: 'date' },
  sql: ({ buildingId, from, to }) =>
    `select i.id, i.code as number, i.invoice_form || i.invoice_symbol as symbol, i.invoice_number, i.party, i.due_on,
        greatest(i.due_on, i.date, i.invoice_date) as counts_on, coalesce(i.invoice_date, i.date) as issued_on,
        trim_scale(i.amount)::text as amount, trim_scale(i.vat_deductible)::text as vat,
        trim_scale(o.before)::text as open_before, trim_scale(o.after)::text as open
      from supplier_invoice i
        cross join lateral (
          select coalesce(sum(-l.amount) filter (where e.booked_on < ${from}), 0) as before,
            coalesce(sum(-l.amount) filter (where e.booked_on <= ${to}), 0) as after
          from (select 'supplier_invoice' as of_kind, i.id as document_id
              union all select 'payment_voucher', v.id from payment_voucher v
                where v.building_id = i.building_id and v.supplier_invoice_id = i.id) d
            cross join lateral (values (d.of_kind), (d.of_kind || '_void')) k (kind)
            join ledger_entry e on e.building_id = i.building_id and e.kind = k.kind
              and e.document_id = d.document_id
            join ledger_line l on l.building_id = e.building_id and l.entry_id = e.id and l.account = ${payable}) o
      where i.building_id = ${buildingId} and i.status <> ${statesOf(supplierInvoice).draft}
        and i.vat_deductible > 0 and i.due_on <= ${to} and (o.before <> 0 or o.after <> 0)
      order by i.due_on, i.id`,
})
