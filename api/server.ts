import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Registry } from '#core/registry.ts'
import type { DemoOffer } from '#domain/calls/auth.ts'
import { guard, isFamiliar } from './auth/plugin.ts'
import { hashPassword } from './auth/passwords.ts'
import type { AuthServices } from './auth/services.ts'
import { readCookies, tokenOf } from './auth/session-cookie.ts'
import type { Db } from './database/pool.ts'
import { extensions } from './extensions.ts'
import type { Quotas } from './storage/quota.ts'
import { createClamd, type ScannerPlace } from './storage/scanner.ts'
import { createFiles } from './storage/service.ts'
import type { FileStore } from './storage/store.ts'
import { measureHealth } from './health/metrics.ts'
import { limitBodies } from './http/bodies.ts'
import { limitFormMemory } from './http/form-memory.ts'
import { createApp } from './http/app.ts'
import { createIdempotency } from './http/idempotency.ts'
import { limits } from './http/limits.ts'
import { createMetrics, timeRequests } from './http/metrics.ts'
import { noticeProxy } from './http/proxy-notice.ts'
import { createRequestLimits } from './http/rate-limit.ts'
import { limitConcurrentWork } from './http/concurrency-limit.ts'
import type { TrustProxy } from './http/trust-proxy.ts'
import { createEvents, type Events } from './events/events.ts'
import { liveRoutes } from './live/routes.ts'
import { createLive } from './live/sockets.ts'
import { notify } from './notifications/notifications.ts'
import { createRing } from './notifications/ring.ts'
import { createTell } from './notifications/tell-accounts.ts'
import type { ExportLabels } from './records/present/export-cells.ts'
import { answerPapers } from './papers/answer-papers.ts'
import { createRecords, type Records } from './records/records.ts'
import { entityRoutes } from './routes/entity-routes.ts'
import type { Room, RoomServices } from './room.ts'
import { rooms as allRooms } from './rooms.ts'
import { healthRoutes } from './routes/health.ts'
import { metricsRoute } from './routes/metrics.ts'
import { openapiRoutes } from './routes/openapi.ts'
import { endWorkers, onWorkerLoss } from './workers/pools.ts'

export interface ServerParts {
  readonly registry: Registry
  readonly labels: ExportLabels
  readonly db: Db
  /** A few connections to the same database, separate from those of `db`. */
  readonly aside: Db
  /** Connections for lists, whose statements get less time. Default `db`. */
  readonly reads?: Db
  readonly services: AuthServices
  readonly store: FileStore
  readonly logger: Logger
  readonly metricsToken?: string
  readonly trustProxy?: TrustProxy
  readonly requestsPerMinute?: number
  /** Whether the API's description is open to everybody. Default true. */
  readonly apiDocs?: boolean
  readonly eventLoopDelay?: number
  /** Bytes of memory that the process may hold; 0 = any. Default `limits.residentBytes`. */
  readonly residentBytes?: number
  /** Where Bakong's Open API is. Default: that of the National Bank of Cambodia. */
  readonly bakongUrl?: string | undefined
  /** Bytes that forms of all senders together may hold in memory. Default `limits.formBytesAtOnce`. */
  readonly formBytesAtOnce?: number
  /** Limits on uploads. Default: `storageQuotas`. */
  readonly quotas?: Quotas
  /** Where the scanner of files listens. Default: files are not scanned. */
  readonly scanner?: ScannerPlace | undefined
  /** Shown at sign-in, if there is demo data. */
  readonly demo?: DemoOffer
  /** Whose calls, jobs and runs it serves. Default: every room's. */
  readonly rooms?: readonly Room[]
}

export interface Server {
  readonly app: FastifyInstance
  readonly records: Records
  readonly events: Events
}

/** The complete server, not yet listening. */
export async function createServer(parts: ServerParts): Promise<Server> {
  const { registry, db, aside, reads = db, services, store, rooms = allRooms } = parts
  const events = createEvents(services.hub)
  const records: Records = createRecords({
    db,
    aside,
    reads,
    registry,
    labels: parts.labels,
    events,
    hub: services.hub,
    extensions: extensions({ services, registry }),
    files: {
      saveUpload: (...call) => files.saveUpload(...call),
      removeUnheld: (...call) => files.removeUnheld(...call),
      requireRoom: (...call) => files.requireRoom(...call),
    },
    hashSecret: hashPassword,
    tell: createTell({ hub: services.hub, labels: parts.labels }),
  })
  const files = createFiles({
    db: aside,
    store,
    quotas: parts.quotas,
    scanner: parts.scanner && createClamd(parts.scanner),
    onError: (error) => parts.logger.warn({ err: error }, 'a file was not scanned'),
    async readField(ask) {
      for (const read of rooms.flatMap(({ ownFields = [] }) => ownFields)) {
        const found = await read(db, ask)
        if (found !== undefined) return found
      }
      return records.readField(ask)
    },
  })
  const live = createLive({
    hub: services.hub,
    principals: services.principals,
    registry,
    hasHiddenRows: (name) => records.extensions.get(name)?.where !== undefined,
  })
  const given: RoomServices = {
    ...services,
    ...parts,
    services,
    reads,
    events,
    files,
    records,
    notify: (open, notice) => notify({ db: open, hub: services.hub }, notice),
    ring: createRing(services.hub),
  }
  for (const { jobs = [], runs = [] } of rooms) {
    for (const define of jobs) define(services.jobs, given)
    for (const run of runs) run.serve(services.jobs, given)
  }

  const app = await createApp(parts)
  await readCookies(app)
  const metrics = createMetrics({
    connections: () => connectionsOf([...new Set([db, reads])]),
  })
  timeRequests(app, metrics)
  measureHealth(metrics, { db, space: store.space, transports: services.transports })
  const requestLimits = await createRequestLimits(app, {
    requestsPerMinute: parts.requestsPerMinute ?? limits.requestsPerMinute,
    isFamiliar: (request) => isFamiliar(services, request),
    hasToken: (request) => tokenOf(request) !== undefined,
  })
  const notices = noticeProxy(app, parts)
  app.addHook('onRequest', requestLimits.byAddress)
  guard(app, services, { count: requestLimits.byAccount })
  limitBodies(app)
  limitFormMemory(app, parts.formBytesAtOnce)
  limitConcurrentWork(app, { atOnce: shareOf(reads) })
  const idempotency = createIdempotency(db)
  app.decorate('callServices', { db, records, events, idempotency, files, hub: services.hub, registry })
  if (parts.apiDocs !== false) openapiRoutes(app, registry)
  healthRoutes(app, { db, notices })
  metricsRoute(app, { registry: metrics, token: parts.metricsToken })
  for (const { papers = [], routes = [] } of rooms) {
    for (const paper of papers) answerPapers(app, given, paper)
    for (const addRoutes of routes) await addRoutes(app, given)
  }
  entityRoutes(app, { registry, records, idempotency })
  await liveRoutes(app, { services, live })
  const stopListening = onWorkerLoss((loss) => parts.logger.warn(loss, 'a worker process was lost'))
  app.addHook('onClose', async () => {
    live.close()
    stopListening()
    endWorkers()
  })
  return { app, records, events }
}

/** A request uses up to two connections in parallel (rows, count): one account stays below half of them. */
const shareOf = ({ pool }: Db) => Math.max(1, Math.floor(pool.options.max / 4))

const connectionsOf = (pools: readonly Db[]) => ({
  total: pools.reduce((sum, { pool }) => sum + pool.totalCount, 0),
  idle: pools.reduce((sum, { pool }) => sum + pool.idleCount, 0),
  waiting: pools.reduce((sum, { pool }) => sum + pool.waitingCount, 0),
})
