import type { Room } from '#api/room.ts'
import { notificationRoutes } from './routes.ts'

export const room: Room = {
  routes: [notificationRoutes],
}
