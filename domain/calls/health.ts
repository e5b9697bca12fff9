import { z } from 'zod'
import { defineCall, manage } from './call.ts'
import { wire } from './values.ts'

const { count, moment } = wire

/** What somebody has to see to, in the order of how soon. */
export const healthWarnings = [
  'not_primary',
  'disk_low',
  'disk_unknown',
  'upgrade_failed',
  'backup_late',
  'standby_late',
  'versions_differ',
  'clock_behind',
  'jobs_failed',
  'jobs_late',
  'mail_failed',
  'mail_retrying',
  'mail_late',
] as const

/** What waits to be done, what was given up in the last 24 hours, and since when the oldest is due. */
const queue = { waiting: count, failed: count, due_since: moment.nullable() }

/** How the server is. It knows of no organisation: figures are of all of them together. */
export const readHealth = defineCall({
  id: 'readHealth',
  method: 'GET',
  path: manage('health'),
  permission: 'auth',
  userTypes: ['org_admin'],
  summary: 'How the server, its database, disk, jobs, mail and clock are',
  tag: 'health',
  reply: z.strictObject({
    data: z.strictObject({
      warnings: z.array(z.enum(healthWarnings)),
      version: z.string(),
      started_at: moment,
      database: z.strictObject({
        version: z.string(),
        bytes: count,
        connections: count,
        /** False: it may only be read, since it follows another one or is set so. */
        is_primary: z.boolean(),
        /**
         * Databases that follow it, and by how much they are late; null: not for the server to see. One that is not
         * connected is known by its slot.
         */
        standbys: z.array(
          z.strictObject({ name: z.string(), late_seconds: count.nullable(), is_connected: z.boolean() }),
        ),
      }),
      /** Servers of Lobby that work with the database, this one too; the longest running one first. */
      servers: z.array(z.strictObject({ host: z.string(), version: z.string(), started_at: moment })),
      /** The last upgrade of the database, and whether it failed (the server's log says why); null: there was none. */
      upgrade: z
        .strictObject({ at: moment, version: z.string(), migrations: count, has_failed: z.boolean() })
        .nullable(),
      /** Of what holds the files, and the embedded database; null: it does not say. */
      disk: z.strictObject({ free_bytes: count, total_bytes: count, is_low: z.boolean() }).nullable(),
      files: z.strictObject({ count, bytes: count }),
      jobs: z.strictObject(queue),
      /** `retrying`: of those that wait, the ones that a mail server or provider did not take the last time. */
      mail: z.strictObject({ is_configured: z.boolean(), retrying: count, ...queue }),
      /** The last `npm run backup`, and when one was last restored and found whole; null: never. */
      backup: z.strictObject({ made_at: moment.nullable(), proved_at: moment.nullable() }),
      /** How far the server's clock, or its database's, is behind the newest line of the log; 0: it is not. */
      clock: z.strictObject({ behind_seconds: count }),
    }),
  }),
  errors: { 404: ['record_not_found'] },
})
