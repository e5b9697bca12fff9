import { column } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import { bankStatement } from '#entities/banks/bank-statement.ts'
import { account } from '#entities/account/account.ts'

/** The file that a row of a statement came from, and who brought it; no row for what a gateway told. */
export const broughtBy = query({
  row: { filename: column(bankStatement, 'filename'), name: column(account, 'name') },
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `select s.filename, a.name from bank_line l
        join bank_statement s on s.building_id = l.building_id and s.id = l.statement_id
        join account a on a.id = s.created_by
      where l.building_id = ${buildingId} and l.id = ${id} and l.gateway = 'statement'`,
})
