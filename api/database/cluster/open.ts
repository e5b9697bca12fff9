import type { Config } from '../../config.ts'
import { startCluster } from './cluster.ts'
import { lockDataDir } from './lock.ts'

export interface OpenDatabase {
  readonly url: string
  stop(): Promise<void>
}

/**
 * The data directory, held by this process alone, and the database: the embedded PostgreSQL in it, or the one that
 * DATABASE_URL names. Throws when another server works on the directory.
 */
export async function openDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  onLoss?: (reason: string) => void,
): Promise<OpenDatabase> {
  const unlock = await lockDataDir(config.dataDir)
  try {
    if (config.databaseUrl !== undefined) return { url: config.databaseUrl, stop: unlock }
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
