import { rm } from 'node:fs/promises'
import { inject } from 'vitest'
import { makeScratch } from '../scratch.ts'
import { startLobby, type Lobby } from '../server/start-lobby.ts'
import { copyHome } from './global-setup.ts'

/** A server with the demo data for one file, whose changes other tests could not bear. */
export async function startOwnLobby(): Promise<Lobby> {
  const dataDir = await makeScratch('lobby-e2e-')
  await copyHome(inject('demoHome'), dataDir)
  const lobby = await startLobby({ dataDir })
  return {
    ...lobby,
    async stop() {
      await lobby.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
