import type { Room } from '#api/room.ts'
import { readOwnPicture } from './own-picture.ts'
import { fileRoutes } from './routes.ts'
import { usageRoute } from './usage.ts'

export const room: Room = {
  ownFields: [readOwnPicture],
  routes: [fileRoutes, usageRoute],
}
