import { hashWithKey, loadServerKey, type KeyPlace } from '../auth/server-key.ts'
import type { OpenDatabase } from '../database/cluster/open.ts'
import { migrate } from '../database/migrate.ts'
import type { Db } from '../database/pool.ts'
import { findServingLogin, type Found } from '../database/serving-login.ts'
import { grantServing } from '../database/serving-rights.ts'
import { migrateQueue } from '../jobs/queue-tables.ts'

/**
 * Does with the owner's rights what needs them: tables and their changes, and the rights of the role that serves. The
 * server then works with the address that this returns.
 */
export async function prepareDatabase(
  owner: Db,
  { database, key }: { readonly database: Pick<OpenDatabase, 'url' | 'serving'>; readonly key: KeyPlace },
): Promise<Found> {
  const { url } = database
  await migrate(owner)
  await migrateQueue(owner, url)
  const serving = database.serving ?? (await findOn(owner, url, key))
  if ('role' in serving) await grantServing(owner, serving.role)
  return serving
}

async function findOn(owner: Db, url: string, place: KeyPlace): Promise<Found> {
  const key = await loadServerKey(place)
  return findServingLogin(owner, { url, passwordFor: (role) => hashWithKey(key, 'serving role', role) })
}
