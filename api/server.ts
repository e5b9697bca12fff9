import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Registry } from '#core/registry.ts'
import type { DemoOffer } from '#domain/calls/auth.ts'
import { optionsRoute } from './auth/options-route.ts'
import { guard, isFamiliar } from './auth/plugin.ts'
import { hashPassword } from './auth/passwords.ts'
import { authRoutes } from './auth/routes.ts'
import { secondFactorOfficeRoutes } from './auth/second-factor/routes.ts'
import type { AuthServices } from './auth/services.ts'
import type { Db, Queryable } from './database/pool.ts'
import { extensions } from './extensions.ts'
import { readOwnPicture } from './files/own-picture.ts'
import type { Quotas } from './storage/quota.ts'
import { fileRoutes } from './files/routes.ts'
import { createFiles } from './storage/service.ts'
import type { FileStore } from './storage/store.ts'
import { usageRoute } from './files/usage.ts'
import { limitBodies } from './http/bodies.ts'
import { limitFormMemory } from './http/form-memory.ts'
import { createApp } from './http/app.ts'
import { createIdempotency } from './http/idempotency.ts'
import { limits } from './http/limits.ts'
import { createMetrics, timeRequests } from './http/metrics.ts'
import { createRequestLimits } from './http/rate-limit.ts'
import { limitConcurrentWork } from './http/concurrency-limit.ts'
import type { TrustProxy } from './http/trust-proxy.ts'
import { importRoutes } from './imports/routes.ts'
import { importRuns } from './imports/runs.ts'
import { feeRuns } from './fees/fee-run.ts'
import { defineFeeSchedules } from './fees/fee-schedules.ts'
import { defineCleaning } from './schedule/cleaning.ts'
import { defineSumming } from './ledger/day-sums.ts'
import { defineClock } from './schedule/due-states.ts'
import { createEvents, type Events } from './events/events.ts'
import { liveRoutes } from './live/routes.ts'
import { createLive } from './live/sockets.ts'
import { notify, type Notice } from './notifications/notifications.ts'
import { createRing } from './notifications/ring.ts'
import { createTell } from './notifications/tell-accounts.ts'
import { outboxRoutes } from './mail/routes.ts'
import { defineBulk } from './mail/bulk.ts'
import { noticeMessages } from './notices/follow-messages.ts'
import { noticePdfs, pdfOfMessage } from './notices/notice-papers.ts'
import { noticeRuns } from './notices/notice-run.ts'
import type { ExportLabels } from './records/export-cells.ts'
import { createRecords, type Records } from './records/records.ts'
import { dashboardRoutes } from './dashboard/routes.ts'
import { ledgerReportRoutes } from './ledger/report-routes.ts'
import { voidRegisterRoutes } from './ledger/void-routes.ts'
import { bankRoutes, defineBankLines } from './banks/routes.ts'
import { defineStays } from './people/follow-stays.ts'
import { roomRoutes } from './room-routes.ts'
import { consoleRoutes } from './routes/console.ts'
import { entityRoutes } from './routes/entity-routes.ts'
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
  /** Folder of the built console; without it the server has the API only. */
  readonly consoleFolder?: string
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
  /** Shown at sign-in, if there is demo data. */
  readonly demo?: DemoOffer
}

export interface Server {
  readonly app: FastifyInstance
  readonly records: Records
  readonly events: Events
}

/** The complete server, not yet listening. */
export async function createServer(parts: ServerParts): Promise<Server> {
  const { registry, db, aside, reads = db, services, store } = parts
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
    readField: async (ask) => (await readOwnPicture(db, ask)) ?? records.readField(ask),
  })
  const live = createLive({
    hub: services.hub,
    principals: services.principals,
    registry,
    hasHiddenRows: (name) => records.extensions.get(name)?.where !== undefined,
  })
  defineCleaning(services.jobs, { db, files })
  defineSumming(services.jobs, db)
  defineClock(services.jobs, { db, registry, events })
  defineStays(services.jobs, { db, events })
  const ring = createRing(services.hub)
  const imports = {
    db,
    registry,
    records,
    events,
    labels: parts.labels,
    principals: services.principals,
    jobs: services.jobs,
    ring,
  }
  importRuns.serve(services.jobs, imports)
  const runs = { db, events, principals: services.principals, jobs: services.jobs, ring }
  feeRuns.serve(services.jobs, runs)
  noticeRuns.serve(services.jobs, { ...runs, hub: services.hub })
  defineBulk(services.jobs, {
    db,
    transports: services.transports,
    follower: noticeMessages(events, [pdfOfMessage]),
  })
  const tell = (open: Queryable, notice: Notice) => notify({ db: open, hub: services.hub }, notice)
  const banks = { db, records, events, ring, key: services.key, bakongUrl: parts.bakongUrl }
  defineBankLines(services.jobs, banks)
  defineFeeSchedules({ ...runs, records, notify: tell })

  const app = await createApp(parts)
  const metrics = createMetrics({
    connections: () => connectionsOf([...new Set([db, reads])]),
  })
  timeRequests(app, metrics)
  const requestLimits = await createRequestLimits(app, {
    requestsPerMinute: parts.requestsPerMinute ?? limits.requestsPerMinute,
    isFamiliar: (request) => isFamiliar(services, request),
  })
  app.addHook('onRequest', requestLimits.byAddress)
  guard(app, services, { count: requestLimits.byAccount })
  limitBodies(app)
  limitFormMemory(app, parts.formBytesAtOnce)
  limitConcurrentWork(app, { atOnce: shareOf(reads) })
  const idempotency = createIdempotency(db)
  app.decorate('callServices', { db, records, events, idempotency, files, hub: services.hub, registry })
  if (parts.apiDocs !== false) openapiRoutes(app, registry)
  healthRoutes(app, db)
  metricsRoute(app, { registry: metrics, token: parts.metricsToken })
  for (const addRoutes of roomRoutes) addRoutes(app)
  authRoutes(app, services)
  optionsRoute(app, parts.demo)
  outboxRoutes(app, { db, pdfs: noticePdfs })
  fileRoutes(app, { services, files })
  usageRoute(app, { db, records, quotas: parts.quotas })
  secondFactorOfficeRoutes(app, { services, records })
  ledgerReportRoutes(app, { db, labels: parts.labels })
  voidRegisterRoutes(app, { db, labels: parts.labels })
  dashboardRoutes(app, { registry, reads, records })
  await bankRoutes(app, { ...banks, background: services.background, services })
  entityRoutes(app, { registry, records, idempotency })
  importRoutes(app, { ...imports, services, quotas: parts.quotas })
  await liveRoutes(app, { services, live })
  if (parts.consoleFolder !== undefined) await consoleRoutes(app, parts.consoleFolder)
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
