import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Registry } from 'prom-client'
import { apiError } from '#api/http/error.ts'

/**
 * For operators, with the metrics token as bearer; for everybody else it does not exist. No address opens it: a proxy of
 * this machine brings everybody's calls from the same address as the operator's, and need not say that it does.
 */
export function metricsRoute(app: FastifyInstance, metrics: { registry: Registry; token?: string }): void {
  app.get(
    '/metrics',
    { config: { permission: 'public', clientId: 'not_needed', openapi: { hide: true } } },
    async (request, reply) => {
      if (!hasToken(request, metrics.token)) throw apiError(404, 'not_found')
      return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
    },
  )
}

function hasToken(request: FastifyRequest, token: string | undefined) {
  if (token === undefined || token === '') return false
  const given = Buffer.from(request.headers.authorization?.replace(/^Bearer /i, '') ?? '')
  const wanted = Buffer.from(token)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
