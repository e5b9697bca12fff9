/**
 * Classes of SQLSTATE: connection exceptions, operator intervention, resources, rollbacks, and a database that may only
 * be read, as one that has just handed over to another. A breach of the protocol
 * (08P01) is a mistake of ours, which the log has to show.
 */
const states = /^(?:08(?!P01)|57P|53|40|25P03|25006|XX001)/

const sockets = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])

/** Messages of the driver itself, which carry no code. */
const told =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired|Query read timeout)/

/**
 * Whether the database could not be reached, or dropped the statement: nothing was written, and the same may be tried
 * again. ENOENT counts only for a socket: that of a database being restarted.
 */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return syscall === 'connect'
  if (typeof code === 'string') return sockets.has(code) || states.test(code)
  return told.test(error.message)
}

/** Whether the connection answers, and leads to a database that may only be read: the next one may lead to another. */
export const mayOnlyRead = (error: unknown): boolean =>
  (error as { readonly code?: unknown } | null)?.code === '25006'
