import type { Room } from '#api/room.ts'
import { electricMeterExtension } from './electric-meter.extension.ts'
import { electricReadingExtension } from './electric-reading.extension.ts'
import { meteringRoutes } from './routes.ts'
import { waterMeterExtension } from './water-meter.extension.ts'
import { waterReadingExtension } from './water-reading.extension.ts'

export const room: Room = {
  extensions: [electricMeterExtension, electricReadingExtension, waterMeterExtension, waterReadingExtension],
  routes: [meteringRoutes],
}
