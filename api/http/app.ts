import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { compressReplies } from './compression.ts'
import { apiError } from './error.ts'
import { handleErrors, sendError } from './error-handler.ts'
import { explainFailure } from './known-failure.ts'
import { limitHandlerTime } from './handler-timeout.ts'
import { readJsonBodies } from './json-body.ts'
import { limits } from './limits.ts'
import { limitLoad } from './overload.ts'
import { parseQuery } from './query.ts'
import { logRequests } from './request-log.ts'
import { secureHeaders } from './security.ts'
import { fastifyTrust, type TrustProxy } from './trust-proxy.ts'

export interface AppOptions {
  readonly logger: Logger
  /** Proxies in front whose `x-forwarded-for` is trusted. */
  readonly trustProxy?: TrustProxy
  /** Milliseconds that work may wait before new work is refused; 0 = never. */
  readonly eventLoopDelay?: number
  /** Bytes of memory that the process may hold before new work is refused; 0 = any. */
  readonly residentBytes?: number
}

/** The HTTP server without its routes: limits, headers, errors, bodies. */
export async function createApp({
  logger,
  trustProxy = false,
  eventLoopDelay = limits.eventLoopDelay,
  residentBytes = limits.residentBytes,
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: logger as FastifyBaseLogger,
    // We write our own single line for each request instead.
    logController: new LogController({ disableRequestLogging: true }),
    // Given no options at all, pino makes one quickly.
    childLoggerFactory: (parent, bindings) => parent.child(bindings),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: fastifyTrust(trustProxy),
    bodyLimit: limits.jsonBytes,
    requestTimeout: limits.requestTimeout,
    connectionTimeout: limits.connectionTimeout,
    keepAliveTimeout: limits.keepAliveTimeout,
    maxRequestsPerSocket: limits.requestsPerSocket,
    forceCloseConnections: 'idle',
    http: {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersTimeout,
      connectionsCheckingInterval: 5_000,
    },
    routerOptions: {
      querystringParser: readQuery,
      maxParamLength: limits.pathParameterLength,
      ignoreTrailingSlash: false,
      caseSensitive: true,
    },
    // No hook runs for requests that the router cannot read, so their headers are set here.
    frameworkErrors: (error, request, reply) =>
      void sendError(
        request,
        reply.headers({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' }),
        explainFailure(error),
      ),
  })
  app.server.maxHeadersCount = limits.headerCount
  app.removeContentTypeParser('text/plain')
  readJsonBodies(app)
  limitHandlerTime(app, limits)
  // Before whatever may refuse.
  secureHeaders(app)
  app.addHook('onRequest', (request, _reply, done) => {
    const refusal = unreadable.get(request.query as object)
    done(request.routeOptions.config.query === 'ignored' ? undefined : refusal)
  })
  // A socket that asked for another protocol has left the server's timeouts: where it got none, it ends with the reply.
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (raw.headers.upgrade !== undefined) raw.socket.destroy()
    done()
  })
  await compressReplies(app)
  handleErrors(app)
  logRequests(app, logger)
  await limitLoad(app, { eventLoopDelay, residentBytes })
  await app.register(multipart, { throwFileSizeLimit: true })
  return app
}

/**
 * The router must not throw: the error of an unreadable request is kept under the object that stands for it, and thrown
 * in a hook.
 */
const unreadable = new WeakMap<object, Error>()

function readQuery(text: string): Record<string, unknown> {
  try {
    return parseQuery(text)
  } catch (error) {
    const empty: Record<string, unknown> = {}
    unreadable.set(empty, error instanceof Error ? error : apiError(400, 'bad_request'))
    return empty
  }
}
