import { literalsOf } from '#api/sql/literals.ts'
import { accounts } from '#domain/money/ledger-accounts.ts'
import { aboutEntry } from './moves-sql.ts'

// What suppliers are owed (docs/domain/supplier-debts.md): of each invoice the account `payable` has what is left of it.

const { payable } = literalsOf(accounts)

/** SQL of what the books still owe of the invoice of a row. */
export const openSql = (row: string) =>
  `coalesce((select -b.balance from ledger_balance b where b.building_id = ${row}.building_id
    and b.account = ${payable} and b.ref = ${row}.id::text), 0)`

/** SQL of what the books owe to the partner of a row. */
export const owedSql = (row: string) =>
  `coalesce((select -sum(b.balance) from supplier_invoice i join ledger_balance b on b.building_id = i.building_id
      and b.account = ${payable} and b.ref = i.id::text
    where i.building_id = ${row}.building_id and i.partner_id = ${row}.id), 0)`

interface Period {
  readonly buildingId: string
  readonly from: string
  readonly to: string
}

/**
 * SQL of all that invoices and their payments have booked through the last day of a period, with how many days late each
 * invoice was then; a period that ends before it begins has nothing.
 */
export const payablesSql = ({ buildingId, from, to }: Period) =>
  `select ${aboutEntry}, -l.amount as amount, i.partner_id, (${to} - i.due_on)::numeric as late, null::bigint as apartment_id
    from ledger_entry e
      join ledger_line l on l.building_id = e.building_id and l.entry_id = e.id and l.account = ${payable}
      join supplier_invoice i on i.building_id = e.building_id and i.id = l.category::bigint
    where e.building_id = ${buildingId} and e.booked_on <= ${to} and ${from} <= ${to}`
