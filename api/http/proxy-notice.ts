import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { TrustProxy } from './trust-proxy.ts'

/** What `/health/ready` says beside `ok`. */
export type Notice = 'proxy_not_trusted'

/**
 * Notices that a proxy stands in front and `TRUST_PROXY` is off, so that limits take all its clients for one sender, and
 * says so once in the log. Anybody can write the header: it changes nothing but this notice.
 */
export function noticeProxy(
  app: FastifyInstance,
  { trustProxy = false, logger }: { readonly trustProxy?: TrustProxy; readonly logger: Logger },
): () => readonly Notice[] {
  let isNoticed = false
  if (trustProxy === false)
    app.addHook('onRequest', (request, _reply, done) => {
      if (!isNoticed && request.headers['x-forwarded-for'] !== undefined) {
        isNoticed = true
        logger.warn(
          { from: request.ip },
          'x-forwarded-for arrives and TRUST_PROXY is off: if a proxy stands in front, all its clients count as one ' +
            'sender for every limit. Set TRUST_PROXY to the number of proxies, or to their addresses',
        )
      }
      done()
    })
  return () => (isNoticed ? ['proxy_not_trusted'] : [])
}
