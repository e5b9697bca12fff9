import { PgBoss } from 'pg-boss'
import packaged from 'pg-boss/package.json' with { type: 'json' }
import type { Queryable } from '../database/pool.ts'
import { queueSchema, readQueueVersion } from '../database/queue-version.ts'

/**
 * Creates the tables of the job queue, or brings them to the version of its package, as their owner: the server that
 * uses them may change no table.
 */
export async function migrateQueue(db: Queryable, url: string): Promise<void> {
  if ((await readQueueVersion(db)) === packaged.pgboss.schema) return
  const boss = new PgBoss({
    connectionString: url,
    schema: queueSchema,
    max: 1,
    supervise: false,
    schedule: false,
  })
  // What goes wrong is thrown by the start; without a listener it would also end the process.
  boss.on('error', () => undefined)
  await boss.start()
  await boss.stop({ graceful: false })
}
