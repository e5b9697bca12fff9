import type { FastifyInstance, FastifyReply } from 'fastify'
import { apiError } from './error.ts'

interface HandlerTimeout {
  /** Milliseconds that a call may take, from its first byte to its reply. Routes with a time of their own keep that. */
  readonly handlerTimeout: number
  /** Milliseconds between two looks at what is under way. */
  readonly lookEvery?: number
}

/**
 * Refuses what takes too long. One look at all calls, in the order in which they came, instead of the framework's timer
 * and abort controller for each of them. Must be applied before other hooks.
 */
export function limitHandlerTime(
  app: FastifyInstance,
  { handlerTimeout, lookEvery = 1_000 }: HandlerTimeout,
): void {
  const underWay = new Set<FastifyReply>()
  app.addHook('onRequest', (_request, reply, done) => {
    underWay.add(reply)
    done()
  })
  app.addHook('onResponse', (_request, reply, done) => {
    underWay.delete(reply)
    done()
  })
  const look = () => {
    for (const reply of underWay) {
      if (reply.elapsedTime < handlerTimeout) return
      underWay.delete(reply)
      const { handlerTimeout: own } = reply.routeOptions
      if (own === undefined || own === 0) refuse(reply)
    }
  }
  const timer = setInterval(look, lookEvery).unref()
  app.addHook('onClose', () => clearInterval(timer))
}

function refuse(reply: FastifyReply): void {
  // Answered, taken over by a socket, or nobody waits any more.
  if (reply.sent || reply.raw.destroyed) return
  if (reply.raw.headersSent) reply.raw.destroy()
  else void reply.send(apiError(503, 'took_too_long', [], { retryAfter: 5 }))
}
