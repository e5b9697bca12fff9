import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isRunning, thisProcess, type ProcessIdentity } from './process-identity.ts'

/**
 * Lets only one process at a time work on a data directory. Throws immediately, naming the process that holds it; takes
 * over the lock of a process that is gone. Returns the function that releases the lock.
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const path = lockOf(dataDir)
  const me = thisProcess()
  const own = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(own, JSON.stringify(me))
  try {
    // A link is created whole or not at all, and only one of those who try succeeds.
    while (!(await tryLink(own, path))) {
      const holder = await read(path)
      if (holder !== undefined && isRunning(holder)) throw heldBy(dataDir, holder)
      if (await tookOver({ path, own, holder })) break
      await wait(10)
    }
    return async () => {
      if (same(await read(path), me)) await rm(path, { force: true })
    }
  } finally {
    await rm(own, { force: true })
  }
}

/** Throws if `lockDataDir` would, but takes no lock. */
export async function refuseIfHeld(dataDir: string): Promise<void> {
  const holder = await read(lockOf(dataDir))
  if (holder !== undefined && isRunning(holder)) throw heldBy(dataDir, holder)
}

const lockOf = (dataDir: string) => join(dataDir, 'lobby.lock')

const heldBy = (dataDir: string, { pid }: ProcessIdentity) =>
  Object.assign(new Error(`${dataDir} is in use by the running server with pid ${pid}`), {
    code: 'DATA_DIR_HELD',
  })

interface Takeover {
  readonly path: string
  readonly own: string
  readonly holder: ProcessIdentity | undefined
}

/**
 * A process that wants to replace the lock of a dead process holds a claim named after it, so that a slower process
 * cannot replace the lock of a faster one.
 */
async function tookOver({ path, own, holder }: Takeover): Promise<boolean> {
  const claim = `${path}.after-${holder?.pid ?? 'nobody'}`
  if (!(await tryLink(own, claim))) {
    const rival = await read(claim)
    if (rival === undefined || !isRunning(rival)) await rm(claim, { force: true })
    return false
  }
  try {
    if (!same(await read(path), holder)) return false
    await rename(own, path)
    return true
  } finally {
    await rm(claim, { force: true })
  }
}

const same = (one: ProcessIdentity | undefined, other: ProcessIdentity | undefined) =>
  one?.pid === other?.pid && one?.started === other?.started

const tryLink = (own: string, path: string) =>
  link(own, path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false
      throw error
    },
  )

async function read(path: string): Promise<ProcessIdentity | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as ProcessIdentity
  } catch {
    return undefined
  }
}
