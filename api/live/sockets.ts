import { isDeepStrictEqual } from 'node:util'
import type { WebSocket } from 'ws'
import type { Registry } from '#core/registry.ts'
import type { Principals } from '../auth/principals.ts'
import { createQueue } from '../auth/queue.ts'
import type { Principal } from '../context.ts'
import { mayHear, type Changed, type Present } from './audience.ts'
import type { Hub, HubMessage } from '../events/hub.ts'
import { closeCodes, createPeer, type Peer } from './peer.ts'

export interface LiveOptions {
  readonly hub: Hub
  readonly principals: Principals
  readonly registry: Registry
  /** Whether some readers of an entity may not see all of its rows; clients then do not learn which of them changed. */
  readonly hasHiddenRows: (entityName: string) => boolean
  /** Sockets that one user may hold. Default 10. */
  readonly perUser?: number
}

export interface Live {
  /** Counts the ended sessions and changed rights so far. Ask before a principal is read that `accept` is to get. */
  moment(): number
  /** `readAt`: the moment before the principal was read; what has changed since is read again before anything is told. */
  accept(socket: WebSocket, principal: Principal, readAt: number): void
  /** Open sockets of this process. */
  count(): number
  close(): void
}

/** Milliseconds after which a socket's session is checked even if no message concerned it: one may have been lost. */
const recheckAfter = 60_000
/** Milliseconds to the next check where time has ended a session for this process's clock, but not for the database's. */
const shortestWait = 1_000

/** Whether somebody is at home elsewhere now, or something else there. */
const hasMoved = (before: Principal, now: Principal) =>
  !isDeepStrictEqual([before.homes, before.pays], [now.homes, now.pays])

/** The open consoles of this process, and the messages that each of them gets. */
export function createLive({ hub, principals, registry, hasHiddenRows, perUser = 10 }: LiveOptions): Live {
  const peers = new Set<Peer>()
  const queue = createQueue({ width: 4, waiting: Infinity })
  /** Peers whose rights are being read again: what to send them is decided after that. */
  const held = new Map<Peer, Changed[]>()
  /** Each peer is checked as soon as time ends its session or an order: nobody tells of that. */
  const lapses = new Map<Peer, NodeJS.Timeout>()
  let changes = 0

  const watch = (peer: Peer) => {
    clearTimeout(lapses.get(peer))
    const { lapsesAt } = peer.principal
    if (lapsesAt === undefined) return
    const wait = Math.max(shortestWait, lapsesAt - Date.now())
    lapses.set(peer, setTimeout(() => void recheck(peer), wait).unref())
  }
  const forget = (peer: Peer) => {
    peers.delete(peer)
    held.delete(peer)
    clearTimeout(lapses.get(peer))
    lapses.delete(peer)
  }
  const drop = (peer: Peer) => {
    forget(peer)
    peer.close(closeCodes.signedOut, 'signed out')
  }
  const recheck = async (peer: Peer) => {
    const waiting = held.get(peer) ?? []
    held.set(peer, waiting)
    const now = await queue.run(() => principals.ofSession(peer.principal.sessionId)).catch(() => undefined)
    if (!peers.has(peer) || held.get(peer) !== waiting) return
    held.delete(peer)
    // If the database does not answer, nothing more is sent; the client reconnects and is checked again.
    if (now === undefined) return peer.close(closeCodes.goingAway, 'try again')
    if (now === null) return drop(peer)
    if (now.mustEnrol === true) {
      // The console then asks for its user again, and learns what is missing.
      peer.send({ type: 'access_changed' })
      return drop(peer)
    }
    const isOther = now.decider !== peer.principal.decider || hasMoved(peer.principal, now)
    peer.principal = now
    peer.checkedAt = performance.now()
    watch(peer)
    if (isOther) peer.send({ type: 'access_changed' })
    for (const message of waiting) tell(peer, message)
  }
  const tell = (peer: Peer, message: Changed) => {
    const waiting = held.get(peer)
    if (waiting !== undefined) return void waiting.push(message)
    if (!mayHear(registry, peer.principal, message)) return
    const { resource, action } = message
    const ids = hasHiddenRows(resource) && peer.principal.type !== 'org_admin' ? [] : message.ids
    peer.send({ type: 'changed', resource, ids, action })
  }
  /** One whose rights are being read again is not told: the next message comes soon. */
  const tellPresence = (peer: Peer, { resource, buildingId, accountId: who, by, at }: Present) => {
    if (who === peer.principal.accountId || held.has(peer)) return
    if (mayHear(registry, peer.principal, { resource, buildingId }))
      peer.send({ type: 'present', resource, who, by, at })
  }
  const hear = (message: HubMessage) => {
    if (message.type === 'ended' || message.type === 'access') changes++
    for (const peer of peers) {
      const { accountId, sessionId } = peer.principal
      if (message.type === 'changed') tell(peer, message)
      else if (message.type === 'present') tellPresence(peer, message)
      else if (message.type === 'ended') {
        if (message.sessionIds.includes(sessionId)) drop(peer)
      } else if (message.type === 'access') {
        if (message.accountIds === undefined || message.accountIds.includes(accountId)) {
          // A new list makes the answer to an earlier query void.
          held.set(peer, [...(held.get(peer) ?? [])])
          void recheck(peer)
        }
      } else if (message.accountId === accountId) {
        const { id, message: text, link, building_id, created_at } = message
        peer.send({ type: 'notification', id, message: text, link, building_id, created_at })
      }
    }
  }
  const sweep = () => {
    const now = performance.now()
    for (const peer of peers) {
      if (peer.isSilent(now)) peer.close(closeCodes.goingAway, 'silent')
      else if (now - peer.checkedAt > recheckAfter) void recheck(peer)
    }
  }
  const stop = hub.listen(hear)
  // What other servers told meanwhile did not arrive: whoever looks at a list loads it again.
  hub.onReturn(() => {
    for (const peer of peers) peer.send({ type: 'missed' })
  })
  const timer = setInterval(sweep, 30_000).unref()

  return {
    moment: () => changes,
    accept(socket, principal, readAt) {
      const peer = createPeer(socket, principal)
      socket.on('close', () => forget(peer))
      socket.on('error', () => socket.terminate())
      const own = [...peers].filter((other) => other.principal.accountId === principal.accountId)
      if (own.length >= perUser) return peer.close(closeCodes.tooMany, 'too many sockets')
      peers.add(peer)
      watch(peer)
      // Its session may have ended, or its rights been taken, after they were read: nobody told this peer.
      if (readAt !== changes) void recheck(peer)
    },
    count: () => peers.size,
    close() {
      stop()
      clearInterval(timer)
      for (const peer of peers) {
        forget(peer)
        peer.close(closeCodes.goingAway, 'going away')
      }
    },
  }
}
