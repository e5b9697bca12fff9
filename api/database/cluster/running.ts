import { join } from 'node:path'
import pg from 'pg'
import { databaseName, serverRole } from './initialise.ts'
import { readNote } from './postmaster.ts'

/** Where a database answers through the sockets in that folder. */
export const urlThrough = (socketFolder: string, role: string, database: string) =>
  `postgres://${role}@${encodeURIComponent(socketFolder)}/${database}`

/** The address of a data directory's database while it runs, for those who may share it with its server. */
export async function runningUrl(dataDir: string): Promise<string | undefined> {
  const note = readNote(join(dataDir, 'postgres'))
  if (note === undefined || !note.isReady) return undefined
  const url = urlThrough(note.socketFolder, serverRole, databaseName)
  return (await answers(url)) ? url : undefined
}

/** The note of a database that was killed leads nowhere. */
async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
