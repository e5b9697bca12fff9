import type { Db } from '#api/database/pool.ts'
import { measured, writeMeanwhile, type Calls } from './calls.ts'
import { load, median, type Call } from './load.ts'
import { countProcessorTime } from './processor-time.ts'
import type { LoadRow } from './report.ts'

const rounds = 5
const seconds = 3
const titles = {
  list: 'list of 20, in the list’s own order, filtered by building, with count',
  listByCode: 'the same, in the order of codes',
  listWhileWritten: 'the list again, while each building gets a new apartment once a second',
  one: 'get one',
  create: 'create (Lobby: audited)',
}

type CallRow = LoadRow & { readonly call: (typeof measured)[number] }

export function rowOf(rows: readonly CallRow[], call: CallRow['call']): CallRow {
  const row = rows.find((one) => one.call === call)
  if (row === undefined) throw new Error(`${call} was not measured`)
  return row
}

export interface MeasuredServer {
  readonly calls: Calls
  readonly pid: number
}
type ServerName = 'lobby' | 'bare' | 'jsonServer'

interface Round {
  readonly perSecond: number
  /** Microseconds of processor time that one request takes. */
  readonly server: number
  readonly database: number
}

/**
 * Measures the three servers in alternating rounds, so that other work of the machine affects each of them equally;
 * medians. `db` is the database of Lobby and of the bare handler.
 */
export async function measureLoad(
  db: Db,
  servers: Readonly<Record<ServerName, MeasuredServer>>,
): Promise<CallRow[]> {
  const rows: CallRow[] = []
  for (const call of measured) {
    const isWritten = call === 'listWhileWritten'
    // json-server writes its whole file for each new record: it would measure nothing else.
    const names = isWritten ? (['lobby', 'bare'] as const) : (['lobby', 'bare', 'jsonServer'] as const)
    const measure = async (name: ServerName) => {
      const { calls, pid } = servers[name]
      const stop = isWritten ? writeMeanwhile(calls) : undefined
      try {
        return await oneRound(db, { call: calls[call], pid })
      } finally {
        await stop?.()
      }
    }
    for (const name of names) {
      const bursts = await warm(() => measure(name))
      console.log(`${call}: ${name} was warm after ${bursts} rounds`)
    }
    const figures: Record<ServerName, Round[]> = { lobby: [], bare: [], jsonServer: [] }
    for (let round = 0; round < rounds; round++) {
      for (const name of names) figures[name].push(await measure(name))
      console.log(
        `${call}, round ${round + 1}: ${names.map((name) => spell(name, figures[name].at(-1))).join(', ')}`,
      )
    }
    const [lobby, bare] = [middle(figures.lobby), middle(figures.bare)]
    rows.push({
      call,
      what: titles[call],
      lobby: lobby.perSecond,
      bare: bare.perSecond,
      processor: { lobby, bare },
      ...(isWritten ? {} : { jsonServer: middle(figures.jsonServer).perSecond }),
    })
  }
  return rows
}

async function oneRound(db: Db, { call, pid }: { call: Call; pid: number }): Promise<Round> {
  const spent = await countProcessorTime(db, pid)
  const { requests, perSecond } = await load(call, seconds)
  const { server, database } = spent()
  const share = (time: number) => (time * 1_000_000) / requests
  return { perSecond, server: share(server), database: share(database) }
}

/** Rounds in which a server may still become faster. A create needs some 10,000 requests. */
const mostWarming = 12
/** What one round may be faster than the one before it by, as a share, when a server is warm. */
const flat = 0.03

/** Makes rounds until their processor time does not fall any more, twice in a row; how many there were. */
async function warm(round: () => Promise<Round>): Promise<number> {
  let [last, still] = [Infinity, 0]
  for (let count = 1; ; count += 1) {
    const { server, perSecond } = await round()
    // So slow that it would take minutes: json-server.
    const isSlow = perSecond * seconds < 100
    still = server >= last * (1 - flat) ? still + 1 : 0
    last = server
    if (still === 2 || isSlow || count === mostWarming) return count
  }
}

const middle = (figures: readonly Round[]): Round => ({
  perSecond: median(figures.map((one) => one.perSecond)),
  server: median(figures.map((one) => one.server)),
  database: median(figures.map((one) => one.database)),
})

const spell = (name: string, round: Round | undefined) =>
  round === undefined
    ? name
    : `${name} ${Math.round(round.perSecond)}/s (${Math.round(round.server)} + ${Math.round(round.database)} µs)`
