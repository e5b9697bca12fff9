import { takeNamedLock } from '#api/database/named-lock.ts'
import type { Tx } from '#api/database/pool.ts'

/** Keeps runs from making a building's fees until the transaction ends. */
export const lockRuns = (tx: Tx, buildingId: string) => takeNamedLock(tx, `runs/${buildingId}`)
