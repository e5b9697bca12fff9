import type { Invariant } from './invariants-shape.ts'
import { accountIs, voucherIs } from './invariants-words.ts'

const suppliersAreOwed: Invariant = {
  code: 'I26',
  says: 'what is owed of each supplier’s invoice is its amount less what payments that stand have paid, and its own supplier’s',
  sql: `select building_id::text as building, 'supplier_invoice ' || id as record,
      format('documents %s, ledger %s', sum(told), sum(booked)) as finding
    from (select building_id, id::text as id, amount as told, 0 as booked from supplier_invoice
          where status = ${voucherIs.approved}
        union all select building_id, supplier_invoice_id::text, -amount, 0 from payment_voucher
          where supplier_invoice_id is not null and status = ${voucherIs.approved}
        union all select building_id, ref, 0, -balance from ledger_balance where account = ${accountIs.payable}) s
    group by building_id, id having sum(told) <> sum(booked)
    union all
    select v.building_id::text, 'payment_voucher ' || v.id, 'pays the invoice of another supplier'
      from payment_voucher v join supplier_invoice i on i.building_id = v.building_id and i.id = v.supplier_invoice_id
      where v.status = ${voucherIs.approved} and v.partner_id is distinct from i.partner_id`,
}

export const supplierInvariants = { suppliersAreOwed }
