import type { DataOf } from '#domain/calls/call.ts'
import type { healthWarnings, readHealth } from '#domain/calls/health.ts'
import type { Db } from '../database/pool.ts'
import type { Transports } from '../mail/bulk.ts'
import { readQueueFigures } from '../database/queue-version.ts'
import { backupNote } from '../backup/statements.ts'
import { connectedServers } from '../events/connected-servers.ts'
import { startedAt } from '../events/server-name.ts'
import { upgradeNote } from '../setup/upgrade-note.ts'
import { isBehind, readClock } from './clock.ts'
import { isLow, type Space } from '../storage/disk.ts'
import { version } from '../version.ts'
import { databaseFigures, fileFigures, lostStandbys, mailFigures, standbys } from './statements.ts'

export interface HealthParts {
  readonly db: Db
  /** Room where the files are. Throws where the disk is away. */
  readonly space: () => Promise<Space>
  /** By which messages leave. */
  readonly transports: Transports
}
export type Health = DataOf<typeof readHealth>
type Warning = (typeof healthWarnings)[number]

/** Milliseconds for which what is due may wait: the run that catches up comes each minute. */
const patience = 600_000
/** The same for a backup, where one is made each day: an evening may be missed. */
const backupPatience = 2 * 86_400_000
/** Seconds by which a database that follows may be late. */
const standbyPatience = 30

/** How the server is now; each figure from where it comes, so that none can be old. */
export async function readHealthNow({ db, space, transports }: HealthParts): Promise<Health> {
  const [[database], followers, lost, servers, [upgrade], [files], jobs, [mail], [backup], behind, room] =
    await Promise.all([
      databaseFigures(db, {}),
      standbys(db, {}),
      lostStandbys(db, {}),
      connectedServers(db),
      upgradeNote(db, {}),
      fileFigures(db, {}),
      readQueueFigures(db),
      mailFigures(db, { channels: Object.keys(transports) }),
      backupNote(db, {}),
      readClock(db),
      space().catch(() => null),
    ])
  if (database === undefined || files === undefined || mail === undefined)
    throw new Error('the database tells no figures')
  const { made_at: madeAt = null, proved_at: provedAt = null } = backup?.content ?? {}
  const { at, version: by, migrations, failed } = upgrade?.content ?? {}
  const found: Readonly<Record<Warning, boolean>> = {
    not_primary: !database.is_primary,
    disk_low: room !== null && isLow(room),
    disk_unknown: room === null,
    upgrade_failed: (failed ?? null) !== null,
    // Who never made one by our means may have others.
    backup_late: isLate(madeAt, backupPatience),
    standby_late:
      lost.length > 0 || followers.some(({ late_seconds: late }) => (late ?? 0) > standbyPatience),
    versions_differ: servers.some((server) => server.version !== version),
    clock_behind: isBehind(behind),
    jobs_failed: jobs.failed > 0,
    jobs_late: isLate(jobs.due_since),
    mail_failed: mail.failed > 0,
    // Each try puts the next one ahead: such a message is never late before it is given up.
    mail_retrying: mail.retrying > 0,
    mail_late: isLate(mail.due_since),
  }
  return {
    warnings: (Object.keys(found) as Warning[]).filter((name) => found[name]),
    version,
    started_at: startedAt,
    database: {
      ...database,
      bytes: Number(database.bytes),
      standbys: [
        ...followers.map(({ name, late_seconds }) => ({
          name: name ?? '',
          late_seconds,
          is_connected: true,
        })),
        ...lost.map(({ name }) => ({ name, late_seconds: null, is_connected: false })),
      ],
    },
    servers,
    upgrade:
      at === undefined || by === undefined || migrations === undefined
        ? null
        : { at, version: by, migrations, has_failed: (failed ?? null) !== null },
    disk: room && { ...room, is_low: found.disk_low },
    files: { ...files, bytes: Number(files.bytes) },
    jobs,
    mail: { is_configured: transports.email !== undefined, ...mail },
    backup: { made_at: madeAt, proved_at: provedAt },
    clock: { behind_seconds: behind },
  }
}

const isLate = (due: string | null, allowed = patience) =>
  due !== null && Date.now() - Date.parse(due) > allowed
