import { isFundFeeSql } from '#api/debts/fund-owed-sql.ts'
import { referenceOf } from '#api/debts/reference-sql.ts'
import { literalsOf, statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { accounts } from '#domain/money/ledger-accounts.ts'
import { fee as feeEntity } from '#entities/fees/fee.ts'
import { paidFromOutside } from '../fees/payer-sql.ts'
import type { EntryKind } from '../ledger/ledger.ts'

const feeIs = statesOf(feeEntity)
const { receivable, credit } = literalsOf(accounts)
/** SQL of whether a receipt `r` settled some fee of which this is true. */
const settledOne = (condition: string) =>
  `exists (select from settlement s join fee f on f.building_id = s.building_id and f.id = s.fee_id
    where s.building_id = r.building_id and s.receipt_id = r.id and ${condition})`

/**
 * SQL of whether all that a receipt `r` settled is paid from outside the home: its paper goes to whoever pays, and what the
 * home owes is none of their business (docs/domain/residents.md).
 */
const isOfOutsider = `(${settledOne('true')} and not ${settledOne(`not ${paidFromOutside('f', 'r.received_on')}`)})`

const { receipt: collected, fee, opening } = literalsOf(['receipt', 'fee', 'opening'] satisfies EntryKind[])

/**
 * What the apartment of each receipt owed once the receipt was booked: the ledger's lines up to its entry, so that every
 * copy says the same, whenever it is printed. `due`: that less its credit, as a notice asks for it. `is_open`: nothing has
 * lessened it since, whatever was charged anew, so that a later copy asks for no money that has come; and all of it is paid
 * to one account, which what is owed to the maintenance fund is not. Receipts of payers from outside have no row.
 */
export const owedAfter = query({
  row: { receipt_id: 'text', owed: 'text', due: 'text', is_open: 'boolean', reference: 'text' },
  takes: { buildingId: 'bigint', ids: 'bigint[]' },
  sql: ({ buildingId, ids }) =>
    `select r.id::text as receipt_id, trim_scale(a.owed)::text as owed, trim_scale(a.due)::text as due,
        a.due > 0 and a.since >= 0 and not exists (select from fee f where f.building_id = r.building_id
            and f.apartment_id = r.apartment_id and f.status = ${feeIs.approved} and f.deleted_at is null
            and ${isFundFeeSql('f')}) as is_open, ${referenceOf('r.building_id', 'r.apartment_id')} as reference
      from receipt r join ledger_entry e
          on e.building_id = r.building_id and e.kind = ${collected} and e.document_id = r.id
        cross join lateral (
          select coalesce(sum(l.amount) filter (where l.entry_id <= e.id and l.account = ${receivable}), 0) as owed,
              coalesce(sum(l.amount) filter (where l.entry_id <= e.id), 0) as due,
              coalesce(sum(l.amount) filter (where l.entry_id > e.id and o.kind not in (${fee}, ${opening})), 0) as since
            from ledger_line l join ledger_entry o on o.building_id = l.building_id and o.id = l.entry_id
            where l.building_id = r.building_id and l.apartment_id = r.apartment_id
              and l.account in (${receivable}, ${credit})) a
      where r.building_id = ${buildingId} and r.id = any(${ids}) and not ${isOfOutsider}`,
})
