import { inject } from 'vitest'

/** Address of the console that this worker's tests use; `LOBBY_URL` names one that runs already. */
export function lobbyUrl(): string {
  if (process.env.LOBBY_URL !== undefined) return process.env.LOBBY_URL
  const worker = Number(process.env.VITEST_POOL_ID ?? 1)
  const lobbies = inject('lobbies')
  const url = lobbies[(worker - 1) % lobbies.length]
  if (url === undefined) throw new Error('no console was started')
  return url
}
