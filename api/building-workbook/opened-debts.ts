import { columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import type { Queryable } from '../database/pool.ts'
import { openingDebt } from '#entities/fees/opening-debt.ts'

/** What makes two debts look alike: the apartment's code, the group of fees and the month. */
export const debtKey = (apartment: string, type: string, month: string) =>
  [apartment.toLowerCase(), type, month].join(' ')

const debtsOf = query({
  row: { apartment: 'text', ...columns(openingDebt, ['fee_type', 'month', 'name']) },
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select a.code as apartment, o.fee_type, o.month, o.name from opening_debt o join apartment a on a.id = o.apartment_id
      where o.building_id = ${buildingId} and o.deleted_at is null`,
})

/** The names of the opening debts that a building has, by what makes them look alike. */
export async function readOpenedDebts(
  db: Queryable,
  buildingId: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await debtsOf(db, { buildingId })
  const groups = Map.groupBy(rows, ({ apartment, fee_type, month }) => debtKey(apartment, fee_type, month))
  return new Map([...groups].map(([key, debts]) => [key, debts.map(({ name }) => name)]))
}
