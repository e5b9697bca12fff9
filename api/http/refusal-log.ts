import type { FastifyBaseLogger } from 'fastify'
import { ApiError } from './error.ts'

const interval = 1_000

/**
 * Logs calls that were refused because the server, its database or a worker is busy or away: the first at once, then at
 * most one line a second with their number. An overloaded server that wrote a stack for each would be busy with that.
 */
export function createRefusalLog(log: Pick<FastifyBaseLogger, 'warn'>): (thrown: unknown) => void {
  let refused = 0
  let last: unknown
  let timer: NodeJS.Timeout | undefined

  const write = () => {
    timer = undefined
    if (refused === 0) return
    // Our own refusals have a code; what a library threw is shown whole.
    log.warn(
      last instanceof ApiError ? { refused, code: last.code } : { refused, err: last },
      'calls refused',
    )
    refused = 0
    timer = setTimeout(write, interval).unref()
  }
  return (thrown) => {
    refused++
    last = thrown
    if (timer === undefined) write()
  }
}
