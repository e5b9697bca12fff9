import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A client program of PostgreSQL. */
export interface Program {
  readonly path: string
  /** As it says itself: `17.6`. */
  readonly version: string
}
type ProgramName = 'pg_dump' | 'pg_restore'

/** Where Debian and its kin keep the programs of all versions that are installed. */
const packaged = '/usr/lib/postgresql'

/** What a machine without the program does instead. */
const wayOut = {
  pg_dump:
    'or back up by the means of your database (pgBackRest, for example) and copy DATA_DIR/files afterwards',
  pg_restore: 'or restore on a machine that has them',
}

/** The oldest program that fits this version; programs read what is older than they are, never what is newer. */
export function findProgram(name: ProgramName, wanted: number): Program {
  const folders = existsSync(packaged) ? readdirSync(packaged).map((one) => join(packaged, one, 'bin')) : []
  const found = [name, ...folders.map((folder) => join(folder, name))]
    .map((path) => ({ path, version: versionOf(path) }))
    .filter(({ version }) => version !== '')
    .toSorted((one, other) => majorOf(one.version) - majorOf(other.version))
  const fits = found.find(({ version }) => majorOf(version) >= wanted)
  if (fits !== undefined) return fits
  const has =
    found.length === 0 ? 'there is none' : `there is ${found.map(({ version }) => version).join(', ')}`
  throw new Error(
    `${name} of PostgreSQL ${wanted} or later is needed on this machine, and ${has}: install PostgreSQL's client ` +
      `programs of that version, ${wayOut[name]}`,
  )
}

/** The first number of a version of PostgreSQL. */
export const majorOf = (version: string): number => Number.parseInt(version, 10)

function versionOf(path: string): string {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  return /\) (\d\S*)/.exec(stdout ?? '')?.[1] ?? ''
}

/** Passwords are not for the list of processes. */
function start(path: string, url: string, words: readonly string[]): ChildProcess {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  return spawn(path, [...words, '--no-owner', '--no-privileges', `--dbname=${address.href}`], {
    env: { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
}

/** Throws with the last words of a program that failed. */
async function ending(child: ChildProcess, name: string): Promise<void> {
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2_000)))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${name} failed: ${said.trim()}`)
}

/** A database at DATABASE_URL by pg_dump, in its own format. */
export function dump({ path }: Program, url: string): Readable {
  const child = start(path, url, ['--format=custom'])
  const out = new PassThrough()
  child.stdin?.end()
  child.stdout?.pipe(out, { end: false })
  out.once('close', () => child.kill())
  ending(child, 'pg_dump').then(
    () => out.end(),
    (error: Error) => out.destroy(error),
  )
  return out
}

/** Fills an empty database with a dump by pg_restore, all of it or nothing. */
export async function load({ path }: Program, url: string, source: Readable): Promise<void> {
  const child = start(path, url, ['--exit-on-error', '--single-transaction'])
  const ended = ending(child, 'pg_restore')
  child.stdout?.resume()
  const given = child.stdin === null ? undefined : pipeline(source, child.stdin)
  // A program that has given up reads no more; it says why.
  const [end, fed] = await Promise.allSettled([ended, given])
  for (const part of [end, fed]) if (part.status === 'rejected') throw part.reason
}
