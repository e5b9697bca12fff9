import type { Room } from '#api/room.ts'
import { serviceBookingExtension } from './service-booking.extension.ts'

export const room: Room = {
  extensions: [serviceBookingExtension],
}
