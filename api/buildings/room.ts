import type { Room } from '#api/room.ts'
import { buildingExtension } from './building.extension.ts'
import { copyRoutes } from './copy-routes.ts'
import { buildingSetUpRoutes } from './set-up.ts'
import { settingDetailRoute } from './setting-detail.ts'

export const room: Room = {
  extensions: [buildingExtension],
  routes: [buildingSetUpRoutes, settingDetailRoute, copyRoutes],
}
