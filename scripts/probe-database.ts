import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#api/config.ts'
import { openDatabase, type OpenDatabase } from '#api/database/cluster/open.ts'
import { runningUrl } from '#api/database/cluster/running.ts'

interface Opening {
  /** Whether nobody may work on it meanwhile: an embedded one that runs is refused. Default false. */
  readonly isAlone?: boolean
}

/**
 * Opens the database of an installation, whether its server runs or not: the one at DATABASE_URL, the embedded one if
 * it is running, or the embedded one, started only for this. Throws where the folder has none.
 */
export async function openInstalled(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  { isAlone = false }: Opening = {},
): Promise<OpenDatabase> {
  if (config.databaseUrl === undefined) await requireCluster(config.dataDir)
  const url = config.databaseUrl ?? (isAlone ? undefined : await runningUrl(config.dataDir))
  return url === undefined ? openDatabase(config) : { url, stop: async () => undefined }
}

/** To open a place without a database would make one there. Who may not look says so. */
const requireCluster = (dataDir: string) =>
  stat(join(dataDir, 'postgres')).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    throw new Error(
      `There is no database in ${dataDir}: name the folder of the server by DATA_DIR, or its database by DATABASE_URL`,
    )
  })
