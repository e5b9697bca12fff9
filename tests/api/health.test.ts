import pg from 'pg'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noteBackup } from '#api/backup/statements.ts'
import { superuser } from '#api/database/cluster/initialise.ts'
import { createPool } from '#api/database/pool.ts'
import { withLogin } from '#api/database/serving-login.ts'
import { liveName } from '#api/events/server-name.ts'
import { clockNotice } from '#api/health/clock.ts'
import { measureHealth } from '#api/health/metrics.ts'
import { readHealthNow } from '#api/health/read.ts'
import { watchHealth } from '#api/health/watch.ts'
import { createJobs } from '#api/jobs/jobs.ts'
import { deliverBulk, type Transports } from '#api/mail/bulk.ts'
import { takeMessage } from '#api/mail/bulk-statements.ts'
import { createRing } from '#api/notifications/ring.ts'
import { noteUpgrade } from '#api/setup/upgrade-note.ts'
import { version } from '#api/version.ts'
import {
  openSeededServer,
  outcome,
  recordOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

let seeded: SeededServer
beforeAll(async () => {
  seeded = await openSeededServer()
})
afterAll(() => seeded.close())

const health = async () => recordOf(await seeded.as('ADM')('GET health'))
/** A connection of another server of Lobby, as it calls itself. */
async function beOtherServer(version: string) {
  const application_name = `${liveName} ${version} t5k2x1 4711 office-2`
  const client = new pg.Client({ connectionString: seeded.server.url, application_name })
  await client.connect()
  return client
}
async function openReplication(url: string) {
  const client = new pg.Client({ connectionString: withLogin(url, superuser) })
  await client.connect()
  return client
}
/** Past the trigger that lets nobody change the log. */
const writeLog = (statement: string) =>
  seeded.db.transaction(async (tx) => {
    await tx.execute('alter table log disable trigger user')
    await tx.execute(statement)
    await tx.execute('alter table log enable trigger user')
  })
const roomy = { free_bytes: 500e9, total_bytes: 1000e9 }

test('administrators read how the server is; for others the call does not exist', async () => {
  expect(await health()).toMatchObject({
    warnings: [],
    disk: { is_low: false },
    clock: { behind_seconds: 0 },
    mail: { is_configured: false, failed: 0 },
    jobs: { failed: 0 },
    backup: { made_at: null, proved_at: null },
    database: { is_primary: true, standbys: [] },
    upgrade: null,
  })
  expect(outcome(await seeded.as('A')('GET health'))).toBe('404 record_not_found')
})

test('a clock that is behind the newest line of the log is told by how much', async () => {
  expect(outcome(await seeded.as('A')('POST blocks', { building_id: '1', code: 'CLK', name: 'x' }))).toBe(
    '201',
  )
  await writeLog(
    `update log set created_at = now() + interval '45 days' where id = (select max(id) from log)`,
  )
  const told = await health()
  expect(told.warnings).toContain('clock_behind')
  expect(Number((told.clock as { behind_seconds: number }).behind_seconds)).toBeGreaterThan(44 * 86_400)
  expect(await clockNotice(seeded.server.serving)).toMatch(/1079 h \d+ min before|1080 h 0 min before/)
  await writeLog('update log set created_at = now() where created_at > now()')
  expect((await health()).warnings).toEqual([])
  expect(await clockNotice(seeded.server.serving)).toBeUndefined()
})

test('servers at the same database are told, and that one of them is of another version', async () => {
  const [own] = (await health()).servers as { host: string }[]
  expect(own).toMatchObject({ version })
  const other = await beOtherServer('0.0.9')
  expect(await health()).toMatchObject({
    warnings: ['versions_differ'],
    servers: [
      expect.objectContaining({ host: 'office-2', version: '0.0.9' }),
      expect.objectContaining({ version }),
    ],
  })
  await other.end()
  await expect.poll(async () => (await health()).warnings).toEqual([])
})

// A server of the tests' own lets its superuser in.
test.skipIf(process.env.TEST_DATABASE_URL)(
  'a standby that is not connected is told by its slot',
  async () => {
    // Only who may replicate makes one, as whoever sets up a standby does.
    const maker = await openReplication(seeded.server.url)
    const name = `standby_${process.pid}`
    await maker.query(`select pg_create_physical_replication_slot('${name}')`)
    try {
      expect(await health()).toMatchObject({
        warnings: ['standby_late'],
        database: { standbys: [{ name, late_seconds: null, is_connected: false }] },
      })
    } finally {
      await maker.query(`select pg_drop_replication_slot('${name}')`)
      await maker.end()
    }
  },
)

test('a database that may only be read is told, also where it follows no other one', async () => {
  const [{ name } = { name: '' }] = await seeded.db.query<{ name: string }>(
    'select quote_ident(current_database()) as name',
  )
  await seeded.db.execute(`alter database ${name} set default_transaction_read_only = on`)
  // Connections learn it as they begin.
  const fresh = createPool(seeded.server.url, { max: 1 })
  try {
    const told = await readHealthNow({ db: fresh, space: async () => roomy, transports: {} })
    expect(told).toMatchObject({ warnings: ['not_primary'], database: { is_primary: false } })
  } finally {
    await fresh.query('set default_transaction_read_only = off')
    await fresh.execute(`alter database ${name} reset default_transaction_read_only`)
    await fresh.close()
  }
  expect(await health()).toMatchObject({ warnings: [], database: { is_primary: true } })
})

test('an upgrade that failed is told until one has not', async () => {
  await noteUpgrade(seeded.db, { failed: 'migration 9000-later failed' })
  expect(await health()).toMatchObject({
    warnings: ['upgrade_failed'],
    upgrade: { version, has_failed: true },
  })
  await noteUpgrade(seeded.db, { migrations: 3 })
  expect(await health()).toMatchObject({ warnings: [], upgrade: { migrations: 3, has_failed: false } })
})

test('mails that were given up, and jobs that failed or wait too long, are told', async () => {
  await seeded.db.execute(
    `insert into outbox (channel, recipient, language, subject, body, status, next_try_at, created_at)
      values ('email', 'a@example.test', 'vi', 's', 'b', 'failed', null, now()),
        ('email', 'b@example.test', 'vi', 's', 'b', 'queued', now() - interval '20 minutes', now() - interval '1 hour')`,
  )
  const told = await health()
  expect(told.mail).toMatchObject({ waiting: 1, failed: 1 })
  // What no mail server takes is not late: the page says that none is set up.
  expect(told.warnings).toEqual(['mail_failed'])
  const transports = { email: async () => undefined }
  const { warnings } = await readHealthNow({
    db: seeded.server.serving,
    space: async () => roomy,
    transports,
  })
  expect(warnings).toEqual(['mail_failed', 'mail_late'])
  await seeded.db.execute(`delete from outbox where recipient like '_@example.test'`)
})

test('a job that has failed, and one that is due for long, are told', async () => {
  const jobs = createJobs({ url: seeded.server.url, onError: () => undefined, interval: 0.5 })
  jobs.define({ name: 'trial', retries: 0, run: () => Promise.reject(new Error('it broke')) })
  await jobs.start()
  await jobs.send('trial', {})
  await expect.poll(async () => (await health()).warnings).toEqual(['jobs_failed'])
  expect(await health()).toMatchObject({ jobs: { failed: 1 } })
  await jobs.stop()
  const late = (minutes: number) =>
    seeded.db.execute(
      `update pgboss.job set state = 'created', completed_on = null, start_after = now() - $1 * interval '1 minute'
        where name = 'trial'`,
      [minutes],
    )
  await late(9)
  expect(await health()).toMatchObject({ warnings: [], jobs: { waiting: 1, failed: 0 } })
  await late(11)
  const told = await health()
  expect(told.warnings).toEqual(['jobs_late'])
  const { due_since: since } = told.jobs as { due_since: string }
  expect(Date.now() - Date.parse(since)).toBeGreaterThan(10 * 60_000)
  await seeded.db.execute(`delete from pgboss.job where name = 'trial'`)
})

test('a mail server that takes nothing is told with the first try, and also while the next one is made', async () => {
  const [message] = await seeded.db.query<{ id: string }>(
    `insert into outbox (channel, recipient, language, subject, body, next_try_at)
      values ('email', 'r@example.test', 'vi', 's', 'b', now()) returning id`,
  )
  const dead = { email: () => Promise.reject(new Error('the mail server is away')) }
  const { serving: db } = seeded.server
  const told = async (transports: Transports = dead) => {
    const { warnings, mail } = await readHealthNow({ db, space: async () => roomy, transports })
    return [...warnings, mail.retrying]
  }
  expect(await told()).toEqual([0])
  await deliverBulk({ db, transports: dead })
  expect(await told()).toEqual(['mail_retrying', 1])
  await takeMessage(db, { id: message?.id ?? '', lease: 300 })
  expect(await told()).toEqual(['mail_retrying', 1])
  // What no mail server takes is tried by nobody.
  expect(await told({})).toEqual([0])
  await seeded.db.execute(`delete from outbox where recipient = 'r@example.test'`)
})

const away = () => Promise.reject(new Error('EIO: i/o error, statfs'))

test('a disk that does not say how much room it has takes no figure but its own away', async () => {
  const told = await readHealthNow({ db: seeded.server.serving, space: away, transports: {} })
  expect(told).toMatchObject({ warnings: ['disk_unknown'], disk: null, database: { is_primary: true } })
})

test('operators read all of it, as it is when they ask, and nothing that nobody knows', async () => {
  const registry = new Registry()
  const tight = async () => ({ free_bytes: 1, total_bytes: 2 })
  let { serving: db } = seeded.server
  let space = tight
  measureHealth(registry, {
    get db() {
      return db
    },
    space: () => space(),
    transports: {},
  })
  const told = async () => (await registry.metrics()).split('\n').filter((line) => !line.startsWith('#'))
  expect(await told()).toEqual(
    expect.arrayContaining([
      'lobby_warning{code="disk_low"} 1',
      'lobby_warning{code="mail_late"} 0',
      `lobby_servers{version="${version}"} 1`,
      'lobby_database_primary 1',
      'lobby_clock_behind_seconds 0',
      'lobby_jobs{state="failed"} 0',
      'lobby_messages{state="oldest_seconds"} 0',
      expect.stringMatching(/^lobby_database_backends \d+$/),
      'lobby_disk_bytes{state="total"} 2',
    ]),
  )
  space = away
  expect((await told()).filter((line) => line.startsWith('lobby_disk'))).toEqual([])
  expect(await told()).toContain('lobby_warning{code="disk_unknown"} 1')
  space = tight
  db = { ...db, query: () => Promise.reject(new Error('no database')) }
  expect((await told()).filter((line) => line !== '')).toEqual([
    'lobby_disk_bytes{state="free"} 1',
    'lobby_disk_bytes{state="total"} 2',
  ])
})

test('when the last backup was made is told, and that it is old', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const [old, fresh, proved] = [daysAgo(3), daysAgo(1), daysAgo(7)]
  await noteBackup(seeded.db, { made_at: old, proved_at: proved })
  expect(await health()).toMatchObject({ warnings: ['backup_late'], backup: { made_at: old } })
  await noteBackup(seeded.db, { made_at: fresh, proved_at: null })
  expect(await health()).toMatchObject({ warnings: [], backup: { made_at: fresh, proved_at: proved } })
})

test('administrators are told of a disk that fills up once a day, in their language', async () => {
  const bells = () =>
    seeded.db.query<{ message: string; link: string }>(
      `select message, link from web_notification where link = '/server-health' order by id`,
    )
  const { serving, services } = seeded.server
  const parts = { db: serving, ring: createRing(services.hub), space: async () => roomy }
  await watchHealth(parts)
  expect(await bells()).toEqual([])
  const low = { ...parts, space: async () => ({ free_bytes: 1.5e9, total_bytes: 20e9 }) }
  await watchHealth(low)
  await watchHealth(low)
  const told = await bells()
  expect(told.length).toBeGreaterThan(0)
  expect(new Set(told.map(({ message }) => message))).toEqual(
    new Set(['Ổ đĩa của máy chủ sắp đầy: còn 1,4 GB trên 18,6 GB']),
  )
  const admins = await seeded.db.query(
    `select id from account where type = 'org_admin' and deleted_at is null`,
  )
  expect(told).toHaveLength(admins.length)
})
