import type { Socket } from 'node:net'
import type pg from 'pg'

const corked = new WeakSet<Socket>()

/**
 * Lets what is asked on the connection in this turn of the event loop leave in one packet: to write to a socket costs
 * more than most statements.
 */
export function gatherPackets(client: pg.ClientBase): void {
  const stream = streamOf(client)
  if (corked.has(stream)) return
  corked.add(stream)
  stream.cork()
  setImmediate(() => {
    corked.delete(stream)
    stream.uncork()
  })
}

/** The driver's own socket, which its types do not name. */
export const streamOf = (client: pg.ClientBase): Socket =>
  (client as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream
