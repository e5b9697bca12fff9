import { readdirSync, readFileSync } from 'node:fs'
import type { Db } from '#api/database/pool.ts'

/** Clock ticks a second, as Linux counts processor time. */
const ticks = 100

interface Stat {
  readonly parent: number
  readonly own: number
  readonly ended: number
}

/** Seconds of a process, and of its children that have ended. Linux only; nothing elsewhere. */
function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name before it, in brackets, may hold anything.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [, parent = 0] = fields
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15)
    return { parent, own: (user + system) / ticks, ended: (endedUser + endedSystem) / ticks }
  } catch {
    return undefined
  }
}

/** Seconds of the database: its first process, those that it has, and those that have ended. */
function databaseTime(postmaster: number): number {
  const { own = 0, ended = 0 } = statOf(postmaster) ?? {}
  const children = readdirSync('/proc')
    .map((name) => (/^\d+$/.test(name) ? statOf(Number(name)) : undefined))
    .filter((stat) => stat?.parent === postmaster)
  return own + ended + children.reduce((sum, stat) => sum + (stat?.own ?? 0), 0)
}

/** Seconds of processor time. */
export interface Spent {
  readonly server: number
  readonly database: number
}

/**
 * Begins to count the processor time of server and database, which other work on the machine does not lengthen. Linux
 * only: nothing elsewhere.
 */
export async function countProcessorTime(db: Db, pid: number): Promise<() => Spent> {
  const postmaster = await postmasterOf(db)
  const now = (): Spent => ({ server: statOf(pid)?.own ?? 0, database: databaseTime(postmaster) })
  const before = now()
  return () => {
    const { server, database } = now()
    return { server: server - before.server, database: database - before.database }
  }
}

/** The process that the database's others are children of. */
async function postmasterOf(db: Db): Promise<number> {
  const [backend] = await db.query<{ pid: number }>('select pg_backend_pid() as pid')
  return statOf(backend?.pid ?? 0)?.parent ?? 0
}

/** The same in words: what both spent, or their share of one of so many. */
export async function processorTime(db: Db, pid: number): Promise<(of?: number) => Promise<string>> {
  const count = await countProcessorTime(db, pid)
  return (of) => {
    const { server, database } = count()
    const spent = [server, database]
    return Promise.resolve(
      of === undefined
        ? `${spent.map((seconds) => seconds.toFixed(1)).join(' / ')} s`
        : `${spent.map((seconds) => ((seconds * 1000) / of).toFixed(1)).join(' / ')} ms`,
    )
  }
}
