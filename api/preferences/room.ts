import type { Room } from '#api/room.ts'
import { preferenceRoutes } from './routes.ts'

export const room: Room = {
  routes: [preferenceRoutes],
}
