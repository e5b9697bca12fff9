import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startLobby } from '../../support/lobby.ts'

/** One real server with demo data for all browser tests. */
export async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'lobby-e2e-'))
  const lobby = await startLobby({ dataDir })
  project.provide('lobby', lobby.url)
  return async () => {
    await lobby.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the console under test. */
    lobby: string
  }
}
