import { building } from '#entities/property/building.ts'
import type { Queryable } from '#api/database/pool.ts'
import { columns } from '../../sql/column.ts'
import { query } from '../../sql/query.ts'

const heads = query({
  row: columns(building, ['name', 'address']),
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) => `select name, address from building where id = ${buildingId}`,
})

/** The name and the address of a building, for the head of a file or a paper. */
export async function buildingHead(db: Queryable, buildingId: string) {
  const [row] = await heads(db, { buildingId })
  return row
}

/** The name of a building. */
export const buildingName = async (db: Queryable, buildingId: string): Promise<string | undefined> =>
  (await buildingHead(db, buildingId))?.name ?? undefined
