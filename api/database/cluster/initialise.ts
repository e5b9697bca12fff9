import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { runOn } from './folder.ts'
import type { Owner } from './owner.ts'

export const databaseName = 'lobby'
/** Owns the database and has no rights outside it. */
export const ownerRole = 'lobby'
/** Serves: it may add to the books, and owns nothing (docs/decisions/serving-role.md). */
export const servingRole = 'lobby_server'
export const superuser = 'postgres'

export interface Ground {
  readonly dataDir: string
  readonly cluster: string
  readonly bin: string
  readonly owner: Owner | undefined
}

/**
 * Builds the cluster beside its place and moves it there when complete, so that an interruption leaves nothing half
 * made. Data that is damaged or gone is never replaced by an empty database.
 */
export async function initialise(ground: Ground): Promise<void> {
  const { dataDir, cluster } = ground
  await removeHalfMade(dataDir)
  const trace = join(dataDir, 'postgres.made')
  if (await isEmptyOrAbsent(cluster)) {
    if (existsSync(trace))
      throw new Error(
        `${cluster} is gone, and a database was there (${trace}). Bring it back from a backup; nothing was changed.`,
      )
    await make(ground)
  } else await refuseDamaged(ground)
  if (!existsSync(trace)) await writeFile(trace, `${new Date().toISOString()}\n`)
}

const prefix = 'postgres.new-'

async function removeHalfMade(dataDir: string) {
  for (const name of await readdir(dataDir)) {
    // An initdb whose server was killed may still be writing; the next start removes its folder.
    if (name.startsWith(prefix))
      await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 2 }).catch(() => undefined)
  }
}

const isEmptyOrAbsent = async (folder: string) => (await readdir(folder).catch(() => [])).length === 0

async function refuseDamaged({ cluster, bin, owner }: Ground) {
  const missing = ['PG_VERSION', 'global/pg_control', 'pg_wal'].filter(
    (file) => !existsSync(join(cluster, file)),
  )
  if (missing.length > 0)
    throw new Error(
      `${cluster} is damaged: ${missing.join(', ')} is missing. Bring it back from a backup; nothing was changed.`,
    )
  const made = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
  const have = majorOf(bin, owner)
  if (made !== have)
    throw new Error(
      `${cluster} belongs to PostgreSQL ${made}, and this is ${have}: move the data over by pg_dump`,
    )
}

function majorOf(bin: string, owner: Owner | undefined) {
  const { stdout } = spawnSync(join(bin, 'postgres'), ['--version'], { ...owner, cwd: '/', encoding: 'utf8' })
  return /\) (\d+)/.exec(stdout)?.[1]
}

async function make({ dataDir, cluster, bin, owner }: Ground): Promise<void> {
  const making = join(dataDir, `${prefix}${randomBytes(4).toString('hex')}`)
  await mkdir(making, { mode: 0o700 })
  if (owner !== undefined) await chown(making, owner.uid, owner.gid)
  const initdb = await runOn(making, { bin, owner, program: 'initdb', words: initdbWords() })
  await ending(initdb, 'initdb')
  const input = `create role ${ownerRole} login\ncreate database ${databaseName} owner ${ownerRole}\n`
  const single = await runOn(making, {
    bin,
    owner,
    program: 'postgres',
    first: ['--single'],
    words: [superuser],
    input,
  })
  const output = await ending(single, 'postgres --single')
  if (/\b(ERROR|FATAL|PANIC):/.test(output)) throw new Error(`The database can't be made: ${output}`)
  await rename(making, cluster)
  await flush(dirname(cluster))
}

/**
 * `trust` applies only to the socket, in a folder that only its user and root can enter; there is no other way in.
 * `lc_ctype` decides which characters are letters: with plain C, trigrams would ignore Khmer.
 */
function initdbWords() {
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
  const trust = ['-U', superuser, '--auth-local=trust', '--auth-host=reject']
  const letters = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  return [...trust, ...letters, `--lc-ctype=${locale}`, '--data-checksums']
}

function ending(child: Awaited<ReturnType<typeof runOn>>, name: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const keep = (chunk: Buffer) => (output += chunk.toString())
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.once('close', (code, signal) => {
      if (code === 0) resolve(output)
      else reject(new Error(`${name} ended with ${signal ?? code}:\n${output.slice(-2_000)}`))
    })
  })
}

/** A new name survives a power cut once its folder is written to the disk. */
async function flush(folder: string) {
  const handle = await open(folder, 'r')
  await handle.sync().catch(() => undefined)
  await handle.close()
}
