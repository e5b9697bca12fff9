import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import pg from 'pg'
import { command } from '#api/sql/query.ts'
import type { Db } from '../database/pool.ts'

/** Messages between server processes. Small: a payload of PostgreSQL's NOTIFY has at most 8,000 bytes. */
export type HubMessage =
  | {
      readonly type: 'changed'
      readonly resource: string
      /** Null: the organisation's own record. */
      readonly buildingId: string | null
      readonly organisationId?: string
      /** For a record of the organisation: the buildings whose readers hear of it. Absent: of all buildings. */
      readonly heardIn?: readonly string[]
      /** Empty: too many to list. */
      readonly ids: readonly string[]
      readonly action: string
    }
  /** Where somebody stands in a sheet that others have open too. Nobody keeps it. */
  | {
      readonly type: 'present'
      readonly resource: string
      readonly buildingId: string
      readonly accountId: string
      readonly by: string
      /** Which cell, in the sheet's own words; null: none any more. */
      readonly at: string | null
    }
  /** Rights may have changed: of these accounts or (absent) of anybody. */
  | { readonly type: 'access'; readonly accountIds?: readonly string[] }
  /** These sessions have ended. */
  | { readonly type: 'ended'; readonly sessionIds: readonly string[] }
  | {
      readonly type: 'notification'
      readonly accountId: string
      readonly id: string
      readonly message: string
      readonly link: string | null
      readonly created_at: string
    }

export interface Hub {
  /** Reaches this process immediately and the others within milliseconds. */
  send(message: HubMessage): void
  /** Returns the function that stops listening. */
  listen(listener: (message: HubMessage) => void): () => void
  /** Calls the listener each time that a lost connection is back. */
  onReturn(listener: () => void): void
  /** While false, messages of other processes do not arrive, so nothing may be remembered. */
  isConnected(): boolean
  close(): Promise<void>
}

export interface HubOptions {
  readonly db: Db
  readonly url: string
  readonly onError?: (error: Error) => void
}

const channel = 'lobby_live'

const sayAll = command({
  takes: { payloads: 'text[]' },
  sql: ({ payloads }) => `select pg_notify('${channel}', payload) from unnest(${payloads}) as payload`,
})

/**
 * Milliseconds for which changes are collected before the other processes are notified: each notice is a durable write,
 * and all of them need the same lock. Ended sessions and changed rights do not wait.
 */
const gathering = 25

/** One emitter over all processes that share the database, by LISTEN and NOTIFY. */
export async function createHub({ db, url, onError = () => undefined }: HubOptions): Promise<Hub> {
  const self = randomUUID()
  const emitter = new EventEmitter().setMaxListeners(0)
  const emit = (message: HubMessage) => emitter.emit('message', message)
  let client: pg.Client | undefined
  let wasLost = false
  const outgoing: string[] = []
  let flushing: Promise<void> | undefined
  let closed = false
  let retry: NodeJS.Timeout | undefined
  let gathered: NodeJS.Timeout | undefined

  // One statement at a time carries everything collected so far: a large import must not take the pool's connections.
  const flush = async () => {
    while (outgoing.length > 0) {
      const batch = outgoing.splice(0, 500)
      await sayAll(db, { payloads: batch }).catch(onError)
    }
  }
  const tell = () => {
    clearTimeout(gathered)
    gathered = undefined
    flushing ??= flush().finally(() => (flushing = undefined))
  }
  // How the messages of this process begin, which it gets back too: most of what it hears.
  const own = `{"from":"${self}"`
  const hear = ({ payload = '{}' }: pg.Notification) => {
    if (payload.startsWith(own)) return
    const { message } = JSON.parse(payload) as { message?: HubMessage }
    if (message !== undefined) emit(message)
  }
  const connect = async (delay = 250): Promise<void> => {
    const fresh = new pg.Client({ connectionString: url, application_name: 'lobby-live', keepAlive: true })
    fresh.on('notification', hear)
    const again = (error?: Error) => {
      if (client === fresh) client = undefined
      wasLost = true
      if (closed || retry !== undefined) return
      if (error !== undefined) onError(error)
      retry = setTimeout(() => {
        retry = undefined
        void connect(Math.min(delay * 2, 10_000))
      }, delay).unref()
    }
    fresh.on('error', again)
    fresh.on('end', () => again())
    try {
      await fresh.connect()
      // oxlint-disable-next-line statements/declared -- on a connection of its own, which hears and asks nothing else
      await fresh.query(`listen ${channel}`)
      client = fresh
      // Messages sent meanwhile are lost, so all remembered rights are dropped.
      emit({ type: 'access' })
      if (wasLost) emitter.emit('return')
      wasLost = false
    } catch (error) {
      again(error instanceof Error ? error : new Error(String(error)))
    }
  }
  await connect()

  return {
    send(message) {
      emit(message)
      outgoing.push(JSON.stringify({ from: self, message }))
      if (message.type !== 'changed' && message.type !== 'present') tell()
      else gathered ??= setTimeout(tell, gathering)
    },
    listen(listener) {
      emitter.on('message', listener)
      return () => emitter.off('message', listener)
    },
    onReturn: (listener) => void emitter.on('return', listener),
    isConnected: () => client !== undefined,
    async close() {
      closed = true
      clearTimeout(retry)
      tell()
      await flushing
      await client?.end()
    },
  }
}
