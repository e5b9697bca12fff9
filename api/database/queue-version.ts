import type { Queryable } from './pool.ts'

/** The schema of the job queue, whose tables its package makes. */
export const queueSchema = 'pgboss'

/** The version of the job queue's tables; undefined before there are any. */
export async function readQueueVersion(db: Queryable): Promise<number | undefined> {
  const [table] = await db.query<{ found: string | null }>(
    `select to_regclass('${queueSchema}.version')::text as found`,
  )
  if ((table?.found ?? null) === null) return undefined
  const [row] = await db.query<{ version: number }>(
    `select version::int as version from ${queueSchema}.version`,
  )
  return row?.version
}
