import type { Queryable } from './pool.ts'

/**
 * SQL that waits for the lock of a name, `book/12/PT`: first come, first served, over all processes. The lock is
 * released when the transaction ends. Those who share it block only those who want it alone.
 */
export const namedLockSql = (name: string, { shared = false } = {}) =>
  `pg_advisory_xact_lock${shared ? '_shared' : ''}(hashtextextended(${name}, 0))`

export const takeNamedLock = (tx: Queryable, name: string) => tx.query(`select ${namedLockSql('$1')}`, [name])
