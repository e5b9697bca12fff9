import { takeNamedLock } from '#api/database/named-lock.ts'
import type { Tx } from '#api/database/pool.ts'

/** Nobody makes a building's fees by a run until the transaction is over. */
export const lockRuns = (tx: Tx, buildingId: string) => takeNamedLock(tx, `runs/${buildingId}`)
