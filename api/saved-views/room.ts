import type { Room } from '#api/room.ts'
import { savedViewRoutes } from './routes.ts'

export const room: Room = {
  routes: [savedViewRoutes],
}
