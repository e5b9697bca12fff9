import { readFileSync } from 'node:fs'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'

interface Holder {
  readonly pid: number
  /** When that process began, in the kernel's ticks: a recycled pid is another process. */
  readonly started: string
}

/**
 * One process at a time works on a data directory. Throws at once, naming the first; a lock whose process is gone
 * is taken over. Returns what lets go of it.
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true })
  const path = join(dataDir, 'lobby.lock')
  const own = `${path}.${randomBytes(6).toString('hex')}`
  const holder: Holder = { pid: process.pid, started: startOf(process.pid) ?? '' }
  await writeFile(own, JSON.stringify(holder))
  try {
    for (let attempt = 0; attempt < 20; attempt++) {
      // A link appears whole or not at all, and only for one of those who try.
      if (await linked(own, path)) return () => rm(path, { force: true })
      const found = await readHolder(path)
      if (found !== undefined && startOf(found.pid) === found.started)
        throw new Error(`${dataDir} is in use by the running server with pid ${found.pid}`)
      await takeAway(path, found)
    }
    throw new Error(`${path} can't be taken over`)
  } finally {
    await rm(own, { force: true })
  }
}

const linked = (own: string, path: string) =>
  link(own, path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false
      throw error
    },
  )

async function readHolder(path: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Holder
  } catch {
    return undefined
  }
}

/** Takes the stale lock only: where somebody else was quicker, his is put back. */
async function takeAway(path: string, stale: Holder | undefined): Promise<void> {
  const aside = `${path}.${randomBytes(6).toString('hex')}`
  const moved = await rename(path, aside).then(
    () => true,
    () => false,
  )
  if (!moved) return
  const taken = await readHolder(aside)
  if (taken !== undefined && JSON.stringify(taken) !== JSON.stringify(stale)) await linked(aside, path)
  await rm(aside, { force: true })
}

/** Undefined when there is no such process. Without /proc the pid alone must do. */
export function startOf(pid: number): string | undefined {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return undefined
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // A zombie holds nothing any more.
    return fields[0] === 'Z' ? undefined : (fields[19] ?? '')
  } catch {
    return process.platform === 'linux' ? undefined : ''
  }
}
