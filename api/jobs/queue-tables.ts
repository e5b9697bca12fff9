import { PgBoss } from 'pg-boss'
import packaged from 'pg-boss/package.json' with { type: 'json' }
import type { RunStatements } from '../database/migrate.ts'
import type { Queryable } from '../database/pool.ts'
import { queueSchema, readQueueVersion } from '../database/queue-version.ts'

/**
 * What brings the tables of the job queue to the version of its package, in a transaction that is open; undefined: they
 * are there. By their owner: the server that uses them may change no table. Throws where a newer Lobby has changed them.
 */
export async function queueUpgrade(
  db: Queryable,
): Promise<((run: RunStatements) => Promise<void>) | undefined> {
  const found = await readQueueVersion(db)
  if (found === packaged.pgboss.schema) return undefined
  if (found !== undefined && found > packaged.pgboss.schema)
    throw new Error(
      `the job queue in the database was changed by a newer version (${found}): start that version. Nothing was changed.`,
    )
  return upgradeQueue
}

async function upgradeQueue(run: RunStatements): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => run(withoutTransaction(text), values) },
    schema: queueSchema,
    supervise: false,
    schedule: false,
  })
  // What goes wrong is thrown by the start; without a listener it would also end the process.
  boss.on('error', () => undefined)
  await boss.start()
  await boss.stop({ graceful: false })
}

/** The package makes one of its own around a change of its tables, which would end ours, and waits longer for a table. */
const withoutTransaction = (text: string): string =>
  text.replace(/^\s*begin;(?:\s*set local \w+ = \d+;)*/i, '').replace(/;\s*commit;?\s*$/i, ';')
