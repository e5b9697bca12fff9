import type { Room } from '#api/room.ts'
import { bookingViewRoutes } from './booking-view.ts'
import { providerExtension } from './provider.extension.ts'
import { serviceBookingExtension } from './service-booking.extension.ts'

export const room: Room = {
  extensions: [providerExtension, serviceBookingExtension],
  routes: [bookingViewRoutes],
}
