import type { Db, Tx } from './pool.ts'

/** Reads everything as it is at one moment, however long the reader of a file takes between two pages. */
export const readSnapshot = (db: Db, work: (tx: Tx) => Promise<void>): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute('set transaction isolation level repeatable read read only')
    await tx.execute(`set local idle_in_transaction_session_timeout = '5min'`)
    await work(tx)
  })
