import { query } from '#api/sql/query.ts'
import type { FastifyInstance } from 'fastify'
import { apiError } from '#api/http/error.ts'
import type { Queryable } from '#api/database/pool.ts'
import type { Notice } from '#api/http/proxy-notice.ts'

const publicProbe = { permission: 'public', clientId: 'not_needed', openapi: { hide: true } } as const

/**
 * `live`: the process answers, however busy it is; `ready`: it can do its work and takes new calls, and what about its
 * set-up its operator should see to.
 */
export function healthRoutes(
  app: FastifyInstance,
  { db, notices }: { readonly db: Queryable; readonly notices: () => readonly Notice[] },
): void {
  app.get('/health/live', { config: publicProbe }, async () => ({ status: 'ok' }))
  app.get('/health/ready', { config: publicProbe }, async () => {
    await ask(db, {}).catch(() => {
      throw apiError(503, 'service_unavailable', [], { retryAfter: 2 })
    })
    const told = notices()
    return told.length === 0 ? { status: 'ok' } : { status: 'ok', notices: told }
  })
}

/** Whether the database answers. */
const ask = query({ row: {}, takes: {}, sql: () => 'select' })
