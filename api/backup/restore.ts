import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { keyPlaceOf, loadServerKey } from '../auth/server-key.ts'
import type { Config } from '../config.ts'
import { packagedMajor } from '../database/cluster/binaries.ts'
import { isOfLock, lockDataDir } from '../database/cluster/lock.ts'
import { openLocked } from '../database/cluster/open.ts'
import { hasTable } from '../database/has-table.ts'
import { readMigrations } from '../database/migration-files.ts'
import { createPool } from '../database/pool.ts'
import { prepareDatabase } from '../setup/prepare-database.ts'
import { proofOf } from '../setup/prove-secret.ts'
import { createDiskStore } from '../storage/store.ts'
import { findProgram, load, majorOf, type Program } from './dump.ts'
import { readManifest, type Manifest } from './manifest.ts'
import { readPart, verifyPart } from './parts.ts'
import { keepProof } from './proofs.ts'
import { findFaults } from './prove.ts'
import { noteBackup, postgresVersion } from './statements.ts'
import { unpackCluster, unpackFiles } from './unpack.ts'

export interface RestoreOptions {
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl' | 'secret' | 'keyFile'>
  /** Folder of the backup. */
  readonly backup: string
  /** Undefined: no key was given. */
  readonly key: Buffer | undefined
}

/** Milliseconds that the check of the books may take. */
const patience = 600_000

/**
 * Restores a backup into an empty place, opens it once without serving anybody, and looks whether everything is there.
 * Throws where it is not; what was restored stays only where it is at least complete.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { config, backup } = options
  const manifest = await readManifest(backup)
  await refuseMisfit(manifest, options)
  await refuseOtherSecret(manifest, config)
  const loading =
    config.databaseUrl === undefined ? undefined : await fittingLoad(manifest, config.databaseUrl)
  // Until the end: a server that begins here meanwhile would have its data among ours.
  const unlock = await lockDataDir(config.dataDir)
  try {
    await refuseOccupied(config)
    for (const part of [manifest.database, ...manifest.files]) await verifyPart(backup, part)
    await unpack(manifest, options, loading)
    await prove(manifest, options)
    return manifest
  } finally {
    await unlock()
  }
}

async function prove(manifest: Manifest, { config, backup }: RestoreOptions): Promise<void> {
  const database = await openLocked(config)
  const db = createPool(database.url, { max: 2, statementTimeout: patience })
  try {
    await prepareDatabase(db, { database, key: keyPlaceOf(config) })
    const faults = await findFaults(db, createDiskStore(join(config.dataDir, 'files')), manifest)
    if (faults.length > 0)
      throw new Error(`It is restored, but not as it was:\n${faults.slice(0, 50).join('\n')}`)
    const provedAt = new Date().toISOString()
    await noteBackup(db, { made_at: manifest.made_at, proved_at: provedAt })
    // The backup may lie where nothing can be written.
    await keepProof(backup, provedAt).catch(() => undefined)
  } finally {
    await db.close()
    await database.stop()
  }
}

async function refuseMisfit(
  { kind, version, postgres, migrations, is_sealed }: Manifest,
  { config, key }: RestoreOptions,
): Promise<void> {
  const known = new Set((await readMigrations()).map(({ name }) => name))
  if (migrations.some((name) => !known.has(name)))
    throw new Error('This backup was made by a newer Lobby: restore it with that version')
  if (is_sealed && key === undefined)
    throw new Error('This backup is encrypted: name the file of its key by --key')
  if (kind === 'embedded' && config.databaseUrl !== undefined)
    throw new Error('This backup is of the database that comes with Lobby: restore it without DATABASE_URL')
  if (kind === 'dump' && config.databaseUrl === undefined)
    throw new Error('This backup is of a PostgreSQL of your own: name an empty database by DATABASE_URL')
  if (kind === 'embedded' && majorOf(postgres) !== packagedMajor())
    throw new Error(
      `This backup is of PostgreSQL ${majorOf(postgres)}, and with this Lobby comes ${packagedMajor()}: restore it with the Lobby ` +
        `that made it (${version})`,
    )
}

interface Loading {
  readonly program: Program
  readonly url: string
}

/** What loads a dump there. Throws, naming both, where program or database is older than what made the dump. */
async function fittingLoad({ postgres, pg_dump: made = postgres }: Manifest, url: string): Promise<Loading> {
  const program = findProgram('pg_restore', majorOf(made))
  const db = createPool(url, { max: 1 })
  try {
    const [there] = await postgresVersion(db, {})
    // A database takes what is of its version or older; what a newer pg_dump writes has settings that it does not know.
    const wanted = Math.max(majorOf(postgres), majorOf(made))
    if (there !== undefined && majorOf(there.version) < wanted)
      throw new Error(
        `This backup was made by pg_dump ${made} of PostgreSQL ${postgres}, and the database at DATABASE_URL is PostgreSQL ` +
          `${there.version}, which is older: name an empty database of PostgreSQL ${wanted} or later`,
      )
    return { program, url }
  } finally {
    await db.close()
  }
}

async function refuseOtherSecret({ secret }: Manifest, config: RestoreOptions['config']): Promise<void> {
  const place = keyPlaceOf(config)
  // It would be made, and be another one.
  if (secret !== null && (place.secret ?? '') === '' && !existsSync(place.file))
    throw new Error(
      `The secret of the server is not in the backup, and not here: set its LOBBY_SECRET, or bring its key file to ${place.file}`,
    )
  if (secret !== null && proofOf(await loadServerKey(place)) !== secret)
    throw new Error(
      'This backup belongs to a server with another secret: restore it with that LOBBY_SECRET or key file',
    )
}

/** Only the key file may be there already. */
async function refuseOccupied({ dataDir, databaseUrl }: RestoreOptions['config']): Promise<void> {
  const found = (await readdir(dataDir)).filter((name) => name !== 'server.key' && !isOfLock(name))
  if (found.length > 0)
    throw new Error(
      `${dataDir} is not empty (${found.slice(0, 3).join(', ')}): restore into an empty folder, with --to`,
    )
  if (databaseUrl === undefined) return
  const db = createPool(databaseUrl, { max: 1 })
  try {
    if (await hasTable(db, 'migration'))
      throw new Error('The database at DATABASE_URL is not empty: name an empty one')
  } finally {
    await db.close()
  }
}

/** All of it or nothing, so that it can be tried again: the database comes last, since nobody could take it away. */
async function unpack(
  manifest: Manifest,
  { config, backup, key }: RestoreOptions,
  loading: Loading | undefined,
): Promise<void> {
  const place = { folder: backup, key: manifest.is_sealed ? key : undefined }
  const removeFiles = await unpackFiles(config.dataDir, { ...place, parts: manifest.files })
  try {
    const source = readPart({ ...place, name: manifest.database.name })
    if (loading === undefined) await unpackCluster(config.dataDir, source)
    else await load(loading.program, loading.url, source)
  } catch (error) {
    await removeFiles()
    throw error
  }
}
