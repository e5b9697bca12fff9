import type { Room } from '#api/room.ts'
import { bookingViewRoutes } from './booking-view.ts'
import { serviceBookingExtension } from './service-booking.extension.ts'

export const room: Room = {
  extensions: [serviceBookingExtension],
  routes: [bookingViewRoutes],
}
