import type { Room } from '#api/room.ts'
import { acrossRoutes } from './search-routes.ts'

export const room: Room = {
  routes: [acrossRoutes],
}
