import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import pg from 'pg'

const folder = join(import.meta.dirname, '../../database/kept')
const ending = '.sql.br'

/** Databases that earlier versions of Lobby have made and served, by the day of the version, oldest first. */
export const keptDatabases: readonly string[] = readdirSync(folder)
  .filter((name) => name.endsWith(ending))
  .map((name) => name.slice(0, -ending.length))
  .toSorted()

/** Fills an empty database with a kept one. */
export async function loadKept(url: string, name: string): Promise<void> {
  const dump = await promisify(brotliDecompress)(await readFile(join(folder, `${name}${ending}`)))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(dump.toString())
  } finally {
    await client.end()
  }
}
