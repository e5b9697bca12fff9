import type { Room } from '#api/room.ts'
import { bookingRoutes } from './booking-routes.ts'
import { homeRoutes } from './home-routes.ts'
import { paymentRoutes } from './payment-routes.ts'
import { recordRoutes } from './record-routes.ts'
import { textRoutes } from './text-routes.ts'

/** What the residents' app calls. */
export const room: Room = {
  routes: [homeRoutes, recordRoutes, paymentRoutes, textRoutes, bookingRoutes],
}
