import type { Room } from '#api/room.ts'
import { manifestRoutes } from './manifest-routes.ts'

export const room: Room = {
  routes: [manifestRoutes],
}
