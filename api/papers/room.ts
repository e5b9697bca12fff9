import type { Room } from '#api/room.ts'
import { paperRoutes } from './routes.ts'

export const room: Room = {
  routes: [paperRoutes],
}
