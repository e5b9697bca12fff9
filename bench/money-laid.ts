import { execFile } from 'node:child_process'
import { chmod, mkdir } from 'node:fs/promises'
import { promisify } from 'node:util'
import { openDatabase } from '#api/database/cluster/open.ts'
import { migrate } from '#api/database/migrate.ts'
import { createPool, type Db } from '#api/database/pool.ts'
import { charge, layGround, settle, type Site } from './money-ground.ts'
import { seconds } from './money-times.ts'

/**
 * Fills `folder` with a database of the sites and their history. With `kept`, a folder outside this run, they are laid
 * there unless they are there already, and copied: laying them takes longer than all that is measured.
 */
export async function layOnce(
  folder: string,
  { sites, kept }: { readonly sites: readonly Site[]; readonly kept: string | undefined },
): Promise<void> {
  const place = kept ?? folder
  await mkdir(place, { recursive: true })
  // If the process is root, PostgreSQL runs as another user and must be able to reach its folder.
  await chmod(place, 0o755)
  const database = await openDatabase({ dataDir: place, databaseUrl: undefined })
  const db = createPool(database.url, { statementTimeout: 0 })
  try {
    await migrate(db)
    if (!(await isLaid(db))) await lay(db, sites)
  } finally {
    await db.close()
    await database.stop()
  }
  if (kept === undefined) return
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o755)
  // With their owner: PostgreSQL serves no files but its own.
  await promisify(execFile)('cp', ['-a', `${kept}/.`, folder])
}

const isLaid = async (db: Db) => (await db.query('select from fee limit 1')).length > 0

async function lay(db: Db, sites: readonly Site[]): Promise<void> {
  await layGround(db, sites)
  for (const site of sites) {
    const took = await seconds(async () => {
      await settle(db, site)
      await charge(db, site)
    })
    console.error(`building ${site.building} of ${site.apartments} apartments laid in ${took.toFixed(0)} s`)
  }
  await db.execute('vacuum analyze')
}
