import type { Room } from '#api/room.ts'
import { workbookRoutes } from './routes.ts'
import { workbookRuns } from './run.ts'

export const room: Room = {
  runs: [workbookRuns],
  routes: [workbookRoutes],
}
