import type { Room } from '#api/room.ts'
import { contractExtension } from './contract.extension.ts'
import { customerRoutes } from './customer-routes.ts'

export const room: Room = {
  extensions: [({ services }) => contractExtension(services)],
  routes: [customerRoutes],
}
