import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { apiError } from './error.ts'
import { limits } from './limits.ts'

/** A bound on what one sender may ask, and a refusal of new work while the process is choking. */
export async function limitLoad(
  app: FastifyInstance,
  { requestsPerMinute, eventLoopDelay }: { requestsPerMinute: number; eventLoopDelay: number },
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: eventLoopDelay,
    maxRssBytes: limits.residentBytes,
    pressureHandler(request) {
      if (!isProbe(request)) throw apiError(503, 'service_unavailable', [], { retryAfter: 5 })
    },
  })
  if (requestsPerMinute === 0) return
  await app.register(rateLimit, {
    global: true,
    max: requestsPerMinute,
    timeWindow: 60_000,
    cache: 20_000,
    keyGenerator: (request) => request.headers.authorization ?? request.ip,
    allowList: isProbe,
    errorResponseBuilder: (_request, { ttl }) =>
      apiError(429, 'too_many_requests', [], { retryAfter: Math.ceil(ttl / 1_000) }),
  })
}

/** Probes answer however busy the server is. */
const isProbe = (request: FastifyRequest) => request.routeOptions.url?.startsWith('/health/') === true
