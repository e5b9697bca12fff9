import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/**
 * Headers of every answer. Scripts come from our own origin alone; antd writes its styles at run time, hence the
 * one `unsafe-inline`, for styles. Pages may not be framed, and the API is never cached.
 */
export async function secureHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    global: true,
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
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    // Files of the console set their own caching; failures of these must not be cached.
    reply.header('cache-control', 'no-store')
  })
}
