import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

export interface KeyPlace {
  /** `LOBBY_SECRET`: it wins over the file, and must say the same as a file that the operator named. */
  readonly secret?: string | undefined
  /** Absolute: `LOBBY_KEY_FILE`, or `server.key` in `DATA_DIR`. */
  readonly file: string
  /** Whether the operator named the file. */
  readonly isNamed?: boolean
}

/**
 * The server's own secret: `LOBBY_SECRET`, where several servers share one database, or 32 random bytes that were
 * made once and lie in a file that the server's user alone can read. It never leaves the process and has no default.
 */
export async function loadServerKey({ secret, file, isNamed = false }: KeyPlace): Promise<Buffer> {
  const given = secret === '' ? undefined : secret
  if (given !== undefined && !isNamed) return keyFrom(given, 'LOBBY_SECRET')
  const kept = await readKeyFile(file)
  if (given !== undefined && kept !== undefined && kept !== given)
    throw new Error(`LOBBY_SECRET and the file of LOBBY_KEY_FILE (${file}) differ: keep one of them`)
  if (given !== undefined) return keyFrom(given, 'LOBBY_SECRET')
  return keyFrom(kept ?? (await makeKeyFile(file)), file)
}

/** Undefined where there is no file. One that others can read is refused, since they may have it by now. */
async function readKeyFile(file: string): Promise<string | undefined> {
  const found = await stat(file).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })
  if (found === undefined) return undefined
  // Windows has no such bits: there the folder's rights decide.
  if (process.platform !== 'win32' && (found.mode & 0o077) !== 0)
    throw new Error(`${file} can be read by other users of this machine: chmod 600 ${file}`)
  return (await readFile(file, 'utf8')).trim()
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

async function makeKeyFile(file: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true })
  const fresh = randomBytes(32).toString('hex')
  // `wx`: of two servers that start together one wins, and both read what it wrote.
  await writeFile(file, `${fresh}\n`, { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  })
  return (await readFile(file, 'utf8')).trim()
}

function keyFrom(text: string, from: string): Buffer {
  if (text.length < 32) throw new Error(`${from} must hold at least 32 characters, random ones`)
  return Buffer.from(hkdfSync('sha256', text, 'lobby', 'server-key', 32))
}

/** A keyed hash bound to what it is for, so that a code of one purpose never fits another. */
export const hashWithKey = (key: Buffer, ...parts: readonly string[]) =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('hex')
