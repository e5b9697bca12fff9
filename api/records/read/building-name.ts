import { building } from '#entities/property/building.ts'
import type { Queryable } from '#api/database/pool.ts'
import { columns } from '../../sql/column.ts'
import { query } from '../../sql/query.ts'

const names = query({
  row: columns(building, ['name']),
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) => `select name from building where id = ${buildingId}`,
})

/** The name of a building, for the head of a file. */
export async function buildingName(db: Queryable, buildingId: string): Promise<string | undefined> {
  const [row] = await names(db, { buildingId })
  return row?.name ?? undefined
}
