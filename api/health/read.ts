import type { DataOf } from '#domain/calls/call.ts'
import type { healthWarnings, readHealth } from '#domain/calls/health.ts'
import type { Db } from '../database/pool.ts'
import { readQueueFigures } from '../database/queue-version.ts'
import { backupNote } from '../backup/statements.ts'
import { isBehind, readClock } from './clock.ts'
import { isLow, type Space } from '../storage/disk.ts'
import { version } from '../version.ts'
import { databaseFigures, fileFigures, mailFigures } from './statements.ts'

export interface HealthParts {
  readonly db: Db
  /** Room where the files are. */
  readonly space: () => Promise<Space>
  readonly sendsMail: boolean
}
export type Health = DataOf<typeof readHealth>
type Warning = (typeof healthWarnings)[number]

/** Milliseconds for which what is due may wait: the run that catches up comes each minute. */
const patience = 600_000
/** The same for a backup, where one is made each day: an evening may be missed. */
const backupPatience = 2 * 86_400_000
const startedAt = new Date(Date.now() - performance.now()).toISOString()

/** How the server is now; each figure from where it comes, so that none can be old. */
export async function readHealthNow({ db, space, sendsMail }: HealthParts): Promise<Health> {
  const [[database], [files], jobs, [mail], [backup], behind, room] = await Promise.all([
    databaseFigures(db, {}),
    fileFigures(db, {}),
    readQueueFigures(db),
    mailFigures(db, {}),
    backupNote(db, {}),
    readClock(db),
    space(),
  ])
  if (database === undefined || files === undefined || mail === undefined)
    throw new Error('the database tells no figures')
  const { made_at: madeAt = null, proved_at: provedAt = null } = backup?.content ?? {}
  const found: Readonly<Record<Warning, boolean>> = {
    disk_low: isLow(room),
    // Who never made one by our means may have others.
    backup_late: isLate(madeAt, backupPatience),
    clock_behind: isBehind(behind),
    jobs_failed: jobs.failed > 0,
    jobs_late: isLate(jobs.due_since),
    mail_failed: mail.failed > 0,
    mail_late: isLate(mail.due_since),
  }
  return {
    warnings: (Object.keys(found) as Warning[]).filter((name) => found[name]),
    version,
    started_at: startedAt,
    database: { ...database, bytes: Number(database.bytes) },
    disk: { ...room, is_low: found.disk_low },
    files: { ...files, bytes: Number(files.bytes) },
    jobs,
    mail: { is_configured: sendsMail, ...mail },
    backup: { made_at: madeAt, proved_at: provedAt },
    clock: { behind_seconds: behind },
  }
}

const isLate = (due: string | null, allowed = patience) =>
  due !== null && Date.now() - Date.parse(due) > allowed
