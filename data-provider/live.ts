import { isOneOf } from '#core/one-of.ts'
import { websocketPingMs, websocketReconnectCodes, websocketSignedOut } from '#domain/constants.ts'

/** The messages that the server sends over the websocket. */
export type LiveMessage =
  | { readonly type: 'pong' }
  | {
      readonly type: 'notification'
      readonly id: string
      readonly message: string
      readonly created_at: string
      readonly link?: string | null
      readonly building_id?: string | null
    }
  | {
      readonly type: 'changed'
      readonly resource: string
      readonly ids: readonly string[]
      readonly action: string
      readonly building_id?: string | null
      readonly by?: string | null
    }
  | {
      /** Where a colleague stands in a sheet; `at: null`: in no cell any more. */
      readonly type: 'present'
      readonly resource: string
      readonly who: string
      readonly by: string
      readonly at: string | null
    }
  | { readonly type: 'access_changed' }
  /** The server has not heard for a while what other servers changed. */
  | { readonly type: 'missed' }

export interface LiveOptions {
  /** Gets a fresh one-use token for each connection. */
  readonly ticket: () => Promise<string>
  readonly url: (ticket: string) => string
  /** Called when the connection is restored after a loss, here or among the servers: missed changes must be loaded again. */
  readonly onReconnect?: () => void
  /**
   * A random share by which delays become longer, so that not all consoles reconnect at the same moment. Default: up to
   * 0.3.
   */
  readonly jitter?: () => number
}

export interface LiveConnection {
  listen(listener: (message: LiveMessage) => void): () => void
  open(): void
  close(): void
}

const firstDelayMs = 1_000
const longestDelayMs = 60_000
/** By a share of it the consoles of a server wait before they load again what it has missed: not all in one moment. */
const catchUpMs = 10_000
/** If a ping is not answered within this time, the connection is dead. */
const pongWaitMs = 30_000

/**
 * The websocket: a ping on open and five minutes after each pong; reconnects after close codes 1001
 * and 1005, and after a lost network, with growing delays.
 */
export function createLive({
  ticket,
  url,
  onReconnect,
  jitter = () => Math.random() * 0.3,
}: LiveOptions): LiveConnection {
  const listeners = new Set<(message: LiveMessage) => void>()
  let socket: WebSocket | undefined
  let wanted = false
  let lost = false
  let isAsking = false
  // Increases when the connection is given up, so that messages of an earlier round are ignored.
  let round = 0
  let delay = firstDelayMs
  let timer: ReturnType<typeof setTimeout> | undefined
  let ping: ReturnType<typeof setTimeout> | undefined
  let pong: ReturnType<typeof setTimeout> | undefined
  let catchUp: ReturnType<typeof setTimeout> | undefined

  const tell = (message: LiveMessage) => {
    for (const listener of listeners) listener(message)
  }
  const send = () => {
    if (socket?.readyState !== WebSocket.OPEN) return
    socket.send(JSON.stringify({ type: 'ping' }))
    clearTimeout(pong)
    pong = setTimeout(giveUp, pongWaitMs)
  }
  /** A cable that was pulled closes nothing: only the missing answer shows it. */
  const giveUp = () => {
    const dead = socket
    socket = undefined
    clearTimeout(ping)
    dead?.close()
    retryLater()
  }
  const again = (after: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void connect(), after)
  }
  const retryLater = () => {
    lost = true
    again(delay * (1 + jitter()))
    delay = Math.min(delay * 2, longestDelayMs)
  }

  async function connect(): Promise<void> {
    if (!wanted || socket !== undefined || isAsking) return
    const mine = round
    isAsking = true
    try {
      const address = url(await ticket())
      if (mine !== round) return
      socket = new WebSocket(address)
      follow(socket)
    } catch {
      if (mine === round) retryLater()
    } finally {
      if (mine === round) isAsking = false
    }
  }

  function follow(opened: WebSocket): void {
    opened.addEventListener('open', () => {
      if (socket !== opened) return
      send()
      if (lost) onReconnect?.()
      lost = false
    })
    opened.addEventListener('message', (event: MessageEvent<string>) => {
      const message = parse(event.data)
      if (socket !== opened || message === undefined) return
      if (message.type === 'pong') {
        // Not at `open`: a server that accepts connections and drops them again must not be asked every second.
        delay = firstDelayMs
        clearTimeout(pong)
        clearTimeout(ping)
        ping = setTimeout(send, websocketPingMs)
      }
      if (message.type === 'missed') {
        clearTimeout(catchUp)
        catchUp = setTimeout(() => onReconnect?.(), catchUpMs * jitter())
      }
      tell(message)
    })
    opened.addEventListener('close', ({ code }) => {
      if (socket !== opened) return
      socket = undefined
      clearTimeout(ping)
      clearTimeout(pong)
      const isPlanned = isOneOf(websocketReconnectCodes, code)
      // 1006: the network went away. Any other code is the server's refusal, which a new try would not change.
      if (isPlanned || code === 1006) retryLater()
      // The session is over, or is not what it was: whoever listens asks who is there, and clears the screen.
      if (code === websocketSignedOut) tell({ type: 'access_changed' })
    })
  }

  return {
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    open() {
      wanted = true
      void connect()
    },
    close() {
      wanted = false
      isAsking = false
      round += 1
      clearTimeout(timer)
      clearTimeout(ping)
      clearTimeout(pong)
      clearTimeout(catchUp)
      const closing = socket
      socket = undefined
      closing?.close(1000)
      lost = false
      delay = firstDelayMs
    },
  }
}

function parse(text: string): LiveMessage | undefined {
  try {
    const message: unknown = JSON.parse(text)
    return typeof message === 'object' && message !== null && 'type' in message
      ? (message as LiveMessage)
      : undefined
  } catch {
    return undefined
  }
}
