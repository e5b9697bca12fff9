import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#api/config.ts'
import { openDatabase, type OpenDatabase } from '#api/database/cluster/open.ts'
import { createPool } from '#api/database/pool.ts'

/**
 * The database of an installation whether its server runs or not: the one that DATABASE_URL names, the embedded one
 * that answers already, or the embedded one started for as long as this takes.
 */
export async function openInstalled(config: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<OpenDatabase> {
  const url = config.databaseUrl ?? (await runningUrl(config.dataDir))
  return url === undefined ? openDatabase(config) : { url, stop: async () => undefined }
}

/** PostgreSQL notes its port in the fourth line of `postmaster.pid`; the password lies beside. */
async function runningUrl(dataDir: string): Promise<string | undefined> {
  const cluster = join(dataDir, 'postgres')
  const read = (name: string) => readFile(join(cluster, name), 'utf8').catch(() => undefined)
  const [pid, password] = await Promise.all([read('postmaster.pid'), read('lobby-password')])
  const port = pid?.split('\n')[3]?.trim()
  if (password === undefined || port === undefined || port === '') return undefined
  const url = `postgres://lobby:${password.trim()}@127.0.0.1:${port}/lobby`
  return (await answers(url)) ? url : undefined
}

/** A note of a database that ended without tidying up leads nowhere. */
async function answers(url: string): Promise<boolean> {
  const db = createPool(url, { max: 1 })
  try {
    await db.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await db.close()
  }
}
