import type { Tx } from '#api/database/pool.ts'
import { command } from '#api/sql/query.ts'
import type { ApiError } from '../../http/error.ts'
import { explainFailure } from '../../http/known-failure.ts'

/**
 * Does the work of one row; undoes it after a refusal, also by the tables themselves, and `refused` gives the row's
 * outcome.
 */
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
    const refusal = explainFailure(error)
    if (refusal.status >= 500) throw error
    await takeBack(tx, {})
    return refused(refusal)
  }
}

const begin = command({ takes: {}, sql: () => 'savepoint one_row' })
const keep = command({ takes: {}, sql: () => 'release savepoint one_row' })
const takeBack = command({ takes: {}, sql: () => 'rollback to savepoint one_row' })

/** Does a part of a transaction as if for good, and takes it back: what it has locked is free again. */
export async function workAndTakeBack<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await beginPart(tx, {})
  const value = await work()
  await takePartBack(tx, {})
  await endPart(tx, {})
  return value
}

const beginPart = command({ takes: {}, sql: () => 'savepoint one_part' })
const takePartBack = command({ takes: {}, sql: () => 'rollback to savepoint one_part' })
const endPart = command({ takes: {}, sql: () => 'release savepoint one_part' })
