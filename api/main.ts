import { officeToday } from '#core/days.ts'
import { join } from 'node:path'
import { faultsOf } from '#core/derive/check.ts'
import { vocabulary } from '#domain/vocabulary.ts'
import { registry } from '#entities/index.ts'
import { labels } from '#entities/labels.ts'
import { buildDemo, demoAccounts, demoPassword } from '#entities/demo/index.ts'
import type { Logger } from 'pino'
import { keyPlaceOf } from './auth/server-key.ts'
import { backUpFirst } from './backup/before-upgrade.ts'
import { createServices, type ShutDemo } from './auth/services.ts'
import { demoBankSecret } from './banks/demo-bank.ts'
import { loadConfig, type Config } from './config.ts'
import { analyzeBooks } from './demo/analyze-books.ts'
import { hasDemo } from './demo/has-demo.ts'
import { tellMoneyStory } from './demo/money-story.ts'
import { openDatabase, type OpenDatabase } from './database/cluster/open.ts'
import { clockNotice } from './health/clock.ts'
import { createFirstAdmin } from './setup/first-admin.ts'
import { createPool, type Db } from './database/pool.ts'
import { prepareDatabase } from './setup/prepare-database.ts'
import { isEmpty, seed } from './setup/seed.ts'
import { createDiskStore } from './storage/store.ts'
import { limits } from './http/limits.ts'
import { createLogger } from './http/logger.ts'
import { superviseProcess } from './supervise-process.ts'
import { rooms } from './rooms.ts'
import { consoleRoutes } from './routes/console.ts'
import { residentFiles } from './routes/resident-files.ts'
import { createServer } from './server.ts'

export interface RunningServer {
  /** The address that it listens at: `http://localhost:3000`. */
  readonly url: string
  /** Whether its accounts are those of the demo. */
  readonly isDemo: boolean
  /** Finishes the work under way, then releases everything. */
  close(): Promise<void>
}

/**
 * Starts the whole server: database, tables, first data, jobs, HTTP. If a step fails, or the console cannot be built,
 * whatever was opened is closed again. The console may still be built meanwhile: it is needed only once the server
 * listens.
 */
export async function startServer(config: Config, built: Promise<unknown> = ready): Promise<RunningServer> {
  requireSoundDeclarations()
  const opened: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const undo of opened.splice(0).toReversed()) await undo()
  }
  try {
    const logger = createLogger({ level: config.logLevel })
    const onError = (error: unknown) => logger.error({ err: error }, 'in the background')
    const database = await openDatabase(config, (reason) => logger.error(reason))
    opened.push(database.stop)
    const url = await prepare(database, config, logger)
    const [db, reads, aside] = [
      createPool(url, { max: 12, onError, ...patienceOf(config) }),
      createPool(url, { max: 12, statementTimeout: limits.listStatement, onError }),
      createPool(url, { max: 4, onError }),
    ]
    opened.push(() => Promise.all([db.close(), reads.close(), aside.close()]))
    const isDemo = config.demo && (await hasDemo(db))
    const services = await createServices({
      db,
      url,
      dataDir: config.dataDir,
      onError,
      secret: config.secret,
      keyFile: config.keyFile,
      smtpUrl: config.smtpUrl,
      mailFrom: config.mailFrom,
      sms: config.sms,
      publicUrl: config.publicUrl,
      renewalUrl: config.renewalUrl,
      shut: shutOf(config),
    })
    if (shutOf(config).password !== undefined && (await hasDemo(db)))
      logger.warn(
        'the accounts of the demo are here, and its published password opens none of them in production: choose new ' +
          'passwords by Forgot password, or start without NODE_ENV=production where nobody else reaches it, and disable ' +
          'the accounts that nobody needs (docs/running-it.md)',
      )
    const behind = await clockNotice(db)
    if (behind !== undefined) logger.warn(behind)
    opened.push(services.close)
    const { app, records, events } = await createServer({
      registry,
      labels,
      db,
      aside,
      reads,
      services,
      logger,
      store: createDiskStore(join(config.dataDir, 'files')),
      metricsToken: config.metricsToken,
      trustProxy: config.trustProxy,
      requestsPerMinute: config.rateLimit,
      ...(config.eventLoopDelay === undefined ? {} : { eventLoopDelay: config.eventLoopDelay }),
      apiDocs: config.apiDocs,
      quotas: config.quotas,
      scanner: config.scanner,
      bakongUrl: config.bakongUrl,
      demo: isDemo
        ? { password: demoPassword, accounts: demoAccounts.map(({ email }) => ({ email })) }
        : undefined,
    })
    opened.push(() => app.close())
    const { jobs: queue, principals } = services
    const tellDemo = () =>
      withOwner(database, (owner) =>
        tellMoneyStory(
          { db, records, events, principals, jobs: queue, analyze: () => analyzeBooks(owner) },
          { months: config.demoMonths, onMonth: (month) => logger.info({ month }, 'demo data written') },
        ),
      )
    await Promise.all([isDemo ? tellDemo() : undefined, built])
    const dist = (name: string) => join(import.meta.dirname, '..', 'dist', name)
    await consoleRoutes(app, dist('console'))
    await residentFiles(app, dist('resident'))
    await app.listen({ host: config.host, port: config.port })
    const resume = async () => {
      for (const { runs = [] } of rooms) for (const run of runs) await run.resume({ db, jobs: queue })
    }
    const jobs = queue.start().then(resume).catch(onError)
    opened.push(() => jobs)
    // A job may be lost together with the database: while it was handed over, or before it was sent at all.
    services.hub.onReturn(() => void jobs.then(resume).catch(onError))
    return { url: addressOf(app.server.address(), config.host), isDemo, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** What anybody can read of the demo opens nothing in production; a demo that is asked for there keeps its accounts. */
const shutOf = ({ isProduction, demo }: Config): ShutDemo => ({
  password: isProduction && !demo ? demoPassword : undefined,
  bankSecret: isProduction ? demoBankSecret : undefined,
})

const ready: Promise<unknown> = Promise.resolve()

/** A wrong declaration stops the start, with its entity, its field and the reason. */
function requireSoundDeclarations(): void {
  const faults = faultsOf(registry, vocabulary)
  if (faults.length > 0) throw new Error(`The declarations are wrong:\n${faults.join('\n')}`)
}

/** Migrates and fills the database with its owner's rights; returns the address to serve with. */
async function prepare(database: OpenDatabase, config: Config, logger: Logger): Promise<string> {
  const found = await withOwner(database, async (owner) => {
    const say = (line: string) => logger.warn(line)
    const login = await prepareDatabase(owner, {
      database,
      key: keyPlaceOf(config),
      say,
      before: backUpFirst({ config, db: owner, url: database.url, say }),
    })
    await fill(owner, config)
    return login
  })
  if ('url' in found) return found.url
  logger.warn({ reason: found.refused }, 'no login of its own: the server works with the owner’s rights')
  return database.url
}

/** Two years are told at the first start, on however slow a machine: a statement may take its time there. */
const patienceOf = ({ demo }: Config) => (demo ? { statementTimeout: limits.demoStatement } : {})

async function withOwner<T>({ url }: OpenDatabase, work: (owner: Db) => Promise<T>): Promise<T> {
  const owner = createPool(url, { max: 4 })
  try {
    return await work(owner)
  } finally {
    await owner.close()
  }
}

/** Fills an empty database with its demo records or its first administrator. */
async function fill(db: Db, { demo, demoMonths: months, firstAdmin }: Config): Promise<void> {
  if (firstAdmin !== undefined) await createFirstAdmin(db, firstAdmin)
  else if (demo && (await isEmpty(db))) await seed(db, registry, buildDemo({ today: officeToday(), months }))
}

function addressOf(address: string | { port: number } | null, host: string): string {
  const port = typeof address === 'object' ? address?.port : undefined
  return `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port ?? ''}`
}

if (import.meta.main) {
  const server = await startServer(loadConfig(process.env))
  // Before it is said: who reads the line may end the process at once, and its database must end too.
  superviseProcess(server, { delay: 10_000 })
  console.log(`Lobby listens on ${server.url}`)
}
