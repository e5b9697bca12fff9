import { hashWithKey, loadServerKey, type KeyPlace } from '../auth/server-key.ts'
import type { OpenDatabase } from '../database/cluster/open.ts'
import { hasTable } from '../database/has-table.ts'
import { migrate, UpgradeFailure, type MigrateOptions } from '../database/migrate.ts'
import type { Db } from '../database/pool.ts'
import { findServingLogin, type Found } from '../database/serving-login.ts'
import { grantServing } from '../database/serving-rights.ts'
import { queueUpgrade } from '../jobs/queue-tables.ts'
import { proveSecret } from './prove-secret.ts'
import { noteUpgrade } from './upgrade-note.ts'

export interface Preparing extends Omit<MigrateOptions, 'also'> {
  readonly database: Pick<OpenDatabase, 'url' | 'serving'>
  readonly key: KeyPlace
}

/**
 * Does with the owner's rights what needs them: tables and their changes, and the rights of the role that serves. The
 * server then works with the address that this returns.
 */
export async function prepareDatabase(owner: Db, { database, key, ...upgrade }: Preparing): Promise<Found> {
  const { url } = database
  const secret = await loadServerKey(key)
  // Before anything is changed, where there is something already.
  const isNew = !(await hasTable(owner, 'setting'))
  if (!isNew) await proveSecret(owner, secret)
  try {
    const { applied, backup } = await migrate(owner, { ...upgrade, also: await queueUpgrade(owner) })
    if (!isNew && applied.length > 0)
      await noteUpgrade(owner, { migrations: applied.length, backup: backup ?? null })
  } catch (error) {
    // A database that is away keeps no note, nor may one of an older form; what has failed is thrown all the same.
    if (!isNew && error instanceof UpgradeFailure)
      await noteUpgrade(owner, { failed: error.message }).catch(() => undefined)
    throw error
  }
  if (isNew) await proveSecret(owner, secret)
  const serving =
    database.serving ??
    (await findServingLogin(owner, { url, passwordFor: (role) => hashWithKey(secret, 'serving role', role) }))
  if ('role' in serving) await grantServing(owner, serving.role)
  return serving
}
