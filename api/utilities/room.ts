import type { Room } from '#api/room.ts'
import { utilityBookingExtension } from './utility-booking.extension.ts'
import { utilityExtension } from './utility.extension.ts'

export const room: Room = {
  extensions: [utilityBookingExtension, utilityExtension],
}
