import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readBody } from './body.ts'
import { apiError } from './error.ts'
import { limits } from './limits.ts'
import { senderKey } from './concurrency-limit.ts'

/**
 * Bounds the memory that bodies take before any work begins: one of a public call is short, and of one sender only so
 * many bytes of JSON are on their way, or wait for their turn, at a time. Files are bounded by the places of those who
 * send them. Must be applied before routes are added, and after the guard.
 */
export function limitBodies(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.permission !== 'public') return
    route.bodyLimit ??= limits.publicBytes
    route.config.bodyBytes ??= limits.publicBytes
  })

  const underWay = new Map<string, number>()
  app.addHook('onRequest', async (request, reply) => {
    const bytes = bytesOf(request)
    if (bytes === 0) return
    const sender = senderKey(request)
    const before = underWay.get(sender) ?? 0
    // One body is always taken; a longer one than its call allows is refused by its length.
    if (before > 0 && before + bytes > limits.jsonBytesAtOnce)
      throw apiError(429, 'too_many_requests', [], { retryAfter: 2 })
    underWay.set(sender, before + bytes)
    reply.raw.once('close', () => {
      const left = (underWay.get(sender) ?? bytes) - bytes
      if (left > 0) underWay.set(sender, left)
      else underWay.delete(sender)
    })
  })
  // A stranger's form is read before the call takes a place, so that one which never ends holds none.
  app.addHook('preHandler', async (request) => {
    if (request.routeOptions.config.permission === 'public' && request.isMultipart()) await readBody(request)
  })
}

/** What the request says that it will bring, or the most that it may where it does not say. */
function bytesOf(request: FastifyRequest): number {
  const { headers, routeOptions } = request
  if (request.isMultipart()) return 0
  const most = routeOptions.bodyLimit
  if (headers['transfer-encoding'] !== undefined) return most
  return Math.min(Number(headers['content-length'] ?? 0) || 0, most)
}
