import { accessSync, constants, statfsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
/** Bytes that all databases of a run need at most, with their logs. */
const needed = 6 * 1024 ** 3

/** All folders in which scratch folders may lie. */
export const scratchRoots: readonly string[] = [tmpdir(), ...(hasRoom(0) ? [memory] : [])]

/**
 * A new empty folder for the data of a server. In memory where there is room: a database is copied for each test file,
 * and making its 1,900 files on a disk takes ten times longer.
 */
export const makeScratch = async (prefix: string) =>
  await mkdtemp(join(process.env.TEST_SCRATCH ?? (hasRoom(needed) ? memory : tmpdir()), prefix))

/** Of a folder that no server holds while its run goes on: the run's process is in its name. */
export const homePrefix = () => `lobby-home-${process.pid}-`

/** The process whose run made such a folder; undefined for others. */
export const makerOf = (name: string): number | undefined => {
  const [, pid] = /^lobby-home-(\d+)-/.exec(name) ?? []
  return pid === undefined ? undefined : Number(pid)
}

function hasRoom(bytes: number): boolean {
  if (process.platform !== 'linux') return false
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    // What lies there takes the memory that browsers and servers need too.
    return bavail * bsize > bytes && process.availableMemory() > 2 * bytes
  } catch {
    return false
  }
}
