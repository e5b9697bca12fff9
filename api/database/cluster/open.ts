import type { Config } from '../../config.ts'
import { startCluster } from './cluster.ts'
import { lockDataDir } from './lock.ts'

export interface OpenDatabase {
  readonly url: string
  stop(): Promise<void>
}

/**
 * Opens the database: the embedded PostgreSQL in the data directory, which only this process may then use, or the one
 * at DATABASE_URL, which several servers may share. Throws, naming the other process, if one works on the directory.
 */
export async function openDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  onLoss?: (reason: string) => void,
): Promise<OpenDatabase> {
  if (config.databaseUrl !== undefined) return { url: config.databaseUrl, stop: async () => undefined }
  const unlock = await lockDataDir(config.dataDir)
  try {
    const cluster = await startCluster({ dataDir: config.dataDir, onLoss })
    return {
      url: cluster.url,
      async stop() {
        await cluster.stop()
        await unlock()
      },
    }
  } catch (error) {
    await unlock()
    throw error
  }
}
