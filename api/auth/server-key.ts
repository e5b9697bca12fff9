import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * The server's own secret: 32 random bytes beside the data, readable by the server's user alone, or
 * `SERVER_KEY` where several servers share one database. It never leaves the process and has no default.
 */
export async function loadServerKey(dataDir: string, given?: string): Promise<Buffer> {
  if (given !== undefined && given !== '') return keyFrom(given)
  const path = join(dataDir, 'server.key')
  const kept = await readFile(path, 'utf8').catch(() => undefined)
  if (kept !== undefined) return keyFrom(kept.trim())
  const fresh = randomBytes(32).toString('hex')
  await mkdir(dirname(path), { recursive: true })
  // `wx`: of two servers that start together one wins, and both read what it wrote.
  await writeFile(path, `${fresh}\n`, { mode: 0o600, flag: 'wx' }).catch(() => undefined)
  return keyFrom((await readFile(path, 'utf8')).trim())
}

function keyFrom(text: string): Buffer {
  if (text.length < 32) throw new Error('SERVER_KEY must have at least 32 characters, random ones')
  return Buffer.from(hkdfSync('sha256', text, 'lobby', 'server-key', 32))
}

/** A keyed hash bound to what it is for, so that a code of one purpose never fits another. */
export const keyedHash = (key: Buffer, ...parts: readonly string[]) =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('hex')
