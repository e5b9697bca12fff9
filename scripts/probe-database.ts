import type { Config } from '#api/config.ts'
import { openDatabase, type OpenDatabase } from '#api/database/cluster/open.ts'
import { runningUrl } from '#api/database/cluster/running.ts'

/**
 * Opens the database of an installation, whether its server runs or not: the one at DATABASE_URL, the embedded one if
 * it is running, or the embedded one, started only for this.
 */
export async function openInstalled(config: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<OpenDatabase> {
  const url = config.databaseUrl ?? (await runningUrl(config.dataDir))
  return url === undefined ? openDatabase(config) : { url, stop: async () => undefined }
}
