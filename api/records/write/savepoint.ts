import type { Tx } from '#api/database/pool.ts'
import { command } from '#api/sql/query.ts'
import { ApiError } from '../../http/error.ts'

/** Does the work of one row; undoes it after a refusal, and `refused` gives the row's outcome. */
export async function behindSavepoint<T>(
  tx: Tx,
  work: () => Promise<T>,
  refused: (error: ApiError) => T,
): Promise<T> {
  await begin(tx, {})
  try {
    const done = await work()
    await keep(tx, {})
    return done
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    await takeBack(tx, {})
    return refused(error)
  }
}

const begin = command({ takes: {}, sql: () => 'savepoint one_row' })
const keep = command({ takes: {}, sql: () => 'release savepoint one_row' })
const takeBack = command({ takes: {}, sql: () => 'rollback to savepoint one_row' })
