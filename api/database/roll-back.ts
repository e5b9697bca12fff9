import type { Db, Tx } from './pool.ts'

/** A transaction that nobody hears of once it is over. */
export const silently = (tx: Tx): Tx => ({ ...tx, afterCommit: () => undefined })

/** Does the work as if for good, and takes all of it back; what it came to is left. */
export async function workAndRollBack<T>(
  db: Pick<Db, 'transaction'>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const way = new Error('rolled back on purpose')
  let result: { readonly value: T } | undefined
  await db
    .transaction(async (tx) => {
      result = { value: await work(silently(tx)) }
      throw way
    })
    .catch((error: unknown) => {
      if (error !== way) throw error
    })
  if (result === undefined) throw new Error('the work has not ended')
  return result.value
}
