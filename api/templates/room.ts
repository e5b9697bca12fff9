import type { Room } from '#api/room.ts'
import { templateRoutes } from './routes.ts'

export const room: Room = {
  routes: [templateRoutes],
}
