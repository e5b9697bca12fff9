import type { Room } from '#api/room.ts'
import { reconciliationRoutes } from './reconciliation-routes.ts'
import { reportRoutes } from './routes.ts'

export const room: Room = {
  routes: [reportRoutes, reconciliationRoutes],
}
