import { kindOf } from '#core/kinds.ts'
import type { Registry } from '#core/registry.ts'
import { hashPassword } from '../auth/passwords.ts'
import { insertRecords, type SeedRow, type SeedRows } from '../database/insert-records.ts'
import type { Db } from '../database/pool.ts'
import { query } from '../sql/query.ts'

/** Nobody could sign in yet, so the database holds nobody's data. */
export async function isEmpty(db: Db): Promise<boolean> {
  const [row] = await hasAccounts(db, {})
  return row?.exist !== true
}

const hasAccounts = query({
  row: { exist: 'boolean' },
  takes: {},
  sql: () => 'select exists (select from account) as exist',
})

/**
 * Writes whole records in one transaction, with their passwords hashed; later ids continue after the highest one given.
 */
export const seed = async (db: Db, registry: Registry, rows: SeedRows) =>
  insertRecords(db, registry, await hashPasswords(registry, rows))

/** Demo people share a password: each plain one is hashed only once. */
async function hashPasswords(registry: Registry, rows: SeedRows): Promise<Record<string, SeedRow[]>> {
  const hashes = new Map<string, Promise<string>>()
  const hashOnce = (plain: string) => {
    const known = hashes.get(plain) ?? hashPassword(plain)
    hashes.set(plain, known)
    return known
  }
  const result: Record<string, SeedRow[]> = {}
  for (const [name, records] of Object.entries(rows)) {
    const secret = Object.entries(registry[name]?.fields ?? {}).find(
      ([, field]) => kindOf(field).writeOnly === true,
    )?.[0]
    result[name] = await Promise.all(
      records.map(async (record) => {
        if (secret === undefined) return record
        const plain = record[secret]
        return typeof plain === 'string' ? { ...record, [secret]: await hashOnce(plain) } : record
      }),
    )
  }
  return result
}
