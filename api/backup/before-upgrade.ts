import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Db } from '../database/pool.ts'
import { spaceOf } from '../storage/disk.ts'
import { makeBackup } from './make.ts'
import { backupNote, databaseSize } from './statements.ts'

interface BeforeUpgrade {
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl'>
  /** For its owner. */
  readonly db: Db
  readonly url: string
  readonly say: (line: string) => void
  /** Absent: that of the disk of `dataDir`. */
  readonly space?: typeof spaceOf
}

/** How many stay, so that the last one but two can be gone back to. */
const kept = 3
/** Milliseconds for which a backup that an operator has made is as good. */
const fresh = 3_600_000

/**
 * Backs up the embedded database before it is upgraded, into `backups` of the data folder, and replies where. One at
 * DATABASE_URL has its own backups, and its size is not for us to judge. Throws where the disk has no room for it.
 */
export const backUpFirst =
  ({ config, db, url, say, space = spaceOf }: BeforeUpgrade) =>
  async (missing: readonly string[]): Promise<string | undefined> => {
    const steps = `${missing.length} ${missing.length === 1 ? 'migration' : 'migrations'}`
    if (config.databaseUrl !== undefined) {
      say(
        `the database at DATABASE_URL is upgraded by ${steps}, without a backup of ours: yours is the way back`,
      )
      return undefined
    }
    const [[size], { free_bytes: free }] = await Promise.all([databaseSize(db, {}), space(config.dataDir)])
    const needed = Number(size?.bytes ?? 0)
    if (free < needed) {
      if (await hasFresh(db)) {
        say(`too little room for a backup before ${steps}: the one of the last hour is the way back`)
        return undefined
      }
      throw new Error(
        `before ${steps} the database is backed up into ${config.dataDir}, whose disk has ${inMegabytes(free)} free of the ` +
          `${inMegabytes(needed)} that this may need. Make room; or back up to another disk with the version before ` +
          '(npm run backup), and start this one within an hour. Nothing was changed.',
      )
    }
    const { path } = await makeBackup({
      config,
      url,
      folder: join(config.dataDir, 'backups'),
      keep: kept,
      key: undefined,
      occasion: 'before',
    })
    say(`the database is upgraded by ${steps}; as it was before, it is in ${path}`)
    return path
  }

const inMegabytes = (bytes: number) => `${Math.ceil(bytes / 2 ** 20)} MB`

async function hasFresh(db: Db): Promise<boolean> {
  const [note] = await backupNote(db, {})
  const madeAt = note?.content.made_at ?? null
  return madeAt !== null && Date.now() - Date.parse(madeAt) < fresh
}
