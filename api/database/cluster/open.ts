import type { Config } from '../../config.ts'
import { startCluster } from './cluster.ts'
import { lockDataDir } from './lock.ts'

export interface OpenDatabase {
  readonly url: string
  stop(): Promise<void>
}

/**
 * The database: the embedded PostgreSQL in the data directory, which is then this process's alone, or the one that
 * DATABASE_URL names, which several servers may share. Throws, naming the other, when one works on the directory.
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
