import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Registry } from 'prom-client'
import { apiError } from '#api/http/error.ts'

/** For operators: from this machine, or with the metrics token as bearer. For everybody else it does not exist. */
export function metricsRoute(app: FastifyInstance, metrics: { registry: Registry; token?: string }): void {
  app.get(
    '/metrics',
    { config: { permission: 'public', clientId: 'not_needed', openapi: { hide: true } } },
    async (request, reply) => {
      if (!isLocal(request) && !hasToken(request, metrics.token)) throw apiError(404, 'not_found')
      return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
    },
  )
}

/** The peer's own address, without a proxy in between that might speak for somebody else. */
function isLocal(request: FastifyRequest) {
  const peer = request.socket.remoteAddress ?? ''
  const forwarded =
    request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined
  return !forwarded && /^(?:127\.|::1$|::ffff:127\.)/.test(peer)
}

function hasToken(request: FastifyRequest, token: string | undefined) {
  if (token === undefined || token === '') return false
  const given = Buffer.from(request.headers.authorization?.replace(/^Bearer /i, '') ?? '')
  const wanted = Buffer.from(token)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
