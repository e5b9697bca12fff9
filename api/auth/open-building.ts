import type { Queryable } from '#api/database/pool.ts'
import { apiError, notFound } from '#api/http/error.ts'
import { query } from '#api/sql/query.ts'
import { isExpired } from './directory.ts'

/**
 * Asked by everything that opens for who holds no right: what a link shows, and what residents read as their own. 403
 * `order_expired` while the order of the record's building has expired, 404 once the building is deleted. Texts that are
 * published for everyone do not ask: docs/decisions/shut-links.md.
 */
export async function requireOpenBuilding(db: Queryable, buildingId: string): Promise<void> {
  const [found] = await stateOf(db, { id: buildingId })
  if (found === undefined) throw notFound()
  if (found.expired) throw apiError(403, 'order_expired')
}

const stateOf = query({
  row: { expired: 'boolean' },
  takes: { id: 'bigint' },
  sql: ({ id }) => `select ${isExpired} as expired from building where id = ${id} and deleted_at is null`,
})
