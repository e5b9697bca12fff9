import { chargedStates } from '#domain/money/fee-types.ts'
import type { Queryable } from '#api/database/pool.ts'
import { columns } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { apartment } from '#entities/property/apartment.ts'

/** The apartments of a building that may be charged in a month (yyyy-MM), in the order of their codes. */
export const readChargedApartments = (
  db: Queryable,
  { buildingId, month }: { readonly buildingId: string; readonly month: string },
) => apartmentsOfMonth(db, { buildingId, month, states: [...chargedStates] })

const apartmentsOfMonth = query({
  row: columns(apartment, ['id', 'code']),
  takes: { buildingId: 'bigint', month: 'text', states: 'text[]' },
  sql: ({ buildingId, month, states }) =>
    `select a.id, a.code from apartment a
      where a.building_id = ${buildingId} and a.deleted_at is null
        and (a.handover_status = any(${states})
          or (a.handover_status = ${statesOf(apartment).closed} and a.closed_on >= (${month} || '-01')::date))
      order by a.code, a.id`,
})
