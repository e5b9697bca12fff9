import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startLobby } from '../server/start-lobby.ts'

/**
 * A real server with demo data for each worker: files of one worker run one after the other, so none sees another's
 * changes.
 */
export async function setup(project: TestProject) {
  const servers = await Promise.all(
    Array.from({ length: Number(project.config.maxWorkers) }, async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'lobby-e2e-'))
      return { dataDir, lobby: await startLobby({ dataDir }) }
    }),
  )
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
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the consoles under test, one for each worker. */
    lobbies: readonly string[]
    /** Where each of them keeps its data. */
    homes: readonly string[]
  }
}
