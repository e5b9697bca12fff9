import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { lockDataDir } from '#api/database/cluster/lock.ts'
import { endLeftover } from '#api/database/cluster/postmaster.ts'
import { makerOf, scratchRoots } from '../scratch.ts'

/** Not the folders of tests that kill their server themselves: these have no holder for moments. */
const ours = /^lobby-(test|e2e)-/

/** Ends databases that killed test runs have left running in abandoned folders. */
export async function sweepLeftovers(): Promise<void> {
  const folders: string[] = []
  for (const root of scratchRoots)
    for (const name of await readdir(root)) {
      if (ours.test(name)) folders.push(join(root, name))
      const maker = makerOf(name)
      if (maker !== undefined && !isRunning(maker))
        await rm(join(root, name), { recursive: true, force: true })
    }
  for (const folder of folders) {
    if (existsSync(join(folder, 'lobby.lock'))) await sweep(folder).catch(() => undefined)
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Throws if the run is still going on. */
async function sweep(folder: string) {
  await lockDataDir(folder)
  await endLeftover({ cluster: join(folder, 'postgres') })
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
