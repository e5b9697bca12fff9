import { hashWithKey, loadServerKey, type KeyPlace } from '../auth/server-key.ts'
import type { OpenDatabase } from '../database/cluster/open.ts'
import { hasTable } from '../database/has-table.ts'
import { migrate } from '../database/migrate.ts'
import type { Db } from '../database/pool.ts'
import { findServingLogin, type Found } from '../database/serving-login.ts'
import { grantServing } from '../database/serving-rights.ts'
import { migrateQueue } from '../jobs/queue-tables.ts'
import { proveSecret } from './prove-secret.ts'

/**
 * Does with the owner's rights what needs them: tables and their changes, and the rights of the role that serves. The
 * server then works with the address that this returns.
 */
export async function prepareDatabase(
  owner: Db,
  { database, key }: { readonly database: Pick<OpenDatabase, 'url' | 'serving'>; readonly key: KeyPlace },
): Promise<Found> {
  const { url } = database
  const secret = await loadServerKey(key)
  // Before anything is changed, where there is something already.
  const isNew = !(await hasTable(owner, 'setting'))
  if (!isNew) await proveSecret(owner, secret)
  await migrate(owner)
  await migrateQueue(owner, url)
  if (isNew) await proveSecret(owner, secret)
  const serving =
    database.serving ??
    (await findServingLogin(owner, { url, passwordFor: (role) => hashWithKey(secret, 'serving role', role) }))
  if ('role' in serving) await grantServing(owner, serving.role)
  return serving
}
