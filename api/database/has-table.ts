import type { Queryable } from './pool.ts'

/** Whether a table is there; another schema's is named with it. */
export async function hasTable(db: Queryable, name: string): Promise<boolean> {
  const [table] = await db.query<{ found: string | null }>('select to_regclass($1)::text as found', [name])
  return (table?.found ?? null) !== null
}
