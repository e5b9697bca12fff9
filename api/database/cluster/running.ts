import { join } from 'node:path'
import pg from 'pg'
import { databaseName, ownerRole } from './initialise.ts'
import { isOwnSocketFolder, readNote } from './postmaster.ts'

/** The address of the database whose sockets are in that folder. */
export const urlThrough = (socketFolder: string, role: string, database: string) =>
  `postgres://${role}@${encodeURIComponent(socketFolder)}/${database}`

/** The address of a data directory's running database, for processes that may share it with its server. */
export async function runningUrl(dataDir: string): Promise<string | undefined> {
  const cluster = join(dataDir, 'postgres')
  const note = readNote(cluster)
  // A copy's note leads to the original.
  if (note === undefined || !note.isReady || !isOwnSocketFolder(note.socketFolder, cluster)) return undefined
  const url = urlThrough(note.socketFolder, ownerRole, databaseName)
  return (await answers(url)) ? url : undefined
}

/** Whether the database answers: the note of one that was killed leads nowhere. */
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
