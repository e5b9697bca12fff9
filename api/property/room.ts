import type { Room } from '#api/room.ts'
import { apartmentExtension } from './apartment.extension.ts'
import { handoverExtension } from './handover.extension.ts'
import { propertyRoutes } from './routes.ts'

export const room: Room = {
  extensions: [apartmentExtension, handoverExtension],
  routes: [propertyRoutes],
}
