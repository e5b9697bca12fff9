import type { Room } from '#api/room.ts'
import { fileRoutes } from './routes.ts'
import { usageRoute } from './usage.ts'

export const room: Room = {
  routes: [fileRoutes, usageRoute],
}
