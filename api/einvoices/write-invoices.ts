import { randomUUID } from 'node:crypto'
import { searchText } from '#core/derive/fields.ts'
import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { command } from '#api/sql/query.ts'
import type { DraftInvoice } from '#domain/einvoices/draft.ts'
import type { InvoiceKind } from '#domain/einvoices/names.ts'
import { eInvoice } from '#entities/einvoices/e-invoice.ts'
import { actor, actorOf, logInsert } from '../audit/log-insert.ts'

interface About {
  readonly buildingId: string
  readonly batchId: string | null
  readonly sellerId: string
  readonly month: string
  readonly kind: InvoiceKind
  readonly originalId: string | null
  readonly form: string
  readonly symbol: string
  readonly date: string
  readonly paymentWay: string
  readonly grounds: string | null
}

/**
 * Writes drafts with their lines, what of the ledger they are about, and an audit line each, in one statement however many
 * there are. An entry that an invoice has already is refused by the table's key.
 */
export async function writeInvoices(
  tx: Tx,
  caller: Caller,
  about: About,
  drafts: readonly DraftInvoice[],
): Promise<void> {
  await insertInvoices(tx, {
    ...actorOf(caller),
    ...about,
    invoices: JSON.stringify(drafts.map((draft, at) => rowOf(draft, about, at + 1))),
  })
}

function rowOf({ buyer, lines, faults: _faults, ...draft }: DraftInvoice, { month }: About, ordinal: number) {
  const [year, number] = month.split('-')
  const names = { name: `${number}/${year} · ${draft.apartment ?? buyer.name ?? ''}`, ref_id: randomUUID() }
  return {
    ...draft,
    ...names,
    ordinal,
    ...Object.fromEntries(Object.entries(buyer).map(([name, value]) => [`buyer_${name}`, value])),
    search_text: searchText(eInvoice, names),
    lines: lines.map((line, at) => ({ ...line, ordinal: at + 1 })),
    entries: lines.flatMap(({ entries }) => entries),
  }
}

/** The changes of a new record: there was nothing before it. */
const noChanges = "'[]'::jsonb"

const buyerColumns = [
  'buyer_kind',
  'buyer_name',
  'buyer_tax_code',
  'buyer_budget_code',
  'buyer_personal_number',
  'buyer_passport',
  'buyer_nationality',
  'buyer_address',
  'buyer_email',
  'buyer_phone',
] as const

const insertInvoices = command({
  takes: {
    ...actor,
    buildingId: 'bigint',
    batchId: 'bigint | null',
    sellerId: 'bigint',
    month: 'text',
    kind: 'text',
    originalId: 'bigint | null',
    form: 'text',
    symbol: 'text',
    date: 'date',
    paymentWay: 'text',
    grounds: 'text | null',
    invoices: 'jsonb',
  },
  sql: ({
    buildingId,
    batchId,
    sellerId,
    month,
    kind,
    originalId,
    form,
    symbol,
    date,
    paymentWay,
    grounds,
    invoices,
    ...by
  }) =>
    `with d as materialized (select d.*, nextval(pg_get_serial_sequence('e_invoice', 'id')) as id
        from jsonb_to_recordset(${invoices})
          d(name text, ref_id text, ordinal numeric, apartment_id bigint, ${buyerColumns.map((name) => `${name} text`).join(', ')},
            net numeric, vat numeric, state_fees numeric, total numeric, search_text text, lines jsonb, entries jsonb)),
      i as (insert into e_invoice (id, building_id, batch_id, seller_id, month, kind, original_id, invoice_form,
          invoice_symbol, invoice_date, payment_way, grounds, status, created_by, name, ref_id, ordinal, apartment_id,
          ${buyerColumns.join(', ')}, net, vat, state_fees, total, search_text)
        select d.id, ${buildingId}, ${batchId}, ${sellerId}, ${month}, ${kind}, ${originalId}, ${form}, ${symbol}, ${date},
          ${paymentWay}, ${grounds}, 'draft', ${by.actorId}, d.name, d.ref_id, d.ordinal, d.apartment_id,
          ${buyerColumns.map((name) => `d.${name}`).join(', ')}, d.net, d.vat, d.state_fees, d.total, d.search_text
        from d order by d.ordinal
        returning id, building_id, name),
      n as (insert into e_invoice_line (building_id, e_invoice_id, fee_id, receipt_voucher_id, ordinal, name, unit,
          quantity, unit_price, net, rate, vat, state_fee, created_by)
        select ${buildingId}, d.id, l.fee_id, l.receipt_voucher_id, l.ordinal, left(l.name, 500), l.unit, l.quantity,
          l.unit_price, l.net, l.rate, l.vat, l.state_fee, ${by.actorId}
        from d, jsonb_to_recordset(d.lines) l(fee_id bigint, receipt_voucher_id bigint, ordinal numeric, name text,
          unit text, quantity numeric, unit_price numeric, net numeric, rate text, vat numeric, state_fee numeric)
        order by d.id, l.ordinal),
      t as (insert into invoiced_entry (building_id, entry_id, e_invoice_id)
        select ${buildingId}, e::bigint, d.id from d, jsonb_array_elements_text(d.entries) e),
      g as (${logInsert({ action: 'create', resource: eInvoice.name, title: 'name', changes: noChanges, from: 'i', by })})
      select`,
})
