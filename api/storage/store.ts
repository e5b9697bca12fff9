import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { spaceOf, type Space } from './disk.ts'

/** Stores bytes by key. The store makes the keys; an S3-compatible store would implement the same interface. */
export interface FileStore {
  /** Stores the bytes and returns their key. */
  put(bytes: Uint8Array): Promise<string>
  /** Undefined if there is nothing under the key. */
  open(key: string): Promise<{ readonly size: number; readonly stream: Readable } | undefined>
  remove(key: string): Promise<void>
  /** Removes half-written files. */
  tidy(): Promise<void>
  /** Room for more. */
  space(): Promise<Space>
}

const keyPattern = /^[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f-]{36}$/

/** Files under `folder`, with random names in 65,536 folders, readable by the server's user alone. */
export function createDiskStore(folder: string): FileStore {
  const pathOf = (key: string) => {
    if (!keyPattern.test(key)) throw new Error('not a key of this store')
    return join(folder, key)
  }
  const unfinished = join(folder, 'unfinished')
  return {
    async put(bytes) {
      const name = randomUUID()
      const key = `${name.slice(0, 2)}/${name.slice(2, 4)}/${name}`
      const path = pathOf(key)
      await mkdir(unfinished, { recursive: true, mode: 0o700 })
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const draft = join(unfinished, name)
      try {
        await writeDurably(draft, bytes)
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      return key
    },
    async open(key) {
      const info = await stat(pathOf(key)).catch(() => undefined)
      return info === undefined ? undefined : { size: info.size, stream: createReadStream(pathOf(key)) }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    space: () => spaceOf(folder),
    async tidy() {
      const names = await readdir(unfinished).catch(() => [])
      for (const name of names) {
        const info = await stat(join(unfinished, name)).catch(() => undefined)
        if (info !== undefined && Date.now() - info.mtimeMs > 60_000)
          await rm(join(unfinished, name), { force: true })
      }
    },
  }
}

/** The file is on the disk before its row is: a crash leaves a file without a row, never a row without its file. */
async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(path, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
