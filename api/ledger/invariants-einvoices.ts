import { eInvoice } from '#entities/einvoices/e-invoice.ts'
import { statesOf } from '#api/sql/literals.ts'
import type { Invariant } from './invariants-shape.ts'
import { accountIs } from './invariants-words.ts'

const { discarded } = statesOf(eInvoice)

const bookedOn = (account: keyof typeof accountIs) =>
  `coalesce(-sum(l.amount) filter (where l.account = ${accountIs[account]}), 0)`

const invoicesAreBooked: Invariant = {
  code: 'I27',
  says: 'each e-invoice comes to what is booked by the entries that it has, and a replacing one to those of all that it replaces, too',
  // Of a fee that sold nothing, a correction takes the entries and says nothing.
  sql: `with recursive chain as (select building_id, id, id as part_id, kind, original_id from e_invoice
          where status <> ${discarded}
        union all select c.building_id, c.id, p.id, p.kind, p.original_id from chain c
          join e_invoice p on p.building_id = c.building_id and p.id = c.original_id where c.kind = 'replacing'),
      part as (select c.building_id, c.id, e.kind like 'receipt_voucher%' as is_voucher,
            coalesce(a.fee_id, e.document_id) as document_id, ${bookedOn('revenue')} as net,
            ${bookedOn('output_vat')} as vat, ${bookedOn('collected_for_others')} as others
          from chain c
            join invoiced_entry i on i.building_id = c.building_id and i.e_invoice_id = c.part_id
            join ledger_entry e on e.building_id = i.building_id and e.id = i.entry_id
            join ledger_line l on l.building_id = e.building_id and l.entry_id = e.id
            left join adjustment a on e.kind like 'adjustment%' and a.building_id = e.building_id
              and a.id = e.document_id
          group by 1, 2, 3, 4),
      booked as (select building_id, id, sum(net) as net, sum(vat) as vat, sum(others) as others from part
          where net <> 0 or vat <> 0 group by 1, 2)
    select t.building_id::text as building, 'e_invoice ' || t.id as record,
        format('%s, tax %s, fees %s; booked %s, tax %s, fees %s', t.net, t.vat, t.state_fees, b.net, b.vat, b.others) as finding
      from e_invoice t left join booked b on b.building_id = t.building_id and b.id = t.id
      where t.status <> ${discarded} and (t.net, t.vat, t.state_fees)
        is distinct from (coalesce(b.net, 0), coalesce(b.vat, 0), coalesce(b.others, 0))`,
}

export const eInvoiceInvariants = { invoicesAreBooked }
