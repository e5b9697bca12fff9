import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

type Program = 'pg_dump' | 'pg_restore'

/** Where Debian and its kin keep the programs of all versions that are installed. */
const packaged = '/usr/lib/postgresql'

/** The oldest program that fits a database of this version; programs read older databases, never newer ones. */
function find(program: Program, wanted: number): string {
  const folders = existsSync(packaged) ? readdirSync(packaged).map((name) => join(packaged, name, 'bin')) : []
  const found = [program, ...folders.map((folder) => join(folder, program))]
    .map((path) => ({ path, major: majorOf(path) }))
    .filter(({ major }) => major > 0)
    .toSorted((one, other) => one.major - other.major)
  const fits = found.find(({ major }) => major >= wanted)
  if (fits !== undefined) return fits.path
  const has = found.length === 0 ? 'there is none' : `there is ${found.map(({ major }) => major).join(', ')}`
  throw new Error(
    `${program} of PostgreSQL ${wanted} or later is needed on this machine, and ${has}: install PostgreSQL's client ` +
      'programs of that version, or back up by the means of your database (pgBackRest, for example) and copy DATA_DIR/files afterwards',
  )
}

function majorOf(path: string): number {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  return Number(/\) (\d+)/.exec(stdout ?? '')?.[1] ?? 0)
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

/** A database at DATABASE_URL by pg_dump, in its own format. Throws at once where no program fits. */
export function dump(url: string, major: number): Readable {
  const child = start(find('pg_dump', major), url, ['--format=custom'])
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

/** Fills an empty database with a dump, all of it or nothing. */
export async function load(url: string, source: Readable, major: number): Promise<void> {
  const child = start(find('pg_restore', major), url, ['--exit-on-error', '--single-transaction'])
  const ended = ending(child, 'pg_restore')
  child.stdout?.resume()
  const given = child.stdin === null ? undefined : pipeline(source, child.stdin)
  // A program that has given up reads no more; it says why.
  const [end, fed] = await Promise.allSettled([ended, given])
  for (const part of [end, fed]) if (part.status === 'rejected') throw part.reason
}
