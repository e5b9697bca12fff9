import { hasTable } from './has-table.ts'
import type { Queryable } from './pool.ts'

/** The schema of the job queue, whose tables its package makes. */
export const queueSchema = 'pgboss'

/** The version of the job queue's tables; undefined before there are any. */
export async function readQueueVersion(db: Queryable): Promise<number | undefined> {
  if (!(await hasTable(db, `${queueSchema}.version`))) return undefined
  const [row] = await db.query<{ version: number }>(
    `select version::int as version from ${queueSchema}.version`,
  )
  return row?.version
}

/** How many jobs wait or have failed within a day, and since when the oldest that is due waits. */
export interface QueueFigures {
  readonly waiting: number
  readonly failed: number
  readonly due_since: string | null
}

/** Jobs of ours, not those by which the queue keeps itself. */
export async function readQueueFigures(db: Queryable): Promise<QueueFigures> {
  const [found] = await db.query<QueueFigures>(
    `select count(*) filter (where state in ('created', 'retry'))::integer as waiting,
        count(*) filter (where state = 'failed' and completed_on > now() - interval '1 day')::integer as failed,
        min(start_after) filter (where state in ('created', 'retry') and start_after < now()) as due_since
      from ${queueSchema}.job where name not like '\\_\\_pgboss%'`,
  )
  return found ?? { waiting: 0, failed: 0, due_since: null }
}
