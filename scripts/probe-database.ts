import { existsSync } from 'node:fs'
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
  // To open a place without a database would make one there.
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, 'postgres')))
    throw new Error(
      `There is no database in ${config.dataDir}: name the folder of the server by DATA_DIR, or its database by DATABASE_URL`,
    )
  const url = config.databaseUrl ?? (isAlone ? undefined : await runningUrl(config.dataDir))
  return url === undefined ? openDatabase(config) : { url, stop: async () => undefined }
}
