import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export interface KeyPlace {
  /** `LOBBY_SECRET`: overrides the file, and must equal it if the operator named the file. */
  readonly secret?: string | undefined
  /** Absolute: `LOBBY_KEY_FILE`, or `server.key` in `DATA_DIR`. */
  readonly file: string
  /** Whether the operator named the file. */
  readonly isNamed?: boolean
}

interface Settings {
  readonly secret?: string | undefined
  readonly keyFile?: string | undefined
  readonly dataDir: string
}

/** Where the settings of a server say that its secret is. */
export const keyPlaceOf = ({ secret, keyFile, dataDir }: Settings): KeyPlace => ({
  secret,
  file: keyFile ?? join(dataDir, 'server.key'),
  isNamed: keyFile !== undefined,
})

/**
 * The server's own secret: `LOBBY_SECRET` if several servers share one database, or else 32 random bytes, created once
 * in a file that only the server's user can read. It never leaves the process and has no default.
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

/** Undefined if there is no file. A file that others can read is refused, since they may know the secret. */
async function readKeyFile(file: string): Promise<string | undefined> {
  const found = await stat(file).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })
  if (found === undefined) return undefined
  // Windows has no such bits: there the folder's rights protect the file.
  if (process.platform !== 'win32' && (found.mode & 0o077) !== 0)
    throw new Error(`${file} can be read by other users of this machine: chmod 600 ${file}`)
  return (await readFile(file, 'utf8')).trim()
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

async function makeKeyFile(file: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true })
  const fresh = randomBytes(32).toString('hex')
  // `wx`: if two servers start together, one creates the file, and both read it.
  await writeFile(file, `${fresh}\n`, { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  })
  return (await readFile(file, 'utf8')).trim()
}

function keyFrom(text: string, from: string): Buffer {
  if (text.length < 32) throw new Error(`${from} must hold at least 32 characters, random ones`)
  return Buffer.from(hkdfSync('sha256', text, 'lobby', 'server-key', 32))
}

/** A keyed hash that includes its purpose, so that a code for one purpose is never valid for another. */
export const hashWithKey = (key: Buffer, ...parts: readonly string[]) =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('hex')
