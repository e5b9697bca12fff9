import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { apiError } from './error.ts'
import { limits } from './limits.ts'

/** Refuses new work while the process is choking. */
export async function limitLoad(
  app: FastifyInstance,
  { eventLoopDelay }: { eventLoopDelay: number },
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: eventLoopDelay,
    maxRssBytes: limits.residentBytes,
    pressureHandler(request) {
      if (!isProbe(request)) throw apiError(503, 'service_unavailable', [], { retryAfter: 5 })
    },
  })
}

/** Probes answer however busy the server is. */
export const isProbe = (request: FastifyRequest) => request.routeOptions.url?.startsWith('/health/') === true
