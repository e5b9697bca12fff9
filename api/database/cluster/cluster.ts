import type { ChildProcess } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findBinaries } from './binaries.ts'
import { databaseName, initialise, ownerRole, type Ground } from './initialise.ts'
import { findOwner } from './owner.ts'
import {
  claimSocketFolder,
  end,
  endLeftover,
  endSessions,
  hasEnded,
  lastWordsOf,
  launch,
  send,
  socketPrefix,
} from './postmaster.ts'
import { urlThrough } from './running.ts'

export interface Cluster {
  /** The address of the server's database, with its owner's role. It stays the same through all restarts. */
  readonly url: string
  /**
   * The address of any database with any role: there are no passwords, since the socket's folder is closed to others.
   */
  urlOf(role: string, database: string): string
  pid(): number | undefined
  stop(): Promise<void>
}

export interface ClusterOptions {
  readonly dataDir: string
  /** False only in tests, whose data may be lost. Default true. */
  readonly durable?: boolean
  /** Called when the database ended unexpectedly; it is already being restarted. */
  readonly onLoss?: (reason: string) => void
}

/** Starts the PostgreSQL of a data directory, which is created on first use. The directory must be locked already. */
export async function startCluster({ dataDir, durable = true, onLoss }: ClusterOptions): Promise<Cluster> {
  const ground = await prepare(dataDir)
  const socketFolder = await makeSocketFolder(ground)
  const settings = { socketFolder, durable }
  let isStopping = false
  let child: ChildProcess

  const begin = async () => {
    child = await launch(ground, settings)
    child.once('exit', (code, signal) => void lost(code, signal))
  }
  const lost = async (code: number | null, signal: string | null) => {
    if (isStopping) return
    onLoss?.(`PostgreSQL ended (${signal ?? code}) and is started again. ${lastWordsOf(child)}`)
    for (let delay = 100; !isStopping; delay = Math.min(delay * 2, 5_000)) {
      await wait(delay)
      if (isStopping) return
      try {
        await endSessions(ground.cluster)
        await begin()
        // The server was asked to stop meanwhile: the database must not outlive it.
        if (isStopping && child.pid !== undefined) await end(child.pid)
        return
      } catch (error) {
        onLoss?.((error as Error).message)
      }
    }
  }
  // Last resort if the process exits without closing anything.
  const atExit = () => {
    if (child.pid !== undefined) send(child.pid, 'SIGINT')
    rmSync(socketFolder, { recursive: true, force: true })
  }

  try {
    await begin()
  } catch (error) {
    await rm(socketFolder, { recursive: true, force: true })
    throw error
  }
  process.once('exit', atExit)
  const urlOf = (role: string, database: string) => urlThrough(socketFolder, role, database)
  return {
    url: urlOf(ownerRole, databaseName),
    urlOf,
    pid: () => (hasEnded(child) ? undefined : child.pid),
    async stop() {
      isStopping = true
      process.off('exit', atExit)
      if (child.pid !== undefined && !hasEnded(child)) await end(child.pid)
      await rm(socketFolder, { recursive: true, force: true })
    },
  }
}

async function prepare(dataDir: string): Promise<Ground> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const cluster = join(dataDir, 'postgres')
  const owner = findOwner(cluster)
  const ground = { dataDir, cluster, owner, bin: await findBinaries(owner) }
  await initialise(ground)
  await endLeftover(ground)
  return ground
}

/**
 * A socket's path may have 107 bytes at most, so it lies in the data directory only where nothing else may be written,
 * as in a container.
 */
async function makeSocketFolder({ owner, cluster, dataDir }: Ground): Promise<string> {
  const folder = await mkdtemp(join(existsSync('/tmp') ? '/tmp' : tmpdir(), socketPrefix)).catch(() =>
    mkdtemp(join(dataDir, socketPrefix)),
  )
  claimSocketFolder(folder, cluster)
  if (owner !== undefined) await chown(folder, owner.uid, owner.gid)
  return folder
}
