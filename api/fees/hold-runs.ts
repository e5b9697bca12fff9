import { standInLine } from '#api/database/line.ts'
import type { Tx } from '#api/database/pool.ts'

/** Nobody makes a building's fees by a run until the transaction is over. */
export const holdRuns = (tx: Tx, buildingId: string) => standInLine(tx, `runs/${buildingId}`)
