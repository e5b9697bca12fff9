import type { Room } from '#api/room.ts'
import { orderExtension } from './order.extension.ts'

export const room: Room = {
  extensions: [orderExtension],
}
