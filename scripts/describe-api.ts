import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { createBackground } from '#api/auth/background.ts'
import { defaultLimits } from '#api/auth/limits.ts'
import { createPrincipals } from '#api/auth/principals.ts'
import type { AuthServices } from '#api/auth/services.ts'
import { createPool } from '#api/database/pool.ts'
import type { Hub } from '#api/events/hub.ts'
import { createJobs } from '#api/jobs/jobs.ts'
import { createMailer } from '#api/mail/mailer.ts'
import { createServer } from '#api/server.ts'
import { createDiskStore } from '#api/storage/store.ts'
import { registry } from '#entities/index.ts'
import { labels } from '#entities/labels.ts'

/** `/v1/openapi.json` of this tree: of a server that does not listen, without a database. */
export async function describeServer(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lobby-description-'))
  const url = 'postgres://nobody@127.0.0.1:1/none'
  const db = createPool(url, { max: 1 })
  try {
    const services = servicesWithout(db, url)
    const store = createDiskStore(join(dataDir, 'files'))
    const logger = pino({ level: 'silent' })
    const { app } = await createServer({ registry, labels, db, aside: db, services, store, logger })
    const { body } = await app.inject('/v1/openapi.json')
    await app.close()
    return body
  } finally {
    await db.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Services that have nothing to do: describing needs no row. */
function servicesWithout(db: AuthServices['db'], url: string): AuthServices {
  const jobs = createJobs({ url, onError: () => undefined })
  return {
    db,
    hub: silentHub,
    jobs,
    mailer: createMailer({ db, jobs, from: 'nobody@localhost' }),
    transports: {},
    principals: createPrincipals({ db, hub: silentHub }),
    key: Buffer.alloc(32),
    limits: defaultLimits,
    background: createBackground(() => undefined),
    publicUrl: '',
    renewalUrl: '',
    shut: {},
    close: async () => undefined,
  }
}

const silentHub: Hub = {
  send: () => undefined,
  listen: () => () => undefined,
  onReturn: () => undefined,
  isConnected: () => true,
  close: async () => undefined,
}
