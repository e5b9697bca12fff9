import type { Tx } from '#api/database/pool.ts'
import { retryDeadlock } from '#api/database/retry-deadlock.ts'
import { runTogether } from '#api/database/run-together.ts'
import type { Pipeline } from '../context.ts'

/**
 * Runs one write. A single statement needs no transaction; a write with hooks, links or files gets one; inside another
 * transaction it joins that one, which is run again as a whole after a deadlock. In every case others are notified only after the commit.
 */
export async function runUnitOfWork<T>(
  pipeline: Pipeline,
  { whole }: { whole: boolean },
  work: (unit: Tx) => Promise<T>,
): Promise<T> {
  if (pipeline.tx !== undefined) return work(pipeline.tx)
  if (whole) return retryDeadlock(() => pipeline.db.transaction(work))
  const tasks: (() => void)[] = []
  const last: Promise<unknown>[] = []
  const { query, arrays, point, execute } = pipeline.db
  const result = await work({
    query,
    arrays,
    point,
    execute,
    afterCommit: (task) => void tasks.push(task),
    atLast: (statement) => void last.push(statement),
  })
  await runTogether(last)
  for (const task of tasks) task()
  return result
}
