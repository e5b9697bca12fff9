import type { Room } from '#api/room.ts'
import { parkingCardExtension } from './parking-card.extension.ts'
import { parkingLogExtension } from './parking-log.extension.ts'
import { vehicleExtension } from './vehicle.extension.ts'

export const room: Room = {
  extensions: [parkingCardExtension, parkingLogExtension, vehicleExtension],
}
