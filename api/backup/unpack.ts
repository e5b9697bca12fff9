import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { findOwner } from '../database/cluster/owner.ts'
import { readPart, type Part, type PartPlace } from './parts.ts'

/** Lays the embedded database of a backup into an empty data folder; it is there whole, or not at all. */
export async function unpackCluster(dataDir: string, archive: Readable): Promise<void> {
  const cluster = join(dataDir, 'postgres')
  // A start removes what has this name, if we are killed.
  const making = join(dataDir, 'postgres.new-restored')
  try {
    await fill(making, archive)
    const owner = findOwner(cluster)
    if (owner !== undefined) execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, making])
    await rename(making, cluster)
  } catch (error) {
    await rm(making, { recursive: true, force: true })
    throw error
  }
}

async function fill(making: string, archive: Readable): Promise<void> {
  await mkdir(making, { recursive: true, mode: 0o700 })
  // Every system has it, Windows too.
  const tar = spawn('tar', ['-x', '-f', '-', '-C', making], { stdio: ['pipe', 'ignore', 'pipe'] })
  let said = ''
  tar.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [end, fed] = await Promise.allSettled([
    once(tar, 'close'),
    pipeline(archive, createGunzip(), tar.stdin),
  ])
  if (fed.status === 'rejected' && !isCutOff(fed.reason as NodeJS.ErrnoException)) throw fed.reason
  if (end.status === 'rejected') throw end.reason
  const [code] = end.value as [number | null]
  if (code !== 0) throw new Error(`The database cannot be unpacked: ${said.slice(-2_000)}`)
}

/** Of a program that has ended and says itself why. */
const isCutOff = ({ code }: NodeJS.ErrnoException) =>
  code === 'EPIPE' || code === 'ERR_STREAM_PREMATURE_CLOSE'

/**
 * Lays the files of a backup where the store looks for them, all or none; never among others that are there. Returns what
 * takes them away again.
 */
export async function unpackFiles(
  dataDir: string,
  { folder, key, parts }: Omit<PartPlace, 'name'> & { readonly parts: readonly Part[] },
): Promise<() => Promise<void>> {
  const files = join(dataDir, 'files')
  const making = join(dataDir, 'postgres.new-files')
  try {
    await mkdir(join(making, 'files'), { recursive: true, mode: 0o700 })
    for (const { name } of parts) {
      const path = join(making, name)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await pipeline(
        readPart({ folder, name, key }),
        createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
      )
    }
    await rename(join(making, 'files'), files)
  } finally {
    await rm(making, { recursive: true, force: true })
  }
  return () => rm(files, { recursive: true, force: true })
}
