import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readBody } from './body.ts'
import { apiError } from './error.ts'
import { limits } from './limits.ts'
import { senderKey } from './concurrency-limit.ts'

/**
 * Bounds the memory that bodies take before any work begins: bodies of public calls are short, and one sender may have
 * only a limited number of bytes of JSON arriving or waiting at a time. Files are bounded by the number of calls that
 * their sender may run. Must be applied before routes are added, and after the guard.
 */
export function limitBodies(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.permission !== 'public') return
    route.bodyLimit ??= limits.publicBytes
    route.config.bodyBytes ??= limits.publicBytes
  })

  const underWay = new Map<string, number>()
  app.addHook('onRequest', (request, reply, done) => {
    const bytes = bytesOf(request)
    if (bytes === 0) return done()
    const sender = senderKey(request)
    const before = underWay.get(sender) ?? 0
    // One body is always accepted; if it is longer than its call allows, its length is refused later.
    if (before > 0 && before + bytes > limits.jsonBytesAtOnce)
      throw apiError(429, 'too_many_requests', [], { retryAfter: 2 })
    underWay.set(sender, before + bytes)
    reply.raw.once('close', () => {
      const left = (underWay.get(sender) ?? bytes) - bytes
      if (left > 0) underWay.set(sender, left)
      else underWay.delete(sender)
    })
    done()
  })
  // A stranger's form is read before the call takes a place, so that a form that never ends holds no place.
  app.addHook('preHandler', async (request) => {
    if (request.isMultipart() && request.routeOptions.config.permission === 'public') await readBody(request)
  })
}

/** Bytes that the request announces, or the most that it may send if it announces nothing. */
function bytesOf(request: FastifyRequest): number {
  const { 'transfer-encoding': encoding, 'content-length': length } = request.headers
  if ((encoding === undefined && length === undefined) || request.isMultipart()) return 0
  const most = request.routeOptions.bodyLimit
  return encoding === undefined ? Math.min(Number(length) || 0, most) : most
}
