import type { Tx } from '#api/database/pool.ts'
import { invalidInput } from '#api/http/error.ts'
import { statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { apartment } from '#entities/property/apartment.ts'

interface Charged {
  readonly building_id: string
  readonly apartment_id: string
}

/** 422 `apartment_closed`: nobody lives there, and its last fees were charged while it waited to be closed. */
export async function requireOpenApartment(tx: Tx, { building_id, apartment_id }: Charged): Promise<void> {
  if ((await closed(tx, { buildingId: building_id, id: apartment_id })).length > 0)
    throw invalidInput([{ field: 'apartment_id', code: 'apartment_closed' }])
}

const closed = query({
  row: {},
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `select from apartment where building_id = ${buildingId} and id = ${id}
        and handover_status = ${statesOf(apartment).closed}`,
})
