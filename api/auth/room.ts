import type { Room } from '#api/room.ts'
import { optionsRoute } from './options-route.ts'
import { accountRightsRoute } from './account-rights-route.ts'
import { authRoutes } from './routes.ts'
import { secondFactorOfficeRoutes } from './second-factor/routes.ts'

export const room: Room = {
  routes: [
    (app, { services, ring }) => authRoutes(app, services, ring),
    (app, { demo }) => optionsRoute(app, demo),
    secondFactorOfficeRoutes,
    accountRightsRoute,
  ],
}
