import type { Room } from '#api/room.ts'
import { guideRoutes } from './routes.ts'

export const room: Room = {
  routes: [guideRoutes],
}
