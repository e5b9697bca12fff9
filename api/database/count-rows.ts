import pg from 'pg'
import { hasTable } from './has-table.ts'
import type { Queryable } from './pool.ts'

/** How many rows tables have, by name; without those that are not there. */
export async function countRows(db: Queryable, tables: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const name of tables) {
    if (!(await hasTable(db, name))) continue
    const [row] = await db.query<{ n: string }>(`select count(*) as n from ${pg.escapeIdentifier(name)}`)
    counts[name] = Number(row?.n)
  }
  return counts
}
