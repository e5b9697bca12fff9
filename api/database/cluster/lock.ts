import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { answers, isDoor, openDoor } from './door.ts'
import { isRunning, thisProcess, type ProcessIdentity } from './process-identity.ts'

interface Holder extends ProcessIdentity {
  /** The data directory, by its place on the disk; absent in locks of older versions. A copy has the original's lock. */
  readonly folder?: string
  /** The file in the data directory behind which it lives, for those who cannot see its process. */
  readonly door?: string
}

/**
 * Lets only one process at a time work on a data directory. Throws immediately, naming the process that holds it; takes
 * over the lock of a process that is gone. Returns the function that releases the lock.
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const path = lockOf(dataDir)
  // Open before the lock names it.
  const door = await openDoor(dataDir)
  const me: Holder = {
    ...thisProcess(),
    folder: await placeOf(dataDir),
    ...(door === undefined ? {} : { door: door.name }),
  }
  const own = `${path}.${randomBytes(6).toString('hex')}`
  let isMine = false
  try {
    await writeFile(own, JSON.stringify(me))
    // A link is created whole or not at all, and only one of those who try succeeds.
    while (!(await tryLink(own, path))) {
      const holder = await read(path)
      if (holder !== undefined && (await isAlive(dataDir, holder))) throw heldBy(dataDir, holder)
      if (await tookOver({ dataDir, own, holder })) break
      await wait(10)
    }
    isMine = true
    return async () => {
      if (same(await read(path), me)) await rm(path, { force: true })
      await door?.close()
    }
  } finally {
    await rm(own, { force: true })
    if (!isMine) await door?.close()
  }
}

/** Throws if `lockDataDir` would, but takes no lock. */
export async function refuseIfHeld(dataDir: string): Promise<void> {
  const holder = await read(lockOf(dataDir))
  if (holder !== undefined && (await isAlive(dataDir, holder))) throw heldBy(dataDir, holder)
}

/** Whether a file of a data directory belongs to its lock. */
export const isOfLock = (name: string): boolean => name.startsWith(lockName) || isDoor(name)

const isAlive = async (dataDir: string, holder: Holder) =>
  (await runsHere(dataDir, holder)) || (holder.door !== undefined && (await answers(dataDir, holder.door)))

/** Its process may be at work on the directory that this one is a copy of. */
const runsHere = async (dataDir: string, holder: Holder) =>
  isRunning(holder) && (holder.folder === undefined || holder.folder === (await placeOf(dataDir)))

/** The same by whatever path one comes, also from another container; a copy's is another one. */
async function placeOf(dataDir: string): Promise<string> {
  const { dev, ino } = await stat(dataDir, { bigint: true })
  return `${dev}:${ino}`
}

const lockName = 'lobby.lock'
const lockOf = (dataDir: string) => join(dataDir, lockName)

const heldBy = (dataDir: string, holder: Holder) =>
  Object.assign(
    new Error(
      isRunning(holder)
        ? `${dataDir} is in use by the running server with pid ${holder.pid}`
        : `${dataDir} is in use by a running server in another container: run this in that one (docker compose exec)`,
    ),
    { code: 'DATA_DIR_HELD' },
  )

interface Takeover {
  readonly dataDir: string
  readonly own: string
  readonly holder: Holder | undefined
}

/**
 * A process that wants to replace the lock of a dead process holds a claim named after it, so that a slower process
 * cannot replace the lock of a faster one.
 */
async function tookOver({ dataDir, own, holder }: Takeover): Promise<boolean> {
  const path = lockOf(dataDir)
  const claim = `${path}.after-${holder?.pid ?? 'nobody'}`
  if (!(await tryLink(own, claim))) {
    const rival = await read(claim)
    if (rival === undefined || !(await isAlive(dataDir, rival))) await rm(claim, { force: true })
    return false
  }
  try {
    if (!same(await read(path), holder)) return false
    await rename(own, path)
    if (holder?.door !== undefined) await rm(join(dataDir, holder.door), { force: true })
    return true
  } finally {
    await rm(claim, { force: true })
  }
}

const same = (one: Holder | undefined, other: Holder | undefined) =>
  one?.pid === other?.pid && one?.started === other?.started && one?.door === other?.door

const tryLink = (own: string, path: string) =>
  link(own, path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false
      throw error
    },
  )

async function read(path: string): Promise<Holder | undefined> {
  try {
    const { door, ...process } = JSON.parse(await readFile(path, 'utf8')) as Holder
    return isDoor(door) ? { ...process, door } : process
  } catch {
    return undefined
  }
}
