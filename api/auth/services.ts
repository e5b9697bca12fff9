import type { Db } from '../database/pool.ts'
import { createJobs, type Jobs } from '../jobs/jobs.ts'
import { createHub, type Hub } from '../events/hub.ts'
import type { Transports } from '../mail/bulk.ts'
import { createMailer, type Mailer } from '../mail/mailer.ts'
import { httpSms, type SmsOptions } from '../mail/sms-gateway.ts'
import { createBackground, type Background } from './background.ts'
import { defaultLimits, type Limits } from './limits.ts'
import { createPrincipals, type Principals } from './principals.ts'
import { keyPlaceOf, loadServerKey } from './server-key.ts'

/** Services that signing in and out needs; created once in the server. */
export interface AuthServices {
  readonly db: Db
  readonly hub: Hub
  readonly jobs: Jobs
  readonly mailer: Mailer
  /** How messages of each kind leave the server; those of other kinds stay in the outbox. */
  readonly transports: Transports
  readonly principals: Principals
  /** The server's secret, for hashes of codes. */
  readonly key: Buffer
  readonly limits: Limits
  readonly background: Background
  /** The console's address in mails, without a slash at its end: `https://lobby.example`. */
  readonly publicUrl: string
  /** The address at which an expired order is renewed; shown to users of that building. */
  readonly renewalUrl: string
  /** What anybody can read of the demo and opens nothing here. */
  readonly shut: ShutDemo
  /** Finishes the work under way, then releases the database. */
  close(): Promise<void>
}

/** What the demo publishes: in production it is refused (docs/running-it.md). */
export interface ShutDemo {
  /** The password of its accounts. */
  readonly password?: string | undefined
  /** The secret of its bank. */
  readonly bankSecret?: string | undefined
}

export interface ServicesOptions {
  readonly db: Db
  /** The same database's address, for the connections that LISTEN and the job queue hold open. */
  readonly url: string
  readonly dataDir: string
  readonly onError: (error: unknown) => void
  /** `LOBBY_SECRET`. */
  readonly secret?: string | undefined
  /** `LOBBY_KEY_FILE`: the file of the secret. Default: `server.key` in `dataDir`. */
  readonly keyFile?: string | undefined
  readonly smtpUrl?: string | undefined
  /** Sender of mail. Default `Lobby <no-reply@localhost>`. */
  readonly mailFrom?: string | undefined
  /** The SMS provider; absent: SMS stay in the outbox. */
  readonly sms?: SmsOptions | undefined
  /** The console's address in mails. Default `http://localhost:3000`. */
  readonly publicUrl?: string | undefined
  readonly renewalUrl?: string | undefined
  /** Default: nothing is refused. */
  readonly shut?: ShutDemo
  /** Limits that differ from the defaults, for example for an office behind one address. */
  readonly limits?: Partial<Limits>
  /** Seconds between checks of the job queue. Default 2. */
  readonly jobInterval?: number
}

/**
 * Defines jobs but does not start them: the server calls `services.jobs.start()` once it has defined all of its own.
 */
export async function createServices(options: ServicesOptions): Promise<AuthServices> {
  const { db, url, onError } = options
  const key = await loadServerKey(keyPlaceOf(options))
  const hub = await createHub({ db, url, onError })
  const jobs = createJobs({ url, onError, interval: options.jobInterval })
  const mailer = createMailer({
    db,
    jobs,
    smtpUrl: options.smtpUrl,
    from: options.mailFrom ?? 'Lobby <no-reply@localhost>',
  })
  const principals = createPrincipals({ db, hub })
  const background = createBackground(onError)
  return {
    db,
    hub,
    jobs,
    mailer,
    transports: {
      ...(mailer.transport === undefined ? {} : { email: mailer.transport }),
      ...(options.sms === undefined ? {} : { sms: httpSms(options.sms) }),
    },
    principals,
    key,
    background,
    limits: { ...defaultLimits, ...options.limits },
    publicUrl: (options.publicUrl ?? 'http://localhost:3000').replace(/\/+$/, ''),
    renewalUrl: options.renewalUrl ?? '/orders',
    shut: options.shut ?? {},
    async close() {
      await jobs.stop()
      await background.drain()
      principals.close()
      await hub.close()
    },
  }
}
