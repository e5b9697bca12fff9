import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { homePrefix, makeScratch } from '../scratch.ts'
import { startLobby } from '../server/start-lobby.ts'

/** With its owners: PostgreSQL refuses files of another. */
export const copyHome = async (from: string, to: string) =>
  void (await promisify(execFile)('cp', ['-a', `${from}/.`, to]))

/**
 * A real server with demo data for each worker: files of one worker run one after the other, so none sees another's
 * changes. The demo data is made once; every server begins with a copy.
 */
export async function setup(project: TestProject) {
  const original = await makeScratch(homePrefix())
  await (await startLobby({ dataDir: original })).stop()
  const servers = await Promise.all(
    Array.from({ length: Number(project.config.maxWorkers) }, async () => {
      const dataDir = await makeScratch('lobby-e2e-')
      await copyHome(original, dataDir)
      const lobby = await startLobby({ dataDir })
      // It logs only what it did not foresee.
      lobby.process.stdout?.on('data', (line: Buffer) => void process.stderr.write(line))
      return { dataDir, lobby }
    }),
  )
  project.provide('demoHome', original)
  project.provide(
    'lobbies',
    servers.map(({ lobby }) => lobby.url),
  )
  project.provide(
    'homes',
    servers.map(({ dataDir }) => dataDir),
  )
  return async () => {
    for (const { dataDir, lobby } of servers) {
      await lobby.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
    await rm(original, { recursive: true, force: true })
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Data of a stopped server that has just made its demo, to be copied. */
    demoHome: string
    /** Addresses of the consoles under test, one for each worker. */
    lobbies: readonly string[]
    /** Where each of them keeps its data. */
    homes: readonly string[]
  }
}
