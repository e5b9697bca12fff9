import type { Queryable } from '../database/pool.ts'
import { clockGap } from './statements.ts'

/** Seconds behind the log that two machines, or a clock that is being set, may have between them. */
const allowed = 300

export const isBehind = (seconds: number): boolean => seconds > allowed

/** Seconds by which the clock is behind what the log says was done already; 0: it is not. */
export async function readClock(db: Queryable): Promise<number> {
  const [gap] = await clockGap(db, { now: new Date().toISOString() })
  return gap?.seconds ?? 0
}

/** What the log of the server says at its start about a clock that is behind; undefined: it is not. */
export async function clockNotice(db: Queryable): Promise<string | undefined> {
  const seconds = await readClock(db)
  if (!isBehind(seconds)) return undefined
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  return (
    `this computer's clock says ${new Date().toISOString()}, which is ${hours} h ${minutes} min before the newest line of the log: ` +
    'receipts would be booked on a wrong day. Set the clock (docs/running-it.md)'
  )
}
