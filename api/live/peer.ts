import type { RawData, WebSocket } from 'ws'
import { websocketSignedOut } from '#domain/constants.ts'
import type { Principal } from '../context.ts'

/** Codes that close a socket. The console reconnects after 1001 and 1005 only. */
export const closeCodes = {
  goingAway: 1001,
  policy: 1008,
  signedOut: websocketSignedOut,
  tooMany: 4429,
} as const

/** Bytes that may wait for a client that does not read. */
const maxBuffered = 512 * 1024
/** Messages that a client may send within ten seconds. */
const maxMessages = 60
/** A client pings at least every five minutes; after twelve it counts as gone. */
const maxSilence = 12 * 60_000

/** One open console. */
export interface Peer {
  principal: Principal
  /** When its rights were last read from the database, by a clock that nobody sets. */
  checkedAt: number
  send(message: object): void
  close(code: number, reason: string): void
  isSilent(now: number): boolean
}

export function createPeer(socket: WebSocket, principal: Principal): Peer {
  let heardAt = performance.now()
  let windowStart = heardAt
  let count = 0
  const peer: Peer = {
    principal,
    checkedAt: heardAt,
    send(message) {
      if (socket.readyState !== socket.OPEN) return
      // Closing politely would wait in the same full buffer.
      if (socket.bufferedAmount > maxBuffered) socket.terminate()
      else socket.send(JSON.stringify(message))
    },
    close(code, reason) {
      socket.close(code, reason)
      // A peer that does not answer the close is cut off.
      setTimeout(() => socket.terminate(), 2_000).unref()
    },
    isSilent: (now) => now - heardAt > maxSilence,
  }
  socket.on('message', (data, isBinary) => {
    heardAt = performance.now()
    if (heardAt - windowStart > 10_000) [windowStart, count] = [heardAt, 0]
    if (++count > maxMessages || isBinary) peer.close(closeCodes.policy, 'policy')
    else if (isPing(data)) peer.send({ type: 'pong' })
  })
  return peer
}

const isPing = (data: RawData) => Buffer.isBuffer(data) && pings.test(data.toString())
const pings = /^(?:ping|\s*\{\s*"type"\s*:\s*"ping"\s*\})\s*$/
