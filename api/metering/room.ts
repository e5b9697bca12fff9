import type { Room } from '#api/room.ts'
import { meteredTypes } from '#domain/metered-kinds.ts'
import { extendMeter, extendReading } from './readings.ts'
import { meteringRoutes } from './routes.ts'

export const room: Room = {
  extensions: meteredTypes.flatMap((type) => [extendMeter(type), extendReading(type)]),
  routes: [meteringRoutes],
}
