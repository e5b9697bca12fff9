import { inject } from 'vitest'

/** Address of the console that this worker's tests use; `LOBBY_URL` names one that runs already. */
export function lobbyUrl(): string {
  if (process.env.LOBBY_URL !== undefined) return process.env.LOBBY_URL
  const url = ofWorker(inject('lobbies'))
  if (url === undefined) throw new Error('no console was started')
  return url
}

/** Where it keeps its data; undefined for one that runs already. */
export const lobbyHome = () => (process.env.LOBBY_URL === undefined ? ofWorker(inject('homes')) : undefined)

const ofWorker = (all: readonly string[]) => all[(Number(process.env.VITEST_POOL_ID ?? 1) - 1) % all.length]
