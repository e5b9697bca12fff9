import type { FastifyInstance } from 'fastify'
import { safeUrl } from './logger.ts'

/**
 * Logs one line for each request, when it is answered: who asked for what, with which outcome, and how long it took.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        url: safeUrl(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ip: request.ip,
        account: request.principal?.accountId,
      },
      'request',
    )
    done()
  })
}
