import type { Room } from '#api/room.ts'
import { accountExtension } from './account.extension.ts'
import { permissionGroupExtension } from './permission-group.extension.ts'
import { readyGroupRoutes } from './ready-groups.ts'

export const room: Room = {
  extensions: [({ services }) => accountExtension(services), permissionGroupExtension],
  routes: [readyGroupRoutes],
}
