import type pg from 'pg'
import type { Db } from './pool.ts'

/** A session that holds what another waits for. */
export interface Holder {
  readonly pid: number
  /** As its program calls itself. */
  readonly program: string
  readonly login: string
  /** Where it comes from; null: this machine, or not for us to see. */
  readonly address: string | null
  /** For how many seconds its transaction has been open; null: not for us to see. */
  readonly seconds: number | null
  /** The table that is waited for; null: something else. */
  readonly table: string | null
}

/** Milliseconds between two looks. */
const every = 250

/** Nobody's fault but that of the moment: a table that others hold, or two who wait for each other. */
export const isHeldUp = (error: unknown): boolean =>
  ['55P03', '40P01'].includes(String((error as { readonly code?: unknown } | null)?.code))

/** Looks who holds what a session waits for, on another connection: afterwards the database no longer knows. */
export async function watchHolders(db: Db, client: pg.ClientBase) {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  let seen: readonly Holder[] = []
  let looking: Promise<void> | undefined
  const look = async () => {
    const found = await db.query<Holder>(holders, [rows[0]?.pid]).catch(() => [])
    // A look in the moment in which the wait ends sees who held, and no longer what.
    const saysWhat = found.some(({ table }) => table !== null)
    if (saysWhat || (found.length > 0 && seen.length === 0)) seen = found
  }
  const timer = setInterval(() => {
    looking ??= look().finally(() => (looking = undefined))
  }, every)
  return {
    /** The last that were seen. */
    seen: () => seen,
    async end() {
      clearInterval(timer)
      await looking
    },
  }
}

const holders = `select a.pid, coalesce(a.application_name, '') as program, coalesce(a.usename, '')::text as login,
    a.client_addr::text as address, extract(epoch from now() - a.xact_start)::integer as seconds,
    (select l.relation::regclass::text from pg_locks l where l.pid = $1 and not l.granted limit 1) as table
  from pg_stat_activity a where a.pid = any(pg_blocking_pids($1)) order by a.xact_start nulls last`

/** Says who they are, for a log. */
export function inTheWay(found: readonly Holder[]): string {
  const tables = [...new Set(found.flatMap(({ table }) => table ?? []))].join(', ')
  const said = found.map(({ pid, program, login, address, seconds }) =>
    [
      `process ${pid} of the database (${[program, login].filter((word) => word !== '').join(', ')})`,
      ...(address === null ? [] : [`from ${address}`]),
      ...(seconds === null ? [] : [`whose transaction is ${seconds} s old`]),
    ].join(' '),
  )
  if (said.length === 0) return 'others who work with the same tables'
  return `${tables === '' ? 'what others hold' : `the table ${tables}`}, held by ${said.join(' and ')}`
}
