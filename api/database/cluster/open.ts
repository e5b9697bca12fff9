import pg from 'pg'
import type { Config } from '../../config.ts'
import type { ServingLogin } from '../serving-login.ts'
import { startCluster, type Cluster } from './cluster.ts'
import { databaseName, servingRole, superuser } from './initialise.ts'
import { lockDataDir } from './lock.ts'

export interface OpenDatabase {
  /** The address for its owner, who migrates. */
  readonly url: string
  /** The login that serves, if it is known already; at DATABASE_URL it is looked for (`findServingLogin`). */
  readonly serving?: ServingLogin
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
  if (config.databaseUrl !== undefined) return openLocked(config)
  const unlock = await lockDataDir(config.dataDir)
  try {
    const database = await openLocked(config, onLoss)
    return {
      ...database,
      async stop() {
        await database.stop()
        await unlock()
      },
    }
  } catch (error) {
    await unlock()
    throw error
  }
}

/** The same for who has locked the data directory already, and lets it go. */
export async function openLocked(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  onLoss?: (reason: string) => void,
): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) return { url: databaseUrl, stop: async () => undefined }
  const cluster = await startCluster({ dataDir, onLoss })
  await makeServingRole(cluster)
  return {
    url: cluster.url,
    serving: { role: servingRole, url: cluster.urlOf(servingRole, databaseName) },
    stop: cluster.stop,
  }
}

/** Clusters that an older Lobby made have no such role. */
export async function makeServingRole({ urlOf }: Pick<Cluster, 'urlOf'>): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(superuser, 'postgres') })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [servingRole])
    if (rowCount === 0) await client.query(`create role ${servingRole} login`)
  } finally {
    await client.end()
  }
}
