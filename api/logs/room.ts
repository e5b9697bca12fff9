import type { Room } from '#api/room.ts'
import { logExtension } from './log.extension.ts'

export const room: Room = {
  extensions: [({ registry }) => logExtension(registry)],
}
