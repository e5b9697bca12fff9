import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { addressKey } from './address.ts'
import { apiError } from './error.ts'
import { limits } from './limits.ts'

export interface ConcurrencyOptions {
  /**
   * Calls of one account that may read, and as many that may write, in parallel; twice as many for an address without
   * an account.
   */
  readonly atOnce: number
  /** Milliseconds that further calls wait for a place. */
  readonly patience?: number
}

/**
 * Runs only a few requests of one sender at a time, so that nobody's queries take all connections; the others wait. A
 * request keeps its place until its handler ends, even if the sender has gone away, and frees it as soon as a stream
 * takes over: streams have their own limits.
 */
export function limitConcurrentWork(
  app: FastifyInstance,
  { atOnce, patience = limits.sharePatience }: ConcurrencyOptions,
): void {
  const lines = createLines({ waiting: limits.shareWaiting, patience })
  const held = new WeakMap<FastifyRequest, () => void>()
  const wrapped = new WeakSet<RouteHandlerMethod>()

  app.addHook('onRoute', (route) => {
    // A HEAD route gets the handler of its GET, which is already wrapped.
    if (!isWork(route.url) || wrapped.has(route.handler)) return
    const work = route.handler
    const handler: RouteHandlerMethod = async function inTurn(request, reply) {
      const leave = await lines.enter(senderKey(request), request.principal === null ? atOnce * 2 : atOnce)
      held.set(request, leave)
      try {
        if (request.socket.destroyed) throw apiError(408, 'took_too_long')
        return await work.call(this, request, reply)
      } finally {
        leave()
      }
    }
    wrapped.add(handler)
    route.handler = handler
  })
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (isStream(payload)) held.get(request)?.()
    done(null, payload)
  })
}

/**
 * Only calls of the API count. A socket lives long and asks for nothing; probes and the console's files cost little.
 */
const isWork = (url: string) => url.startsWith('/v1/') && url !== '/v1/ws'

/** Reading and writing have separate lines, so that slow uploads do not stop a page from being shown. */
export const senderKey = ({ principal, ip, method }: FastifyRequest) =>
  `${method === 'GET' || method === 'HEAD' ? 'reads' : 'writes'} ${principal === null ? addressKey(ip) : `account ${principal.accountId}`}`

const isStream = (payload: unknown) => typeof payload === 'object' && payload !== null && 'pipe' in payload

interface Line {
  running: number
  readonly waiting: (() => void)[]
}

/** One waiting line for each key. `enter` returns the function that frees the place; calling it again does nothing. */
function createLines({ waiting, patience }: { waiting: number; patience: number }) {
  const lines = new Map<string, Line>()

  const leave = (key: string, line: Line) => {
    const next = line.waiting.shift()
    // The place is handed over directly, so that no other call takes it in between.
    if (next !== undefined) next()
    else if (--line.running === 0) lines.delete(key)
  }
  const turn = (line: Line) =>
    new Promise<void>((resolve, reject) => {
      const go = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(go), 1)
        reject(tooBusy())
      }, patience)
      line.waiting.push(go)
    })
  return {
    async enter(key: string, atOnce: number): Promise<() => void> {
      const line = lines.get(key) ?? { running: 0, waiting: [] }
      lines.set(key, line)
      if (line.running < atOnce) line.running++
      else if (line.waiting.length >= waiting) throw tooBusy()
      else await turn(line)
      let isHeld = true
      return () => {
        if (isHeld) leave(key, line)
        isHeld = false
      }
    },
  }
}

const tooBusy = () => apiError(429, 'too_many_requests', [], { retryAfter: 2 })
