import type { LiveConnection, LiveMessage } from '#data-provider/live.ts'

const listeners = new Set<(message: LiveMessage) => void>()

/** The console's websocket without a server: a test sends the server's messages. */
export const live: LiveConnection = {
  open: () => undefined,
  close: () => undefined,
  listen(listener) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

export function tellLive(message: LiveMessage): void {
  for (const listener of listeners) listener(message)
}
