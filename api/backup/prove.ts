import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { countRows } from '../database/count-rows.ts'
import type { Db } from '../database/pool.ts'
import { checkBooks } from '../ledger/invariants.ts'
import type { FileStore } from '../storage/store.ts'
import type { Manifest } from './manifest.ts'
import { storedFiles } from './statements.ts'

/** What is wrong with data that was restored, a sentence each; none: the books hold, and every file opens. */
export async function findFaults(db: Db, store: FileStore, { counts }: Manifest): Promise<string[]> {
  const faults: string[] = []
  const found = await countRows(db, Object.keys(counts))
  for (const [table, wanted] of Object.entries(counts))
    if ((found[table] ?? 0) < wanted) faults.push(`${table} has ${found[table] ?? 0} rows, and had ${wanted}`)
  for (const { code, says, count } of await checkBooks(db))
    if (count > 0) faults.push(`the books do not hold: ${code} (${says}), ${count} times`)
  for (const { storage_key: key, name, sha256 } of await storedFiles(db, {})) {
    const content = await store.open(key)
    const sum = createHash('sha256')
    if (content !== undefined) await pipeline(content.stream, sum)
    if (content === undefined) faults.push(`the file ${name} (${key}) is missing`)
    else if (sum.digest('hex') !== sha256) faults.push(`the file ${name} (${key}) is not what was uploaded`)
  }
  return faults
}
