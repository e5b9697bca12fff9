import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

/**
 * Headers of every answer. Scripts come from our own origin alone; antd writes its styles at run time, hence the
 * one `unsafe-inline`, for styles. Pages may not be framed, and the API is never cached.
 */
const secured = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  hsts: { maxAge: 31_536_000, includeSubDomains: false },
  referrerPolicy: { policy: 'no-referrer' },
  frameguard: { action: 'deny' },
  crossOriginEmbedderPolicy: false,
})

export function secureHeaders(app: FastifyInstance): void {
  const fixed = {
    ...fixedHeaders(),
    // Files of the console set their own caching; failures of these must not be cached.
    'cache-control': 'no-store',
  }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(fixed).header('x-request-id', request.id)
    done()
  })
}

/** They are the same in every answer: worked out once, for an answer that is never sent. */
function fixedHeaders() {
  const answer = new ServerResponse(new IncomingMessage(new Socket()))
  secured(answer.req, answer, (error) => {
    if (error !== undefined) throw new Error('The security headers cannot be made', { cause: error })
  })
  return answer.getHeaders()
}
