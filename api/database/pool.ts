import pg from 'pg'
import { readArrays, type Asked } from './known-statement.ts'
import { gatherPackets } from './one-packet.ts'
import { mayOnlyRead } from './lost-connection.ts'
import { createLane } from './reading-lane.ts'
import { runTogether } from './run-together.ts'
import { watchSilence } from './silence.ts'
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

/** One open transaction. */
export interface Tx extends Queryable {
  /** Runs the task once the outermost transaction is durable. */
  afterCommit(task: () => void): void
  /**
   * A last statement, whose rows nobody waits for: it leaves together with the commit, and the transaction fails with it.
   */
  atLast(statement: Promise<unknown>): void
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
  /** Milliseconds that a connection may take to be made, or to be free. Default 5,000. */
  readonly connectTimeout?: number
  /** Milliseconds between two looks at whether the database says anything. Default 1,000. */
  readonly lookEvery?: number
}

export function createPool(url: string, options: PoolOptions = {}): Db {
  const connection = {
    connectionString: url,
    connectionTimeoutMillis: options.connectTimeout ?? 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: options.statementTimeout ?? 15_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    pipeline: true,
    application_name: 'lobby',
    // To compile a statement takes PostgreSQL many times as long as to run one of ours.
    options: '-c jit=off -c timezone=UTC -c datestyle=ISO,YMD -c intervalstyle=iso_8601',
    types: wireTypes,
  }
  const pool = new pg.Pool({ ...connection, max: options.max ?? 10 })
  const lane = createLane(connection, options.onError)
  // An idle connection that dies is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => options.onError?.(error))
  // The loss of one in use refuses the statement on it.
  pool.on('connect', (client) => client.on('error', ignore))
  const endWatch = watchSilence({
    pool,
    // Behind a read that waits for a lock, the question would wait as well.
    ask: () => (lane.isIdle() ? lane.arrays(prepared('select', [])) : knock(connection)),
    onSilence: lane.giveUp,
    every: options.lookEvery ?? 1_000,
  })
  const ofPool = queryable(pool, (asked) => readOnPool(pool, asked))
  return {
    pool,
    ...ofPool,
    point: async (text, values = []) =>
      lane.isFree() ? lane.arrays(prepared(text, values)) : ofPool.arrays(text, values),
    transaction: (work) => transaction(pool, work),
    async close() {
      endWatch()
      await Promise.all([pool.end(), lane.end()])
    },
  }
}

/** Whether the database lets one in. */
async function knock(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection)
  client.on('error', ignore)
  try {
    await client.connect()
  } finally {
    client.end().catch(ignore)
  }
}

type Runner = Pick<pg.Pool | pg.PoolClient, 'query'>

const prepared = (text: string, values: readonly unknown[]): Asked => ({
  name: statementName(text),
  text,
  values,
})

function queryable(runner: Runner, read: (asked: Asked) => Promise<unknown[][]>): Queryable {
  const arrays: Queryable['arrays'] = (text, values = []) => read(prepared(text, values))
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

/** On any connection of the pool. One on which a statement has failed is replaced, as the pool itself does. */
async function readOnPool(pool: pg.Pool, asked: Asked): Promise<unknown[][]> {
  const client = await pool.connect()
  let failure: unknown
  try {
    return await readArrays(client, asked)
  } catch (error) {
    failure = error
    throw error
  } finally {
    client.release(failure !== undefined)
  }
}

const ignore = () => undefined

async function transaction<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  const tasks: (() => void)[] = []
  const last: Promise<unknown>[] = []
  let broken: Error | undefined
  let result: T
  try {
    gatherPackets(client)
    // Sent ahead of the first statement without waiting: it fails only if that statement fails too.
    client.query('begin').catch(() => undefined)
    result = await work({
      ...queryable(client, (asked) => readArrays(client, asked)),
      afterCommit: (task) => void tasks.push(task),
      atLast(statement) {
        // Looked at below, unless the work fails before.
        statement.catch(() => undefined)
        last.push(statement)
      },
    })
    // A commit behind a failed statement rolls back, and the statement says why.
    const [end] = await runTogether([client.query('commit'), ...last])
    // Also where somebody has caught what it said: nothing was written then.
    if (end.command !== 'COMMIT') throw new Error('the transaction was rolled back: a statement had failed')
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure))
    if (mayOnlyRead(error)) broken ??= error as Error
    throw error
  } finally {
    client.release(broken)
  }
  for (const task of tasks) task()
  return result
}
