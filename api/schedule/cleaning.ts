import { cleanKnownDevices } from '../auth/devices.ts'
import { cleanKnownAddresses } from '../auth/login-throttle.ts'
import { cleanOtps } from '../auth/otp.ts'
import { cleanSignInTickets } from '../auth/second-factor/sign-in-tickets.ts'
import { cleanSessions } from '../auth/sessions.ts'
import { cleanThrottle } from '../auth/throttle.ts'
import { cleanTickets } from '../auth/tickets.ts'
import { cleanFormLinks } from '../forms/form-links.ts'
import { command } from '#api/sql/query.ts'
import { importLimits } from '../imports/limits.ts'
import type { Db } from '../database/pool.ts'
import type { Files } from '../storage/service.ts'
import type { Jobs } from '../jobs/jobs.ts'

/** Every quarter of an hour: deletes what has expired. */
export function defineCleaning(jobs: Jobs, { db, files }: { db: Db; files: Files }): void {
  jobs.define({
    name: 'cleaning',
    cron: '*/15 * * * *',
    retries: 0,
    run: async () => {
      await cleanSessions(db, {})
      await cleanOtps(db, {})
      await cleanTickets(db, {})
      await cleanFormLinks(db, {})
      await cleanSignInTickets(db, {})
      await cleanThrottle(db, {})
      await cleanKnownAddresses(db, {})
      await cleanKnownDevices(db, {})
      await cleanOld(db)
      await files.clean()
    },
  })
}

/** Deletes old rows: idempotent replies are replayed for two days; messages and notices are kept for half a year. */
async function cleanOld(db: Db): Promise<void> {
  await dropReplies(db, {})
  await dropMessages(db, {})
  await dropImports(db, {})
  await dropWorkbooks(db, {})
  await dropNotices(db, {})
}

const dropReplies = command({
  takes: {},
  sql: () => `delete from idempotency where created_at < now() - interval '2 days'`,
})
const dropMessages = command({
  takes: {},
  sql: () => `delete from outbox where created_at < now() - interval '180 days'`,
})
const dropImports = command({
  takes: {},
  sql: () =>
    `with gone as (delete from import_batch
        where created_at < now() - interval '${importLimits.keptDays} days' returning id)
      delete from import_row using gone where batch_id = gone.id`,
})
const dropWorkbooks = command({
  takes: {},
  sql: () =>
    `delete from import_workbook where created_at < now() - interval '${importLimits.keptDays} days'`,
})
const dropNotices = command({
  takes: {},
  sql: () => `delete from web_notification where created_at < now() - interval '180 days'`,
})
