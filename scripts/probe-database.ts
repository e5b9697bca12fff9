import type { Config } from '#api/config.ts'
import { openDatabase, type OpenDatabase } from '#api/database/cluster/open.ts'
import { runningUrl } from '#api/database/cluster/running.ts'

/**
 * The database of an installation whether its server runs or not: the one that DATABASE_URL names, the embedded one
 * that answers already, or the embedded one started for as long as this takes.
 */
export async function openInstalled(config: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<OpenDatabase> {
  const url = config.databaseUrl ?? (await runningUrl(config.dataDir))
  return url === undefined ? openDatabase(config) : { url, stop: async () => undefined }
}
