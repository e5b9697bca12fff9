import pg from 'pg'
import { createLane } from './reading-lane.ts'
import { statementName } from './statement-name.ts'
import { wireTypes } from './wire-types.ts'

export type Row = Record<string, unknown>

/** Something that runs SQL: the pool, or one transaction. */
export interface Queryable {
  /** Rows as objects. */
  query<T = Row>(text: string, values?: readonly unknown[]): Promise<T[]>
  /** Rows as arrays in column order: what compiled read plans use. */
  arrays(text: string, values?: readonly unknown[]): Promise<unknown[][]>
  /** The same for statements that find a few rows by their keys: outside a transaction they share one connection. */
  point(text: string, values?: readonly unknown[]): Promise<unknown[][]>
  /** Returns how many rows a statement affected. */
  execute(text: string, values?: readonly unknown[]): Promise<number>
}

/** One open transaction. `afterCommit` runs its work once the outermost transaction is durable. */
export interface Tx extends Queryable {
  afterCommit(task: () => void): void
}

export interface Db extends Queryable {
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  readonly pool: pg.Pool
  close(): Promise<void>
}

export interface PoolOptions {
  /** Connections. Default 10. */
  readonly max?: number
  /** Milliseconds that one statement may take. Default 15,000. */
  readonly statementTimeout?: number
  readonly onError?: (error: Error) => void
}

export function createPool(url: string, options: PoolOptions = {}): Db {
  const connection = {
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: options.statementTimeout ?? 15_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    pipeline: true,
    application_name: 'lobby',
    options: '-c timezone=UTC -c datestyle=ISO,YMD -c intervalstyle=iso_8601',
    types: wireTypes,
  }
  const pool = new pg.Pool({ ...connection, max: options.max ?? 10 })
  const lane = createLane(connection, options.onError)
  // An idle connection that dies is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => options.onError?.(error))
  const ofPool = queryable(pool)
  return {
    pool,
    ...ofPool,
    point: async (text, values = []) =>
      lane.isFree() ? (await lane.query(preparedArrays(text, values))).rows : ofPool.arrays(text, values),
    transaction: (work) => transaction(pool, work),
    close: async () => void (await Promise.all([pool.end(), lane.end()])),
  }
}

type Runner = Pick<pg.Pool | pg.PoolClient, 'query'>

const preparedArrays = (text: string, values: readonly unknown[]) => ({
  name: statementName(text),
  text,
  values: values as unknown[],
  rowMode: 'array' as const,
})

function queryable(runner: Runner): Queryable {
  const arrays: Queryable['arrays'] = async (text, values = []) =>
    (await runner.query(preparedArrays(text, values))).rows
  return {
    async query<T>(text: string, values: readonly unknown[] = []) {
      return (await runner.query({ name: statementName(text), text, values: values as unknown[] }))
        .rows as T[]
    },
    arrays,
    point: arrays,
    async execute(text, values = []) {
      return (
        (await runner.query({ name: statementName(text), text, values: values as unknown[] })).rowCount ?? 0
      )
    },
  }
}

async function transaction<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  const tasks: (() => void)[] = []
  let broken: Error | undefined
  let result: T
  try {
    // Sent ahead of the first statement without waiting: it fails only if that statement fails too.
    client.query('begin').catch(() => undefined)
    result = await work({ ...queryable(client), afterCommit: (task) => void tasks.push(task) })
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure))
    throw error
  } finally {
    client.release(broken)
  }
  for (const task of tasks) task()
  return result
}
