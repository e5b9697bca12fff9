import pg from 'pg'
import { streamOf } from './one-packet.ts'

interface Watched {
  readonly pool: pg.Pool
  /** Asks the database for a sign of life; a refusal of its own is one. */
  readonly ask: () => Promise<unknown>
  /** Called once what waits for the database is given up. */
  readonly onSilence: () => void
  /** Milliseconds between two looks. */
  readonly every: number
}

/** Looks for which a statement may take its time before the database is asked, and for which that may stay unanswered. */
const patience = { statement: 4, answer: 12 } as const

/** How many times later than planned a look may come and still count. */
const punctual = 1.5

/**
 * Gives up the connections that wait for a database which says nothing: its own limits help nobody then. A statement may
 * take as long as it likes while the database answers others. Counted in looks, not in time, and only in those that
 * come when they should: a process that was busy itself, or on a machine that has no time for it, blames nobody. Returns
 * what ends the watch.
 */
export function watchSilence({ pool, ask, onSilence, every }: Watched): () => void {
  /** Connections in use, and the looks since when. */
  const busy = new Map<pg.ClientBase, number>()
  let unanswered = 0
  let unlookedSince = performance.now()
  let isAsking = false
  pool.on('acquire', (client) => void busy.set(client, 0))
  for (const over of ['release', 'remove'] as const)
    pool.on(over, (...told: unknown[]) => void busy.delete(told.at(-1) as pg.ClientBase))

  const askOnce = async () => {
    isAsking = true
    await ask().then(
      () => (unanswered = 0),
      (error: unknown) => {
        if (error instanceof pg.DatabaseError) unanswered = 0
      },
    )
    isAsking = false
  }
  const look = () => {
    const passed = performance.now() - unlookedSince
    unlookedSince += passed
    if (passed > every * punctual) return
    for (const [client, looks] of busy) busy.set(client, looks + 1)
    const waiting = [...busy].filter(([, looks]) => looks > patience.statement)
    if (waiting.length === 0 && unanswered === 0) return
    if (!isAsking) void askOnce()
    unanswered += 1
    if (unanswered <= patience.answer) return
    for (const [client] of waiting) streamOf(client).destroy(silent())
    onSilence()
  }
  const timer = setInterval(look, every).unref()
  return () => clearInterval(timer)
}

/** What is thrown where a connection is given up. */
export const silent = () =>
  Object.assign(new Error('timeout: the database says nothing'), { code: 'ETIMEDOUT' })
