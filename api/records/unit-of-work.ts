import type { Tx } from '#api/database/pool.ts'
import type { Pipeline } from './context.ts'

/**
 * Runs one write. A write that is a single statement needs no transaction of its own; one with hooks, links or files
 * gets one; inside somebody else's it joins in. Either way the world hears of it after the commit only.
 */
export async function runUnitOfWork<T>(
  pipeline: Pipeline,
  { whole }: { whole: boolean },
  work: (unit: Tx) => Promise<T>,
): Promise<T> {
  if (pipeline.tx !== undefined) return work(pipeline.tx)
  if (whole) return pipeline.db.transaction(work)
  const tasks: (() => void)[] = []
  const { query, arrays, execute } = pipeline.db
  const result = await work({ query, arrays, execute, afterCommit: (task) => void tasks.push(task) })
  for (const task of tasks) task()
  return result
}
