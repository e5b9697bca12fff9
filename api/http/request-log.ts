import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { safeUrl } from './logger.ts'

/**
 * Logs one line for each request, when it is answered: who asked for what, with which outcome, and how long it took.
 */
export function logRequests(app: FastifyInstance, logger: Logger): void {
  if (!logger.isLevelEnabled('info')) return
  app.addHook('onResponse', (request, reply, done) => {
    logger.info(
      {
        reqId: request.id,
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
