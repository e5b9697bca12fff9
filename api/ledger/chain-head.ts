import type { Queryable } from '#api/database/pool.ts'
import { query } from '#api/sql/query.ts'
import { headSql } from './head-sql.ts'

/**
 * The last link of a building's books, to be shown and printed; null before anything is booked. What the same transaction
 * books is linked at its end, and comes after it.
 */
export async function readChainHead(db: Queryable, buildingId: string): Promise<string | null> {
  const [link] = await lastLink(db, { buildingId })
  return link?.head ?? null
}

const lastLink = query({
  row: { head: 'text' },
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select ${headSql('c')} as head from ledger_chain c
      where c.building_id = ${buildingId} order by c.number desc limit 1`,
})
