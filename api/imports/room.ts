import type { Room } from '#api/room.ts'
import { importRoutes } from './routes.ts'
import { importRuns } from './runs.ts'

export const room: Room = {
  runs: [importRuns],
  routes: [importRoutes],
}
