import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createGzip } from 'node:zlib'
import type { Config } from '../config.ts'
import { baseBackup } from '../database/base-backup.ts'
import { countRows } from '../database/count-rows.ts'
import { createPool, type Db } from '../database/pool.ts'
import { lastingTables } from '../database/serving-rights.ts'
import { createDiskStore, type FileStore } from '../storage/store.ts'
import { version } from '../version.ts'
import { dump, findProgram, majorOf, type Program } from './dump.ts'
import { writeManifest, type Manifest } from './manifest.ts'
import { writePart, type Part, type PartPlace } from './parts.ts'
import { readProof } from './proofs.ts'
import { backupsIn, nameOf, tidy, unfinished, type Occasion } from './shelf.ts'
import { appliedMigrations, noteBackup, postgresVersion, secretProof, storedFiles } from './statements.ts'

export interface BackupOptions {
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl'>
  /** Address of the database for its owner, which runs. */
  readonly url: string
  /** Where backups are kept, each in a folder of its own. */
  readonly folder: string
  /** How many stay; undefined: all. */
  readonly keep: number | undefined
  /** Undefined: parts are not encrypted. */
  readonly key: Buffer | undefined
  /** Default: an operator asked for it. One before an upgrade lies on the same disk, and shares the files there. */
  readonly occasion?: Occasion
}
interface Made {
  readonly path: string
  readonly manifest: Manifest
  /** How many older ones were removed. */
  readonly removed: number
}

/** Milliseconds that counting the books may take. */
const patience = 600_000

/** Backs up database and files of a server while it works. It is there whole, or not at all. */
export async function makeBackup(options: BackupOptions): Promise<Made> {
  const { config, url, folder, keep, key, occasion = 'lobby' } = options
  const madeAt = new Date().toISOString()
  const path = join(folder, nameOf(occasion, madeAt))
  const making = `${path}${unfinished}`
  const kind = config.databaseUrl === undefined ? 'embedded' : 'dump'
  const db = createPool(url, { max: 2, statementTimeout: patience })
  try {
    await mkdir(making, { recursive: true, mode: 0o700 })
    const facts = await factsOf(db)
    const program = kind === 'dump' ? findProgram('pg_dump', majorOf(facts.postgres)) : undefined
    const place = { folder: making, key, ...(occasion === 'before' ? { linkTo: config.dataDir } : {}) }
    const files = copyFiles(db, createDiskStore(join(config.dataDir, 'files')), place)
    // What is deleted after the database was copied is there from before it; what is new comes after it.
    await files.copy()
    const database = await copyDatabase(url, { folder: making, key, program })
    await files.copy()
    const manifest: Manifest = {
      format: 1,
      made_at: madeAt,
      version,
      kind,
      ...facts,
      pg_dump: program?.version,
      is_sealed: key !== undefined,
      database,
      files: files.parts(),
    }
    await writeManifest(making, manifest)
    await rename(making, path)
    // One on the same disk saves nobody who loses it; and the tables may be too old for a note.
    if (occasion === 'lobby') await noteBackup(db, { made_at: madeAt, proved_at: await lastProof(folder) })
    return { path, manifest, removed: await tidy(folder, occasion, keep) }
  } catch (error) {
    await rm(making, { recursive: true, force: true })
    throw error
  } finally {
    await db.close()
  }
}

async function factsOf(db: Db): Promise<Pick<Manifest, 'postgres' | 'migrations' | 'counts' | 'secret'>> {
  const [postgres] = await postgresVersion(db, {})
  const [secret] = await secretProof(db, {})
  return {
    postgres: postgres?.version ?? '',
    migrations: (await appliedMigrations(db, {})).map(({ name }) => name),
    counts: await countRows(db, lastingTables),
    secret: secret?.content.proof ?? null,
  }
}

interface DatabasePlace extends Omit<PartPlace, 'name' | 'linkTo'> {
  /** Undefined: the cluster is copied. */
  readonly program: Program | undefined
}

async function copyDatabase(url: string, { program, ...place }: DatabasePlace): Promise<Part> {
  if (program !== undefined) return writePart({ ...place, name: 'database.dump' }, dump(program, url))
  const archive = baseBackup(url)
  const packed = createGzip({ level: 1 })
  archive.once('error', (error) => packed.destroy(error))
  packed.once('close', () => archive.destroy())
  return writePart({ ...place, name: 'database.tar.gz' }, archive.pipe(packed))
}

function copyFiles(db: Db, store: FileStore, place: Omit<PartPlace, 'name'>) {
  const parts = new Map<string, Part>()
  return {
    parts: () => [...parts.values()],
    /** Copies those that are not copied yet. */
    async copy() {
      for (const { storage_key: key } of await storedFiles(db, {})) {
        const content = parts.has(key) ? undefined : await store.open(key)
        if (content !== undefined)
          parts.set(key, await writePart({ ...place, name: `files/${key}` }, content.stream))
      }
    },
  }
}

/** When one of the backups in the folder was last restored and found whole. */
async function lastProof(folder: string): Promise<string | null> {
  const proofs = await Promise.all((await backupsIn(folder, 'lobby')).map((backup) => readProof(backup)))
  return (
    proofs
      .filter((proof) => proof !== undefined)
      .toSorted()
      .at(-1) ?? null
  )
}
