import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { endLeftover } from '#api/database/cluster/postmaster.ts'
import { makeScratch } from '../scratch.ts'
import { startLobby, type Lobby } from '../server/start-lobby.ts'
import { copyHome } from './global-setup.ts'

export interface OwnLobby extends Lobby {
  readonly dataDir: string
  /** Kills it, as a lack of memory would. */
  kill(): Promise<void>
  /** Starts it again, at the same address. */
  restart(): Promise<void>
}

/** A server with the demo data for one file, whose changes other tests could not bear. */
export async function startOwnLobby(): Promise<OwnLobby> {
  const dataDir = await makeScratch('lobby-e2e-')
  await copyHome(inject('demoHome'), dataDir)
  let lobby = await startLobby({ dataDir })
  const { url } = lobby
  return {
    ...lobby,
    dataDir,
    async kill() {
      lobby.process.kill('SIGKILL')
      await once(lobby.process, 'exit')
    },
    async restart() {
      lobby = await startLobby({ dataDir, env: { PORT: new URL(url).port } })
    },
    async stop() {
      await lobby.stop()
      await endLeftover({ cluster: join(dataDir, 'postgres') })
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
