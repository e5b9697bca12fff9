import { command } from '#api/sql/query.ts'
import type { Tx } from '../database/pool.ts'
import { ApiError } from '../http/error.ts'

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

const begin = command({ takes: {}, sql: () => 'savepoint import_row' })
const keep = command({ takes: {}, sql: () => 'release savepoint import_row' })
const takeBack = command({ takes: {}, sql: () => 'rollback to savepoint import_row' })
