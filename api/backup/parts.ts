import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { link, mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { seal, unseal } from './seal.ts'

/** A file of a backup: its path below the backup's folder, and its bytes as they lie there. */
export interface Part {
  readonly name: string
  readonly bytes: number
  readonly sha256: string
}

export interface PartPlace {
  /** The backup's folder. */
  readonly folder: string
  readonly name: string
  /** Undefined: it is not encrypted. */
  readonly key: Buffer | undefined
  /** A folder on the same disk that has the part under the same name, and never changes it: its bytes are not copied. */
  readonly linkTo?: string
}

/** Writes a part to the disk, and says what its bytes are. */
export async function writePart({ folder, name, key, linkTo }: PartPlace, source: Readable): Promise<Part> {
  const path = join(folder, name)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const sum = createHash('sha256')
  let bytes = 0
  const count = async function* (pieces: AsyncIterable<Buffer>) {
    for await (const piece of pieces) {
      sum.update(piece)
      bytes += piece.length
      yield piece
    }
  }
  const stored = key === undefined ? source : Readable.from(seal({ key, name })(source))
  const isLinked = linkTo !== undefined && key === undefined && (await mayLink(join(linkTo, name), path))
  if (isLinked) await pipeline(stored, count, new Writable({ write: (_chunk, _encoding, done) => done() }))
  else await pipeline(stored, count, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
  return { name, bytes, sha256: sum.digest('hex') }
}

/** Not every file system gives a file a second name. */
const mayLink = (existing: string, path: string): Promise<boolean> =>
  link(existing, path).then(
    () => true,
    () => false,
  )

/** Throws, naming the part, where it is missing or is not what it was. */
export async function verifyPart(folder: string, { name, bytes, sha256 }: Part): Promise<void> {
  const path = join(folder, name)
  const found = await stat(path).catch(() => undefined)
  if (found === undefined) throw new Error(`${name} is missing from the backup`)
  const sum = createHash('sha256')
  if (found.size === bytes) await pipeline(createReadStream(path), sum)
  if (found.size !== bytes || sum.digest('hex') !== sha256)
    throw new Error(`${name} was changed since the backup was made`)
}

/** The bytes that went into a part. */
export const readPart = ({ folder, name, key }: PartPlace): Readable => {
  const stored = createReadStream(join(folder, name))
  return key === undefined ? stored : Readable.from(unseal({ key, name })(stored))
}
