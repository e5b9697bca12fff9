import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { command } from '#api/sql/query.ts'
import type { Db } from '../database/pool.ts'
import { serverName } from './server-name.ts'

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
      readonly building_id: string | null
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
  /**
   * A connection may die without a word, and then nothing is heard of ended sessions: the hub says something to itself, and
   * connects again if it does not hear it. Default: every 10 seconds, heard within 5.
   */
  readonly pulse?: { readonly every: number; readonly within: number }
}

const channel = 'lobby_live'

/** A value that the database does not take, as a message that is too long. */
const isRefused = (error: unknown) => String((error as { readonly code?: unknown }).code).startsWith('22')

const sayAll = command({
  takes: { payloads: 'text[]' },
  sql: ({ payloads }) => `select pg_notify('${channel}', payload) from unnest(${payloads}) as payload`,
})

/**
 * Milliseconds for which changes are collected before the other processes are notified: each notice is a durable write,
 * and all of them need the same lock. Ended sessions and changed rights do not wait.
 */
const gathering = 25

/** Milliseconds until messages that did not get out are sent again. */
const again = 500
/** Messages that wait for that; instead of more, all rights are read anew. */
const mostWaiting = 10_000

/** Milliseconds between proofs that messages still arrive, and for which each is waited for. */
const defaultPulse = { every: 10_000, within: 5_000 }

/** Asks on the connection that hears. */
const askOn = (client: pg.Client, text: string, values: readonly string[] = []) =>
  // oxlint-disable-next-line statements/declared -- on a connection of its own, which hears and asks nothing else
  client.query(text, [...values])

/** One emitter over all processes that share the database, by LISTEN and NOTIFY. */
export async function createHub({
  db,
  url,
  onError = () => undefined,
  pulse = defaultPulse,
}: HubOptions): Promise<Hub> {
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
      try {
        await sayAll(db, { payloads: batch })
      } catch (error) {
        onError(error as Error)
        if (closed) return
        // What the database itself refuses, it refuses again.
        if (isRefused(error)) continue
        outgoing.unshift(...batch)
        if (outgoing.length > mostWaiting)
          outgoing.splice(0, outgoing.length, JSON.stringify({ from: self, message: { type: 'access' } }))
        await sleep(again, undefined, { ref: false })
      }
    }
  }
  const tell = () => {
    clearTimeout(gathered)
    gathered = undefined
    flushing ??= flush().finally(() => (flushing = undefined))
  }
  // How the messages of this process begin, which it gets back too: most of what it hears.
  const own = `{"from":"${self}"`
  const beat = `${own},"beat":true}`
  let heardBeat: (() => void) | undefined
  const hear = ({ payload = '{}' }: pg.Notification) => {
    if (payload === beat) heardBeat?.()
    if (payload.startsWith(own)) return
    const { message } = JSON.parse(payload) as { message?: HubMessage }
    if (message !== undefined) emit(message)
  }
  const connect = async (delay = 250): Promise<void> => {
    const fresh = new pg.Client({ connectionString: url, application_name: serverName(), keepAlive: true })
    fresh.on('notification', hear)
    let isOver = false
    const reconnect = (error?: Error) => {
      if (isOver) return
      isOver = true
      clearInterval(beating)
      if (client === fresh) client = undefined
      wasLost = true
      if (closed || retry !== undefined) return
      if (error !== undefined) onError(error)
      retry = setTimeout(() => {
        retry = undefined
        void connect(Math.min(delay * 2, 10_000))
      }, delay).unref()
    }
    const prove = async () => {
      const heard = new Promise<boolean>((resolve) => (heardBeat = () => resolve(true)))
      askOn(fresh, 'select pg_notify($1, $2)', [channel, beat]).catch(() => undefined)
      if (await Promise.race([heard, sleep(pulse.within, false, { ref: false })])) return
      reconnect(new Error('messages of other servers do not arrive'))
      fresh.removeListener('notification', hear)
      fresh.end().catch(() => undefined)
    }
    let beating: NodeJS.Timeout | undefined
    fresh.on('error', reconnect)
    fresh.on('end', () => reconnect())
    try {
      await fresh.connect()
      await askOn(fresh, `listen ${channel}`)
      client = fresh
      beating = setInterval(() => void prove(), pulse.every).unref()
      // Messages sent meanwhile are lost, so all remembered rights are dropped.
      emit({ type: 'access' })
      if (wasLost) emitter.emit('return')
      wasLost = false
    } catch (error) {
      reconnect(error instanceof Error ? error : new Error(String(error)))
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
