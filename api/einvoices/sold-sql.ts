import { literalsOf } from '#api/sql/literals.ts'
import { accounts } from '#domain/money/ledger-accounts.ts'
import type { EntryKind } from '../ledger/ledger.ts'

// The entries of the ledger that invoices are about, and which invoices have them already.

const inLedger = literalsOf(accounts)
const kindsSql = (kinds: readonly EntryKind[]) => Object.values(literalsOf(kinds)).join(', ')

const ofFees = kindsSql(['fee', 'fee_void'])
const ofAdjustments = kindsSql(['adjustment', 'adjustment_void'])
const ofVouchers = kindsSql(['receipt_voucher', 'receipt_voucher_void'])

const sumSql = (account: keyof typeof inLedger) =>
  `-sum(l.amount) filter (where l.account = ${inLedger[account]})`

/** SQL: no invoice has an entry `e` yet. */
const isFree = `not exists (select from invoiced_entry i where i.building_id = e.building_id and i.entry_id = e.id)`

/**
 * SQL of entries of fees, adjustments and vouchers, each with the fee or the voucher that it is about, and what it has
 * booked as revenue, output VAT and money of others; below zero where something is taken back.
 */
export const soldSql = (entries: string): string =>
  `select e.building_id, e.id as entry, e.booked_on,
      case when e.kind in (${ofFees}) then e.document_id else a.fee_id end as fee_id,
      case when e.kind in (${ofVouchers}) then e.document_id end as voucher_id,
      coalesce(s.net, 0) as net, coalesce(s.vat, 0) as vat, coalesce(s.others, 0) as others
    from ${entries} e
      cross join lateral (select ${sumSql('revenue')} as net, ${sumSql('output_vat')} as vat,
          ${sumSql('collected_for_others')} as others
        from ledger_line l where l.building_id = e.building_id and l.entry_id = e.id) s
      left join adjustment a on e.kind in (${ofAdjustments}) and a.building_id = e.building_id and a.id = e.document_id
    where e.kind in (${ofFees}, ${ofAdjustments}, ${ofVouchers})`

/** SQL: what a group of them comes to is not nothing. */
export const movedSql = 'having sum(x.net) <> 0 or sum(x.vat) <> 0 or sum(x.others) <> 0'

/**
 * SQL of the free entries of a building between two days, and of what has been taken back or adjusted of them since: an
 * invoice says what the books have of a fee on the day on which it is made.
 */
export const freeEntriesSql = ({
  buildingId,
  from,
  through,
}: {
  buildingId: string
  from: string
  through: string
}) =>
  `(select e.* from ledger_entry e where e.building_id = ${buildingId} and e.booked_on between ${from} and ${through}
      and ${isFree}
    union all select e.* from ledger_entry e
      left join adjustment a on e.kind in (${ofAdjustments}) and a.building_id = e.building_id and a.id = e.document_id
      join ledger_entry o on o.building_id = e.building_id and o.booked_on between ${from} and ${through}
        and o.document_id = coalesce(a.fee_id, case when a.id is null then e.document_id end)
        and o.kind = case e.kind when 'receipt_voucher_void' then 'receipt_voucher' else 'fee' end
    where e.building_id = ${buildingId} and e.booked_on > ${through}
      and e.kind in ('fee_void', 'receipt_voucher_void', ${ofAdjustments}) and ${isFree})`

/** A fee that comes of another one: it was issued again for it, or an adjustment charges more of it. */
interface Kin {
  readonly buildingId: string
  readonly id: string
}

/** SQL of the ids of the fees that a fee comes of. */
const aboveSql = ({ buildingId, id }: Kin) =>
  `(select above.replaces_id as id from fee above
      where above.building_id = ${buildingId} and above.id = ${id} and above.replaces_id is not null
    union all select more.fee_id from adjustment more where more.building_id = ${buildingId} and more.line_id = ${id})`

/** SQL of the ids of the fees that come of a fee. */
const belowSql = ({ buildingId, id }: Kin) =>
  `(select below.id from fee below where below.building_id = ${buildingId} and below.replaces_id = ${id}
    union all select more.line_id from adjustment more
      where more.building_id = ${buildingId} and more.fee_id = ${id} and more.line_id is not null)`

/** SQL of the ids of a fee `f` and of all that it comes of. */
const earlierSql = (f: string) => `with recursive up as (select ${f}.id
      union select c.id from up cross join lateral ${aboveSql({ buildingId: `${f}.building_id`, id: 'up.id' })} c)
    select id from up`

/** SQL of the day on which a fee `f`, or the first that it comes of, was booked. */
export const firstBookedSql = (f: string): string =>
  `(select min(b.booked_on) from (${earlierSql(f)}) u
      join fee b on b.building_id = ${f}.building_id and b.id = u.id)`

/**
 * SQL of the ids of invoices of a building that may have come to something else since: those of which an entry that takes
 * back, adjusts, charges more or issues again is free. There are few such entries, and few invoices to look at closely.
 */
export const touchedInvoicesSql = (buildingId: string): string =>
  `with recursive up as (select e.document_id as id from ledger_entry e
        where e.building_id = ${buildingId} and e.kind = 'fee_void' and ${isFree}
      union select a.fee_id from ledger_entry e
        join adjustment a on a.building_id = e.building_id and a.id = e.document_id
        where e.building_id = ${buildingId} and e.kind in (${ofAdjustments}) and ${isFree}
      union select f.id from fee f
        join ledger_entry e on e.building_id = f.building_id and e.kind = 'fee' and e.document_id = f.id
        where f.building_id = ${buildingId} and f.replaces_id is not null and ${isFree}
      union select a.line_id from adjustment a
        join ledger_entry e on e.building_id = a.building_id and e.kind = 'fee' and e.document_id = a.line_id
        where a.building_id = ${buildingId} and ${isFree}
      union select c.id from up cross join lateral ${aboveSql({ buildingId, id: 'up.id' })} c)
    select n.e_invoice_id as id from up
      join e_invoice_line n on n.building_id = ${buildingId} and n.fee_id = up.id
    union select n.e_invoice_id from ledger_entry e
      join e_invoice_line n on n.building_id = e.building_id and n.receipt_voucher_id = e.document_id
      where e.building_id = ${buildingId} and e.kind = 'receipt_voucher_void' and ${isFree}`

/** SQL: an invoice that was not discarded has a fee `f`, or one that it comes of. */
export const isInvoicedSql = (f: string): string =>
  `exists (select from (${earlierSql(f)}) u
      join e_invoice_line n on n.building_id = ${f}.building_id and n.fee_id = u.id
      join e_invoice i on i.building_id = n.building_id and i.id = n.e_invoice_id and i.status <> 'discarded')`

/** SQL of the free entries about what an invoice `t` has, and about the fees that come of its own. */
export const laterEntriesSql = (t: string): string =>
  `(with recursive own as (select n.fee_id as id from e_invoice_line n
        where n.building_id = ${t}.building_id and n.e_invoice_id = ${t}.id and n.fee_id is not null
      union select c.id from own
        cross join lateral ${belowSql({ buildingId: `${t}.building_id`, id: 'own.id' })} c)
    select e.* from own join ledger_entry e on e.building_id = ${t}.building_id and e.kind in (${ofFees})
        and e.document_id = own.id where ${isFree}
    union all select e.* from own
        join adjustment a on a.building_id = ${t}.building_id and a.fee_id = own.id
        join ledger_entry e on e.building_id = a.building_id and e.kind in (${ofAdjustments}) and e.document_id = a.id
      where ${isFree}
    union all select e.* from e_invoice_line n
        join ledger_entry e on e.building_id = n.building_id and e.kind in (${ofVouchers})
          and e.document_id = n.receipt_voucher_id
      where n.building_id = ${t}.building_id and n.e_invoice_id = ${t}.id and ${isFree})`

/** SQL of the entries that an invoice `t`, or one that it replaces, has. */
export const ownEntriesSql = (t: string): string =>
  `(with recursive chain as (select ${t}.id, ${t}.original_id
      union all select p.id, p.original_id from chain
        join e_invoice p on p.building_id = ${t}.building_id and p.id = chain.original_id)
    select e.* from chain join invoiced_entry i on i.building_id = ${t}.building_id and i.e_invoice_id = chain.id
      join ledger_entry e on e.building_id = i.building_id and e.id = i.entry_id)`

/**
 * SQL of how many fees and vouchers of an invoice `t` have come to something else since; null for one that no longer stands
 * for itself. Of a draft: it is no longer what the books have; what an adjustment charges more is answered once it has its
 * number.
 */
export const unansweredSql = (t: string): string =>
  `case when ${t}.status in ('draft', 'issued', 'coded', 'adjusted', 'noticed') and ${t}.kind <> 'adjusting'
    then (select count(*) from (select from (${soldSql(laterEntriesSql(t))}) x
      where ${t}.status <> 'draft' or x.voucher_id is not null or exists (select from e_invoice_line n
        where n.building_id = ${t}.building_id and n.e_invoice_id = ${t}.id and n.fee_id = x.fee_id)
      group by x.fee_id, x.voucher_id ${movedSql}) z) end`
