import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

interface MetricsParts {
  readonly connections: () => { total: number; idle: number; waiting: number }
}

/** Counters for operators. Labels are route patterns, never addresses, so their number is bounded. */
export function createMetrics({ connections }: MetricsParts): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'lobby_' })
  const gauge = new Gauge({
    name: 'lobby_database_connections',
    help: 'Connections of the pool by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, value] of Object.entries(connections())) gauge.set({ state }, value)
    },
  })
  return registry
}

/** Times every request by route, method and status class. */
export function timeRequests(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'lobby_request_seconds',
    help: 'Time from request to reply',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    duration.observe({ method: request.method, route, status }, reply.elapsedTime / 1_000)
    done()
  })
}
