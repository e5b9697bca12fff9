import type { Room } from '#api/room.ts'
import { buildingExtension } from './building.extension.ts'
import { settingDetailRoute } from './setting-detail.ts'

export const room: Room = {
  extensions: [buildingExtension],
  routes: [settingDetailRoute],
}
