import { setTimeout as wait } from 'node:timers/promises'
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
  let asking: Promise<unknown> | undefined
  app.get('/health/live', { config: publicProbe }, async () => ({ status: 'ok' }))
  app.get('/health/ready', { config: publicProbe }, async () => {
    // One question at a time: a supervisor goes on asking while the database says nothing.
    asking ??= ask(db, {}).finally(() => (asking = undefined))
    await Promise.race([asking, late()]).catch(() => {
      throw apiError(503, 'service_unavailable', [], { retryAfter: 2 })
    })
    const told = notices()
    return told.length === 0 ? { status: 'ok' } : { status: 'ok', notices: told }
  })
}

/** Milliseconds that whoever asks for readiness waits. */
const patience = 1_500

async function late(): Promise<never> {
  await wait(patience, undefined, { ref: false })
  throw new Error('the database has not answered')
}

/** Whether the database answers and may be written to: it refuses to lock rows, even none, where it may only be read. */
const ask = query({ row: {}, takes: {}, sql: () => 'select from throttle limit 0 for key share' })
