import type { Room } from '#api/room.ts'
import { dashboardRoutes } from './routes.ts'

export const room: Room = {
  routes: [dashboardRoutes],
}
