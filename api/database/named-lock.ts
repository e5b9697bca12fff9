import type { Queryable } from './pool.ts'

/**
 * SQL that waits in the line of a name, `book/12/PT`, until nobody of it is before: first come, first served, over all
 * processes, and left when the transaction ends. Those who share a place hold off only who wants it alone.
 */
export const namedLockSql = (name: string, { shared = false } = {}) =>
  `pg_advisory_xact_lock${shared ? '_shared' : ''}(hashtextextended(${name}, 0))`

export const takeNamedLock = (tx: Queryable, name: string) => tx.query(`select ${namedLockSql('$1')}`, [name])
